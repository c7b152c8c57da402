import { askSome, between, type Flow, flowOf, type Part } from '@cardwright/engine'
import { optionsOf } from '../../rules/options.ts'
import { type RunsOf, run } from '../../rules/perform.ts'
import { isThere, type May, pickSpace, spacesWhere } from '../../rules/spaces.ts'
import { conceal, setToken } from '../../rules/tokens.ts'
import { type ExceedTable, foe, side } from '../../state.ts'
import { amountOf } from '../../values/amounts.ts'
import { distanceTo, isFree } from '../../values/arena.ts'
import { kindred, type Mark, marksOf } from '../../values/marks.ts'
import { askedBy } from '../../values/printed.ts'
import { type Source, seatOf } from '../../values/source.ts'
import { traitOf } from '../../values/traits.ts'
import type { EffectOf } from '../vocabulary.ts'
import type { tokens as schemas } from './vocabulary.ts'

export const tokens: RunsOf<ReturnType<typeof schemas>> = {
  placeToken: (t, by, effect) => {
    const { where } = effect
    if (where !== 'you' && where !== 'foe') return placeSomewhere(t, by, effect)
    place(t, by, effect, side(t, where === 'you' ? by.seat : foe(by.seat)).space)
    return run(t, by, effect.so)
  },
  placeNext: (t, by, effect) => placeSeveral(t, by, effect),
  placeSecret: (t, by, effect) => placeSecrets(t, by, effect),
  removeToken: (t, { seat }, { token }) => {
    if (!traitOf(t, seat, 'keepsTokens')) for (const id of kindred(t, seat, token)) setToken(t, seat, id, null)
    return null
  },
  removeNear: (t, by, effect) => {
    const [first, second] = nearFoe(t, by, effect)
    if (first === undefined) return null
    return second !== undefined || effect.optional ? chooseNear(t, by, effect) : removeAt(t, by, effect, first.space)
  },
  /** Any number of them, or those that a movement came upon; how many they were is known to what follows. */
  removeSome: (t, by, effect) => {
    const { token, met } = effect
    t.state.recent.spent = 0
    if (met === undefined) return removeAny(t, by, effect)
    const most = amountOf(t, by, met)
    for (const space of t.state.recent.entered) if (t.state.recent.spent < most) removeOne(t, by, token, space)
    return null
  },
  /** What lies there is turned over, as it were. */
  swapToken: (t, source, { token, by, of }) => {
    const seat = seatOf(source, of)
    const space = side(t, seat).tokens[token]
    if (space === undefined) return null
    setToken(t, seat, token, null)
    setToken(t, seat, by, space)
    return null
  },
}

function* placeSomewhere(t: ExceedTable, by: Source, effect: EffectOf<'placeToken'>): Flow {
  const { where, min, max, optional, so } = effect
  const may = isThere(t, by.seat, where, min, max)
  if (spacesWhere(may).length === 0) return
  const space = yield* pickSpace(t, by, effect, may, optional)
  if (space === null) return
  place(t, by, effect, space)
  yield* flowOf(run(t, by, so))
}

function place(t: ExceedTable, { seat }: Source, { token }: EffectOf<'placeToken'>, space: number): void {
  const [id] = kindred(t, seat, token)
  if (id !== undefined) setToken(t, seat, id, space)
}

type PlaceNext = EffectOf<'placeNext'>

/** Tokens of one name, one after the other, each on a space without such a token. */
function* placeSeveral(t: ExceedTable, by: Source, effect: PlaceNext): Flow {
  for (let n = 0; n < effect.amount; n++) yield* placeOne(t, by, effect)
}

/** Picking a token that lies there takes it up, and it, or another, is then put elsewhere. */
function* placeOne(t: ExceedTable, by: Source, effect: PlaceNext): Flow {
  const isOpen = openTo(t, by, effect)
  if (spacesWhere(isOpen).length === 0) return
  const first = yield* chooseSpace(
    t,
    by,
    effect,
    (space) => (nextToken(t, by, effect) !== undefined && isOpen(space)) || tokenAt(t, by, effect, space) !== undefined,
  )
  const taken = tokenAt(t, by, effect, first)
  if (taken === undefined) return setNext(t, by, effect, first)
  setToken(t, by.seat, taken, null)
  if (spacesWhere(isOpen).length === 0) return
  setNext(t, by, effect, yield* chooseSpace(t, by, effect, isOpen))
}

