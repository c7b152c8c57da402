import { capital } from '@cardwright/engine/english'
import { abilityText } from '../abilities/text.ts'
import type { TraitName } from '../abilities/traits.ts'
import { bonusOf, counted, counterNoun, valueText } from '../amounts/text.ts'
import type { Amount } from '../amounts/vocabulary.ts'
import { isSame } from '../plain.ts'
import type { Texts } from '../sentences.ts'
import { kindNames, spotText } from '../shared/text.ts'
import type { Who } from '../shared/vocabulary.ts'
import { clause, does, many, own, plural, signed, subject, turned, type Voice, whose } from '../words.ts'
import type { numbers as schemas, Trait } from './vocabulary.ts'

type Whom = Who | 'both' | undefined

export const numbers: Texts<ReturnType<typeof schemas>> = {
  bonus: ({ to, amount, who }, voice) => having(who, voice, bonusOf(amount, voice, capital(to))),
  range: ({ min, max, who, kinds }, voice) =>
    having(
      who,
      voice,
      `${rangeBonus(min, max, voice)}${kinds === undefined ? '' : ` for ${kindNames(kinds)} attacks`}`,
    ),
  trait: (trait, voice) => traits[trait.trait](trait, voice),
  loseArmor: ({ who }, voice) => `${does(voice, who, 'lose')} all Armor`,
  setX: ({ to }, voice) => `X is ${valueText(to, voice)}`,
  note: ({ name, to, add, turn }, voice) => {
    const noun = counterNoun(name)
    if (to === 0 && add === undefined) return `${does(voice, 'you', 'lose')} all ${own(voice)} ${plural(noun)}`
    const rest = turn ? ' for this turn' : ''
    const text = counted(add ?? to ?? 0, voice, (n) => `${does(voice, 'you', 'take')} ${many(n, noun)}`)
    return text.replace(/( counters?)/, `$1${rest}`)
  },
  grant: ({ ability, who }, voice) => {
    const inner = { ...(who === 'foe' ? turned(voice) : voice), named: false }
    const text = abilityText(ability, inner).replace(/\.$/, '')
    return `${capital(whose(voice, who))} attack gains "${text}"`
  },
}

/** "+2 Power" for you; "Your opponent has -1 Speed", "Both players have +1 Power". */
function having(who: Whom, voice: Voice, bonus: string): string {
  if (who === 'both') return `Both players have ${bonus}`
  if (subject(voice, who) === 'you' && !voice.named) return bonus
  return capital(`${clause(voice, who, 'have')} ${bonus}`)
}

/** EX-163: "+0~1 Range" */
function rangeBonus(min: Amount, max: Amount, voice: Voice): string {
  if (typeof min === 'number' && typeof max === 'number')
    return min === max ? `${signed(min)} Range` : `${signed(min)}~${max} Range`
  if (typeof min === 'number') return bonusOf(max, voice, 'maximum Range')
  if (typeof max === 'number' && max === 0) return bonusOf(min, voice, 'minimum Range')
  return bonusOf(max, voice, 'Range')
}

type TraitText = (trait: Trait, voice: Voice) => string

const who = ({ who: whom }: Trait, voice: Voice, word: string): string =>
  whom === 'both' ? `Both players ${word}` : does(voice, whom, word)

const fighter =
  (word: string, rest: string): TraitText =>
  (trait, voice) =>
    trait.who === 'both' ? `Both players ${word} ${rest}` : capital(`${clause(voice, trait.who, word)} ${rest}`)

const attackText =
  (does: string): TraitText =>
  ({ who: whom }, voice) =>
    whom === 'both' ? `Both attacks ${does}` : `${capital(whose(voice, whom))} attack ${does}`

/** No distance in the arena is greater. */
const lastSpace = 9

/** "Range 2 or more", "Range 3" */
function distances({ min, max }: Trait, voice: Voice): string {
  const least = min === undefined ? null : valueText(min, voice)
  const most = max === undefined ? null : valueText(max, voice)
  if (least === null) return `Range ${most ?? 'any'} or less`
  if (most === null || Number(most) >= lastSpace) return `Range ${least} or more`
  return least === most ? `Range ${least}` : `Range ${least}-${most}`
}

const dodging = ({ who: whom }: Trait, voice: Voice, where: string): string =>
  whom === 'both' ? `Attacks${where} do not hit` : `Attacks${where} do not hit ${subject(voice, whom)}`

const whoOf = (trait: Trait): Who => (trait.who === 'foe' ? 'foe' : 'you')

