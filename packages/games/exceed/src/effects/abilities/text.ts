import type { CardLine } from '@cardwright/engine'
import { capital } from '@cardwright/engine/english'
import { conditional } from '../control/text.ts'
import { sentences } from '../sentences.ts'
import type { Effect } from '../vocabulary.ts'
import { turned, type Voice } from '../words.ts'
import type { Timing } from './timings.ts'
import { favours, type TraitName } from './traits.ts'
import type { Ability } from './vocabulary.ts'

/** What stands before the colon; null where an ability is simply so. */
const timings: { readonly [K in Timing]: string | null } = {
  strike: null,
  always: null,
  striking: 'When you strike',
  set: 'When you set an attack',
  foeSet: 'When your opponent sets an attack',
  reveal: 'Reveal',
  clash: 'When attacks are revealed',
  before: 'Before',
  foeBefore: "Before your opponent's attack",
  hit: 'Hit',
  whenHit: 'When you are hit',
  stunned: 'When you are stunned',
  after: 'After',
  foeAfter: "After your opponent's attack",
  cleanup: 'Cleanup',
  endOfStrike: 'End of the Strike',
  now: 'Now',
  leave: 'When this leaves play',
  foeBoost: 'When your opponent plays a Boost',
  boosted: 'When you have resolved a Boost',
  boostedContinuous: 'When you have resolved a Continuous Boost',
  cancelled: 'When you cut a Boost short',
  turnStart: 'Start of your turn',
  foeTurnStart: "Start of your opponent's turn",
  turnEnd: 'End of your turn',
  turnDraw: 'When you would draw at the end of your turn',
  action: 'Action',
  foeAction: "Your opponent's action",
  afterAction: 'After your action',
  prepared: 'When you Prepare',
  changed: 'When you have changed cards',
  moveAction: 'When you take a Move action',
  moved: 'When you have moved',
  reshuffled: 'When you reshuffle',
  reshuffledByHand: 'When you take the Manual Reshuffle action',
  exceeded: 'When you Exceed',
  reverted: 'When you Revert',
  lifeSpent: 'When you spend life',
  gaugeSpent: 'When you spend Gauge',
  sealed: 'When you seal a card',
  foePassed: 'When your opponent moves past you',
  foeDiscarded: 'When you make your opponent discard',
  advantage: 'When you gain Advantage',
  entered: 'When a fighter enters this space in a Strike, it stops',
  death: 'When you would be defeated',
}

/** What makes paying easier does so at any time, unless it is said. */
const isFavour = (effect: Effect): boolean =>
  effect.do === 'trait' && (favours as readonly TraitName[]).includes(effect.trait)

/** When it acts and what it does: "Before" and "Advance 2." Without its timing where that is plain. */
export function abilityLine(
  { on, if: condition, do: effects, once }: Ability,
  voice: Voice,
  isPlain = false,
): CardLine {
  const timing = isPlain ? null : (timings[on] ?? (on === 'strike' && effects.some(isFavour) ? 'In a Strike' : null))
  const speaker = on === 'foeAction' ? { ...turned(voice), again: true } : voice
  const body = condition === undefined ? sentences(effects, speaker) : `${conditional(condition, effects, speaker)}.`
  const text = capital(body)
  return timing === null ? { text } : { head: `${timing}${once ? ', once in a Strike' : ''}`, text }
}

/** The same in one: "Before: Advance 2. If you moved past your opponent, +2 Power." */
export function abilityText(ability: Ability, voice: Voice): string {
  const { head, text } = abilityLine(ability, voice)
  return head === undefined ? text : `${head}: ${text}`
}
