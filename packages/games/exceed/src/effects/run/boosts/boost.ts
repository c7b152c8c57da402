import { ask, type CardId, type Flow, numbered, type Option } from '@cardwright/engine'
import { boostCost, playBoost } from '../../../rules/boosts.ts'
import { mostForce, worthOf } from '../../../rules/force.ts'
import { defOf, type ExceedInPlay, type ExceedTable, strikeSide } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { matches } from '../filter.ts'
import { run } from '../index.ts'

type Boost = EffectOf<'boost'>

interface Played extends Option {
  readonly card: CardId | undefined
}

const pass: Played = { key: 'pass', card: undefined }

function isPlayable(t: ExceedTable, by: By, { filter, free }: Boost, card: ExceedInPlay): boolean {
  const cost = boostCost(t, by.seat, card)
  if (cost === null || (filter !== undefined && !matches(t, by, filter, defOf(card)))) return false
  const spare = card.zone.family === 'hand' || card.zone.family === 'gauge' ? worthOf(card) : 0
  return free === true || cost <= mostForce(t, by.seat) - spare
}

const playable = (t: ExceedTable, by: By, effect: Boost): ExceedInPlay[] =>
  effect.from.flatMap((area) => t.zone[area](by.seat).cards.filter((card) => isPlayable(t, by, effect, card)))

/** Plays a Boost as part of an effect. */
export function* boost(t: ExceedTable, by: By, effect: Boost): Flow {
  const isOpen = !effect.from.includes('hand')
  if (isOpen && playable(t, by, effect).length === 0) return
  const options = (): Played[] => {
    const cards = numbered(
      playable(t, by, effect),
      (card) => (effect.from.length > 1 ? `boost:${card.zone.family}:${card.def.id}` : `boost:${card.def.id}`),
      ({ id }) => ({ card: id as CardId | undefined }),
    )
    return effect.optional || cards.length === 0 ? [...cards, pass] : cards
  }
  const { card } = yield* ask(t, by.seat, { kind: 'boost', skip: 'pass', options })
  if (card === undefined) return
  yield* playBoost(t, by.seat, card, effect.free)
  if (effect.sustain && t.state.strike !== null) strikeSide(t, by.seat).sustained.push(card)
  const so = run(t, by, effect.so)
  if (so !== null) yield* so
}
