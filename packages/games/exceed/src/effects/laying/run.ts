import { andThen, ask, type CardId, type Flow, flowOf, type Part } from '@cardwright/engine'
import { put } from '../../rules/areas.ts'
import { leave } from '../../rules/boosts.ts'
import { type MaybeCard, maybeOptionsOf, optionsOf, pass } from '../../rules/options.ts'
import { type RunsOf, run } from '../../rules/perform.ts'
import { isThere, pickSpace, spacesWhere } from '../../rules/spaces.ts'
import { lay, setToken } from '../../rules/tokens.ts'
import { attackOf, type ExceedTable, foe } from '../../state.ts'
import { occupies } from '../../values/arena.ts'
import { type Mark, marksOf, underFoe } from '../../values/marks.ts'
import { askedBy } from '../../values/printed.ts'
import type { Source } from '../../values/source.ts'
import { gainTrait } from '../numbers/run.ts'
import type { Effect, EffectOf } from '../vocabulary.ts'
import type { laying as schemas } from './vocabulary.ts'

/** What lies on spaces of the arena, and where it goes from there. */
export const laying: RunsOf<ReturnType<typeof schemas>> = {
  layDown: (t, by, effect) => layDown(t, by, effect),
  moveToken: (t, by, effect) => moveToken(t, by, effect),
  chooseOrigin: (t, by, effect) => (marksOf(t, by, effect.spot).length === 0 ? null : chooseOrigin(t, by, effect)),
  /** One of several is chosen; the only one goes without a question. */
  discardLaid: (t, by, effect) => {
    const [first, second] = cardsUnderFoe(t, by, effect.name)
    if (first === undefined) return null
    return second === undefined ? discardLaid(t, by, effect, first) : chooseLaid(t, by, effect)
  },
  layRod: (t, by, effect) => layRod(t, by, effect),
  drawRod: (t, by, effect) => drawRods(t, by, effect),
}

/** EX-076: onto any space, unless its text says otherwise. */
function* layDown(t: ExceedTable, by: Source, effect: EffectOf<'layDown'>): Flow {
  const { where = 'anywhere', optional, so } = effect
  const may = isThere(t, by.seat, where)
  if (by.card === null || spacesWhere(may).length === 0) return
  const space = yield* pickSpace(t, by, effect, may, optional)
  if (space === null) return
  yield* flowOf(run(t, by, so))
  lay(t, by.seat, by.card, space)
}

type Moving = EffectOf<'moveToken'>

/** One thing that lies in the arena goes elsewhere. */
function* moveToken(t: ExceedTable, by: Source, effect: Moving): Flow {
  const mark = effect.any ? yield* pickMark(t, by, effect) : movable(t, by, effect)[0]
  if (mark === undefined) return
  const may = (space: number) => mayGo(t, by, effect, mark, space)
  const only = effect.any ? spacesWhere(may) : []
  const isSingle = only.length === 1 && mark.token !== undefined
  const space = isSingle ? only[0]!.space : yield* pickSpace(t, by, effect, may, !effect.any && effect.optional)
  if (space === null) return
  if (mark.token !== undefined) setToken(t, by.seat, mark.token, space)
  else lay(t, by.seat, mark.card!, space)
}

/** First the space of the one that is meant, then which of those that lie there. */
function* pickMark(t: ExceedTable, by: Source, effect: Moving): Flow<Mark | undefined> {
  if (movable(t, by, effect).length === 0) return undefined
  const isSome = (space: number) => movable(t, by, effect).some((mark) => mark.space === space)
  const space = yield* pickSpace(t, by, effect, isSome, effect.optional)
  const here = movable(t, by, effect).filter((mark) => mark.space === space)
  if (here.length < 2 || here[0]!.card === undefined) return here[0]
  const cards = here.flatMap(({ card }) => card ?? [])
  const card = yield* pickLaid(t, by, effect, () => cards)
  return here.find((mark) => mark.card === card)
}

const movable = (t: ExceedTable, by: Source, effect: Moving): Mark[] =>
  marksOf(t, by, effect.spot).filter((mark) => spacesWhere((space) => mayGo(t, by, effect, mark, space)).length > 0)

function mayGo(t: ExceedTable, by: Source, { spot, min, max, toFoe }: Moving, mark: Mark, space: number): boolean {
  const isTaken = (other: Mark) => other.space === space && other.token !== undefined && other.token !== mark.token
  if (mark.token !== undefined && marksOf(t, by, spot).some(isTaken)) return false
  if (toFoe && occupies(t, foe(by.seat), space)) return true
  const far = Math.abs(mark.space - space)
  return min <= far && far <= max
}

function* pickLaid(t: ExceedTable, by: Source, effect: Effect, cards: () => readonly CardId[]): Flow<CardId> {
  const { card } = yield* ask(t, by.seat, {
    kind: 'laid',
    ...askedBy(t, by, effect),
    options: () => optionsOf(cards().map((id) => t.card(id))),
  })
  return card
}

/** EX-109: the attack comes from there for the rest of the Strike, whatever becomes of what lies there. */
function* chooseOrigin(t: ExceedTable, by: Source, effect: EffectOf<'chooseOrigin'>): Flow {
  const isSome = (space: number) => marksOf(t, by, effect.spot).some((mark) => mark.space === space)
  const space = yield* pickSpace(t, by, effect, isSome, effect.optional)
  if (space !== null) gainTrait(t, by, { do: 'trait', trait: 'origin', amount: space })
}

function* chooseLaid(t: ExceedTable, by: Source, effect: EffectOf<'discardLaid'>): Flow {
  const card = yield* pickLaid(t, by, effect, () => cardsUnderFoe(t, by, effect.name))
  yield* flowOf(discardLaid(t, by, effect, card))
}

const discardLaid = (t: ExceedTable, by: Source, effect: EffectOf<'discardLaid'>, id: CardId): Part =>
  andThen(leave(t, by.seat, t.card(id), 'discard'), () => run(t, by, effect.so))

const cardsUnderFoe = (t: ExceedTable, by: Source, name: string): CardId[] =>
  underFoe(t, by, name).flatMap(({ card }) => card ?? [])

function* layRod(t: ExceedTable, by: Source, effect: EffectOf<'layRod'>): Flow {
  const card = cardFor(t, by, effect.what)
  // measured as long as the attack is still there
  const spaces = spacesWhere(isThere(t, by.seat, effect.where)).map(({ space }) => space)
  if (card === undefined || spaces.length === 0) return
  const space = yield* pickSpace(t, by, effect, (at) => spaces.includes(at))
  put(t, t.card(card), by.seat, 'arena')
  lay(t, by.seat, card, space!)
}

function cardFor(t: ExceedTable, { seat }: Source, what: 'attack' | 'topDiscard'): CardId | undefined {
  if (what === 'topDiscard') return t.zone.discard(seat).cards.at(-1)?.id
  const attack = attackOf(t, seat)
  return attack?.zone.family === 'strike' ? attack.id : undefined
}

/** Lightning rods where the opponent stands go to their player's hand, one after the other. */
function* drawRods(t: ExceedTable, by: Source, effect: EffectOf<'drawRod'>): Flow {
  const rods = () => cardsUnderFoe(t, by, 'rods').map((id) => t.card(id))
  while (rods().length > 0) {
    const { card } = yield* ask(t, by.seat, {
      kind: 'rod',
      ...askedBy(t, by, effect),
      skip: 'pass',
      options: (): MaybeCard[] => [...maybeOptionsOf(rods()), pass],
    })
    if (card === undefined) return
    put(t, t.card(card), by.seat, 'hand')
    yield* flowOf(run(t, by, effect.so))
  }
}