/** The only space there is needs no question. */
function* chooseSpace(t: ExceedTable, by: Source, effect: PlaceNext, may: May): Flow<number> {
  const found = spacesWhere(may)
  if (found.length === 1) return found[0]!.space!
  return (yield* pickSpace(t, by, effect, may))!
}

const openTo =
  (t: ExceedTable, by: Source, effect: PlaceNext): May =>
  (space) => {
    if (tokenAt(t, by, effect, space) !== undefined) return false
    return isThere(t, by.seat, effect.where, 1, 1)(space) && (!effect.free || isFree(t, space))
  }

function setNext(t: ExceedTable, by: Source, effect: PlaceNext, space: number): void {
  const token = nextToken(t, by, effect)
  if (token !== undefined) setToken(t, by.seat, token, space)
}

const nextToken = (t: ExceedTable, { seat }: Source, { token }: PlaceNext): string | undefined =>
  kindred(t, seat, token).find((id) => !(id in side(t, seat).tokens))

const tokenAt = (t: ExceedTable, { seat }: Source, { token }: PlaceNext, space: number): string | undefined =>
  kindred(t, seat, token).find((id) => side(t, seat).tokens[id] === space)

/**
 * Lays secret tokens face down. The spaces are said first: which token comes where is known to the flow only when
 * nothing is asked any more.
 */
function* placeSecrets(t: ExceedTable, by: Source, effect: EffectOf<'placeSecret'>): Flow {
  const { amount, min, max } = effect
  const { seat } = by
  const may = isThere(t, seat, 'near', min, max)
  const count = Math.min(amount, t.zone.pouch(seat).size)
  if (count === 0 || spacesWhere(may).length === 0) return
  const spaces: number[] = []
  while (spaces.length < count) spaces.push((yield* pickSpace(t, by, effect, may))!)
  const options = () => optionsOf(t.zone.pouch(seat).cards)
  const chosen = yield* askSome(t, seat, {
    kind: 'secret',
    ...askedBy(t, by, effect),
    context: spaces,
    ordered: true,
    options,
    next: between(count, count, options),
    outside: () => 'facedown',
  })
  chosen.forEach(({ card }, i) => {
    conceal(t, seat, card, spaces[i]!)
  })
}

function* chooseNear(t: ExceedTable, by: Source, effect: EffectOf<'removeNear'>): Flow {
  const isSome = (space: number) => nearFoe(t, by, effect).some((mark) => mark.space === space)
  const space = yield* pickSpace(t, by, effect, isSome, effect.optional)
  yield* flowOf(space === null ? null : removeAt(t, by, effect, space))
}

function removeAt(t: ExceedTable, by: Source, effect: EffectOf<'removeNear'>, space: number): Part {
  const mark = nearFoe(t, by, effect).find((each) => each.space === space)
  setToken(t, by.seat, mark!.token!, null)
  return run(t, by, effect.so)
}

const nearFoe = (t: ExceedTable, by: Source, { token, min, max }: EffectOf<'removeNear'>): Mark[] =>
  marksOf(t, by, token).filter((mark) => {
    const far = distanceTo(t, foe(by.seat), mark.space)
    return mark.token !== undefined && min <= far && far <= max
  })

function* removeAny(t: ExceedTable, by: Source, effect: EffectOf<'removeSome'>): Flow {
  const { token } = effect
  const isSome = (space: number) => marksOf(t, by, token).some((mark) => mark.space === space)
  while (marksOf(t, by, token).length > 0) {
    const space = yield* pickSpace(t, by, effect, isSome, true)
    if (space === null) return
    removeOne(t, by, token, space)
  }
}

function removeOne(t: ExceedTable, by: Source, token: string, space: number): void {
  const mark = marksOf(t, by, token).find((each) => each.space === space)
  if (mark?.token === undefined) return
  setToken(t, by.seat, mark.token, null)
  t.state.recent.spent++
}