const multiplied =
  (what: string): TraitText =>
  (trait, voice) =>
    `${capital(whose(voice, whoOf(trait)))} ${what} count ${trait.amount === 2 ? 'twice' : `${valueText(trait.amount ?? 1, voice)} times`}`

/** "Your Force costs are" */
const costs = (trait: Trait, voice: Voice, what: string): string =>
  `${capital(whose(voice, whoOf(trait)))} ${what} costs are`

const freeText = (trait: Trait, voice: Voice): string =>
  `${subject(voice, whoOf(trait)) === 'you' ? 'you' : 'they'} may generate ${valueText(trait.amount ?? 1, voice)} Force without a card`

const moreTimes = ({ amount = 1 }: Trait, voice: Voice): string =>
  amount === 1 ? 'twice' : `${valueText(amount, voice)} more times`

const traits: { readonly [K in TraitName]: TraitText } = {
  noTurnDraw: fighter('do', 'not draw at the end of a turn'),
  skipsTurnDraw: fighter('skip', 'the draw at the end of a turn, and the hand limit'),
  noPrepareDraw: fighter('draw', 'nothing for the action to Prepare'),
  handLimit: (trait, voice) =>
    `${capital(whose(voice, trait.who === 'foe' ? 'foe' : 'you'))} hand limit is ${valueText(trait.amount ?? 0, voice)}`,
  seesTop: (trait, voice) =>
    fighter('may', `look at the top card of ${own(voice, whoOf(trait))} deck at any time`)(trait, voice),
  boostsFromGauge: (trait, voice) => fighter('may', `play Boosts from ${own(voice, whoOf(trait))} Gauge`)(trait, voice),
  boostsFromAside: fighter('may', 'play set-aside Boosts'),
  exceedsCheaper: (trait, voice) =>
    counted(
      trait.amount ?? 0,
      voice,
      (numeral) => `Exceeding costs ${subject(voice, whoOf(trait))} ${numeral} Gauge less`,
    ),
  ignoresArmor: (trait, voice) => `${who(trait, voice, 'ignore')} Armor`,
  ignoresGuard: (trait, voice) => `${who(trait, voice, 'ignore')} Guard`,
  stunImmune: fighter('cannot', 'be stunned'),
  cannotStun: fighter('cannot', 'stun'),
  cantMove: fighter('cannot', 'move'),
  cantPass: (trait, voice) =>
    trait.who === 'both'
      ? 'The fighters cannot move past each other'
      : fighter('cannot', `move past ${subject(voice, trait.who === 'foe' ? 'you' : 'foe')}`)(trait, voice),
  cantPassToken: (trait, voice) =>
    fighter('cannot', `enter the space of ${spotText(trait.token, voice)}`)(trait, voice),
  movementLimit: (trait, voice) =>
    fighter('move', `no more than ${valueText(trait.amount ?? 0, voice)} spaces at once`)(trait, voice),
  mayIgnoreLimit: fighter('may', 'ignore that limit'),
  mayGoFarther: (trait, voice) =>
    fighter('may', `advance or close ${valueText(trait.amount ?? 0, voice)} farther`)(trait, voice),
  fartherSelf: (trait, voice) => fighter('move', `${valueText(trait.amount ?? 0, voice)} farther`)(trait, voice),
  fartherFoe: (trait, voice) =>
    fighter('push and pull', `${valueText(trait.amount ?? 0, voice)} farther`)(trait, voice),
  keepsTokens: fighter('do not', 'remove tokens'),
  tokensSafe: (trait, voice) =>
    `${capital(whose(voice, trait.who === 'foe' ? 'foe' : 'you'))} tokens cannot be turned over`,
  onlyOnToken: (trait, voice) => attackText(`hits only on ${spotText(trait.token, voice)}`)(trait, voice),
  alsoOnToken: (trait, voice) => attackText(`also hits on ${spotText(trait.token, voice)}`)(trait, voice),
  rooted: fighter('cannot', 'be pushed or pulled'),
  misses: attackText('does not hit'),
  dodges: (trait, voice) => dodging(trait, voice, ''),
  dodgesAtRange: (trait, voice) => {
    const { min, max, token } = trait
    if (typeof min === 'object' && isSame(min, max))
      return `${dodging(trait, voice, ' at Range X')}, where X is ${valueText(min, voice)}`
    const whence = token === undefined ? '' : ` from ${spotText(token, voice)}`
    return dodging(trait, voice, ` at ${distances(trait, voice)}${whence}`)
  },
  fixedPower: (trait, voice) =>
    `${capital(whose(voice, trait.who === 'foe' ? 'foe' : 'you'))} Power is ${valueText(trait.amount ?? 0, voice)}`,
  nonlethal: attackText('is non-lethal'),
  ex: attackText('is an EX attack'),
  mustSwing: fighter('must', 'Wild Swing'),
  swingsLate: (trait, voice) => `${who(trait, voice, 'draw')} a Wild Swing only after all other effects of setting it`,
  invalid: attackText('is invalid'),
  mayInvalidate: fighter('may', 'declare an Ultra invalid'),
  repeatsTriggers: (trait, voice) =>
    `Perform each Before, Hit and After effect of ${whose(voice, whoOf(trait))} attack ${moreTimes(trait, voice)}`,
  repeatsAllTriggers: (trait, voice) =>
    `Perform each of ${whose(voice, whoOf(trait))} Before, Hit and After effects ${moreTimes(trait, voice)}`,
  setsStored: fighter('may', 'set an attack from the store'),
  freeForce: (trait, voice) => `Whenever ${clause(voice, whoOf(trait), 'spend')} Force, ${freeText(trait, voice)}`,
  freeForceToChange: (trait, voice) => `When ${clause(voice, whoOf(trait), 'Change Cards')}, ${freeText(trait, voice)}`,
  forceDiscount: (trait, voice) => `${costs(trait, voice, 'Force')} ${valueText(trait.amount ?? 1, voice)} less`,
  gaugeDiscount: (trait, voice) =>
    typeof trait.amount === 'number' && trait.amount > 20
      ? `${costs(trait, voice, 'Gauge')} 0`
      : `${costs(trait, voice, 'Gauge')} ${valueText(trait.amount ?? 1, voice)} less`,
  lifeForForce: (trait, voice) =>
    fighter('may', `spend ${valueText(trait.amount ?? 1, voice)} life in place of each Force`)(trait, voice),
  lifeForGauge: (trait, voice) =>
    fighter('may', `spend ${valueText(trait.amount ?? 1, voice)} life in place of each Gauge`)(trait, voice),
  gaugeByForce: fighter('may', 'pay Gauge with Force in a Strike'),
  drawsMore: (trait, voice) =>
    `${capital(whose(voice, whoOf(trait)))} effects that draw cards draw ${valueText(trait.amount ?? 1, voice)} more`,
  discardsFewer: (trait, voice) =>
    fighter(
      'discard',
      `${valueText(trait.amount ?? 1, voice)} card fewer for ${whose(voice, whoOf(trait) === 'foe' ? 'you' : 'foe')} effects`,
    )(trait, voice),
  sealsDiscards: (trait, voice) => `${capital(whose(voice, whoOf(trait)))} cards are sealed instead of being discarded`,
  critical: attackText('is Critical'),
  origin: (trait, voice) =>
    `${capital(whose(voice, trait.who === 'foe' ? 'foe' : 'you'))} attack comes from ${
      trait.amount === undefined ? spotText(trait.token, voice) : `space ${valueText(trait.amount, voice)}`
    }`,
  reaches: (trait, voice) => attackText(`reaches ${trait.who === 'foe' ? 'you' : subject(voice, 'foe')}`)(trait, voice),
  alsoReaches: (trait, voice) => attackText(`reaches Range ${valueText(trait.amount ?? 0, voice)} too`)(trait, voice),
  invertedRange: attackText('reaches where it would not, and only there'),
  printedPower: (trait, voice) =>
    `The printed Power of ${whose(voice, trait.who === 'foe' ? 'foe' : 'you')} attack is ${valueText(trait.amount ?? 0, voice)}`,
  powerTimes: multiplied('bonuses to Power'),
  gainsTimes: multiplied('bonuses to Power above zero'),
  speedTimes: multiplied('bonuses to Speed'),
  swapped: (trait, voice) =>
    `${capital(whose(voice, trait.who === 'foe' ? 'foe' : 'you'))} Power and Speed change places`,
  damageCap: (trait, voice) =>
    capital(
      `${clause(voice, whoOf(trait), 'take')} at most ${valueText(trait.amount ?? 0, voice)} damage from an attack`,
    ),
  dealsAtMost: (trait, voice) => attackText(`does at most ${valueText(trait.amount ?? 0, voice)} damage`)(trait, voice),
  lifeFloor: (trait, voice) =>
    `Damage does not take ${subject(voice, whoOf(trait))} below ${valueText(trait.amount ?? 0, voice)} life`,
  millsInstead: (trait, voice) =>
    capital(
      `${clause(voice, whoOf(trait), 'discard')} the top ${many(valueText(trait.amount ?? 1, voice), 'card')} of ${own(voice, whoOf(trait))} deck for each damage instead of taking it`,
    ),
}
