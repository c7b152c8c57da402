import { keep } from '@cardwright/engine'
import { playArea, sidesInPlay } from '../../acts/sides.ts'
import { personas, printed, valuesOf } from '../../acts/values.ts'
import type { Ability, Effect } from '../../effects/vocabulary.ts'
import { abilityAt } from '../../programs.ts'
import type { MillenniumTable, Waiting } from '../../state.ts'

/** The words of effects and conditions that take RP or look at them; what a hand may bring is not known. */
const words: ReadonlySet<unknown> = new Set([
  ...['lose', 'steal', 'give', 'drink', 'playFromHand'],
  ...['richer', 'poorer', 'most', 'least', 'notMost'],
])

const known = new WeakMap<Ability, boolean>()

const hasWord = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(hasWord) : words.has(value)

function touchesPoints(ability: Ability): boolean {
  let found = known.get(ability)
  if (found === undefined) {
    found = hasWord(ability)
    known.set(ability, found)
  }
  return found
}

/** Whether what a trigger sets off could come to an ability that takes RP or looks at them. */
const couldTouchPoints = keep((t: MillenniumTable): boolean => {
  const inPlay = sidesInPlay(t).flatMap((s) => playArea(t, s).flatMap((card) => valuesOf(t, card).abilities))
  const ofPersonas = personas(t).flatMap(({ card }) => printed(card).abilities)
  const isSetOff = ({ on }: Ability) => on !== 'play' && on !== 'action' && on !== 'score'
  return [...inPlay, ...ofPersonas].some(({ ability }) => isSetOff(ability) && touchesPoints(ability))
})

/** What sets off nothing else. */
const quiet: readonly Effect['do'][] = ['gain', 'earn', 'tokens', 'extraPlay', 'extraAction', 'insert', 'face', 'name']

const isQuiet = (ability: Ability): boolean =>
  'do' in ability && ability.do.every((effect) => quiet.includes(effect.do))

/** Points that depend on nothing. */
const isPlain = (ability: Ability): boolean =>
  ability.if === undefined &&
  'do' in ability &&
  ability.do.every((effect) => effect.do === 'gain' && typeof effect.rp === 'number' && effect.who === undefined)

/**
 * MB-221: of triggers whose order their owner chooses, one that may come first without a question: points that depend on
 * nothing, if nothing takes RP or looks at them meanwhile.
 */
export function firstOfAny(t: MillenniumTable, ready: readonly Waiting[]): Waiting | undefined {
  const abilities = ready.map(({ ability }) => abilityAt(t, ability))
  if (abilities.some(touchesPoints) || (!abilities.every(isQuiet) && couldTouchPoints(t))) return undefined
  return ready[abilities.findIndex(isPlain)]
}
