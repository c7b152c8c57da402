import {
  type Action,
  type BoostDef,
  type CardDef,
  type ExceedDef,
  type Face,
  type FighterDef,
  isCard,
} from '../cards/definitions.ts'
import { abilityLines } from '../effects/abilities/text.ts'
import { counted, valueText } from '../effects/amounts/text.ts'
import type { Amount } from '../effects/amounts/vocabulary.ts'
import { conditionText, ifText, onlyIf } from '../effects/conditions/text.ts'
import { nested, sentences } from '../effects/text.ts'
import { areaName, capital, listed, reader, titled, type Voice } from '../effects/words.ts'

export * from './refusals.ts'

const isCharacter = (def: ExceedDef): def is FighterDef => def.kind === 'character'

/** What is printed on a card, a line for each part of it. Cards and tokens in it are called by their ids. */
export const cardText = (def: ExceedDef, voice: Voice = reader): string =>
  isCharacter(def) ? fighterText(def, voice) : isCard(def) ? attackText(def, voice) : `${ended(def.name)} Token.`

/** The same for cards that are found together: what one says of another, or of a token, is said with its name. */
export function textsOf(library: ReadonlyMap<string, ExceedDef>): (def: ExceedDef) => string {
  const all = [...library.values()]
  const tokens = all.flatMap((def) => (isCharacter(def) ? distinctly(def.tokens ?? []) : []))
  const names = new Map([...tokens, ...all].map(({ id, name }) => [id, name]))
  const voice: Voice = { ...reader, called: (id) => names.get(id) ?? titled(id) }
  return (def) => cardText(def, voice)
}

/** Those that are not called like others of their fighter. */
const distinctly = (tokens: NonNullable<FighterDef['tokens']>) =>
  tokens.filter(({ name }) => tokens.filter((other) => other.name === name).length === 1)

const value = (amount: Amount, voice: Voice): string =>
  typeof amount === 'number' ? String(amount) : amount.count === 'x' ? 'X' : `(${valueText(amount, voice)})`

function rangeText([min, max]: readonly [Amount, Amount], voice: Voice): string {
  const [least, most] = [value(min, voice), value(max, voice)]
  return least === most ? least : `${least}-${most}`
}

/** "2 Gauge and 1 Force" */
const costText = ({ gauge = 0, force = 0 }: { gauge?: number | undefined; force?: number | undefined }): string =>
  listed([...(gauge > 0 ? [`${gauge} Gauge`] : []), ...(force > 0 ? [`${force} Force`] : [])])

function attackText(def: CardDef, voice: Voice): string {
  const { name, kind, range, power, speed, armor = 0, guard = 0, open, abilities, boost } = def
  const cost = costText(def)
  const numbers = [
    range === null ? 'No Range' : `Range ${rangeText(range, voice)}`,
    `Power ${value(power, voice)}`,
    `Speed ${value(speed, voice)}`,
    ...(armor === 0 ? [] : [`Armor ${value(armor, voice)}`]),
    ...(guard === 0 ? [] : [`Guard ${value(guard, voice)}`]),
  ].join(', ')
  const lines = abilityLines(abilities, voice, () => false)
  return [
    `${ended(name)} ${capital(kind)}.${cost === '' ? '' : ` Costs ${cost}.`} ${numbers}.`,
    ...termLines(def, voice),
    // what it does when it is set happens only then
    ...(open === undefined
      ? lines
      : lines.map((line) => line.replace(/^When you set an attack:/, 'When it is set so:'))),
    ...boostLines(boost, voice),
  ].join('\n')
}

/** A name that does not end a sentence by itself. */
const ended = (name: string): string => (/[.!?]$/.test(name) ? name : `${name}.`)

/** How it may be set and paid for, where that is not as usual. */
function termLines(def: CardDef, voice: Voice): string[] {
  const { gaugeWhen = [], lifeInstead, setOnly, invalid, open, fromBoosts } = def
  return [
    ...gaugeWhen.map((when) => gaugeText(when, def.gauge ?? 0, voice)),
    ...(lifeInstead === undefined
      ? []
      : [capital(`${ifText(lifeInstead.if, voice)}you may spend ${lifeInstead.life} life instead of its cost.`)]),
    ...(open === undefined
      ? []
      : [`${open === 'attacker' ? 'If you initiate the Strike, you' : 'You'} may set this face up.`]),
    ...(fromBoosts && setOnly !== 'boosts' ? ['You may set this from your Boost area.'] : []),
    ...(setOnly === undefined
      ? []
      : [
          setOnly === 'open'
            ? 'Invalid unless it was set face up.'
            : 'Set this from your Boost area, or it is invalid.',
        ]),
    ...(invalid === undefined ? [] : [invalidText(invalid, voice)]),
  ]
}

/** "If your attack is an EX attack, costs 4 Gauge", "Costs 1 Gauge less for each Boost you have in play" */
function gaugeText({ if: condition, gauge }: NonNullable<CardDef['gaugeWhen']>[number], usual: number, voice: Voice) {
  if (typeof gauge === 'number' || gauge.times !== -1 || gauge.plus !== usual)
    return capital(`${ifText(condition, voice)}${counted(gauge, voice, (numeral) => `costs ${numeral} Gauge`)}.`)
  const { times: _times, plus: _plus, ...count } = gauge
  return capital(`${ifText(condition, voice)}${counted(count, voice, (numeral) => `costs ${numeral} Gauge less`)}.`)
}

function invalidText({ to, if: condition, do: effects = [] }: NonNullable<CardDef['invalid']>, voice: Voice): string {
  const parts = [
    ...(to === undefined ? [] : [`put it into your ${areaName(to)}`]),
    ...(effects.length > 0 ? [nested(effects, voice)] : []),
  ]
  const when = condition === undefined ? '' : ` and ${conditionText(condition, voice)}`
  return `If this is invalid${when}, ${listed(parts)}.`
}

function boostLines({ name, kind, cost, trap, fixed, cancel, abilities }: BoostDef, voice: Voice): string[] {
  if (kind === 'overload') return [`Overload: ${ended(name)} Set this with any Normal to make it an EX attack.`]
  // a Transform comes into play by other ways than being played: what it does then is said all the same
  if (cost === null && (kind !== 'transform' || abilities.length === 0)) return []
  const what = `${trap ? 'Trap, ' : ''}${kind === 'transform' ? 'Transform' : `${capital(kind)} Boost`}`
  return [
    `${what}: ${ended(name)}${cost === 0 || cost === null ? '' : ` Costs ${cost} Force.`}`,
    // an Instant Boost does nothing but now: EX-073
    ...abilityLines(abilities, voice, (on) => on === 'now' && kind === 'instant'),
    ...(fixed ? ['Other cards do not discard this.'] : []),
    ...(cancel === undefined ? [] : [`For ${cancel} Gauge, cut it short and take another action.`]),
  ]
}

/** What is printed on both faces of a character card. */
export function fighterText(def: FighterDef, voice: Voice = reader): string {
  const { name, style, exceedCost, life, handLimit, openingHand, basic, exceed, overdrive, facedown } = def
  return [
    `${ended(name)}${style === undefined ? '' : ` ${capital(style)}.`}`,
    ...(life === undefined ? [] : [`Starts with ${life} life.`]),
    ...(openingHand === undefined ? [] : [`Starts with ${openingHand} more cards.`]),
    ...(handLimit === undefined ? [] : [`Hand limit ${handLimit}.`]),
    'Basic Mode.',
    ...faceLines(basic, voice),
    `Exceed Mode.${exceedCost === null ? ' You cannot Exceed by an action.' : ` Costs ${exceedCost} Gauge.`}`,
    ...faceLines(exceed, voice),
    ...(overdrive === undefined ? [] : [`Overdrive: ${sentences(overdrive, voice)}`]),
    ...(facedown === undefined
      ? []
      : ['A card that you play face down is this Boost.', ...boostLines(facedown, voice)]),
  ].join('\n')
}

const faceLines = ({ abilities, actions, hides = [] }: Face, voice: Voice): string[] => [
  ...abilityLines(abilities, voice, () => false),
  ...hides.map((area) => `Cards in your ${areaName(area)} lie face down.`),
  ...actions.map((action) => actionText(action, voice)),
]

const often = ['', 'once', 'twice'] as const

/** Actions that were only numbered have no name. */
const isNamed = (name: string): boolean => !/^action-?\d*$/.test(name)

/** "Action, 1 Force: Downshift. Revert." */
function actionText(action: Action, voice: Voice): string {
  const { limit, name, if: condition, do: effects } = action
  const cost = costText(action)
  const only = condition === undefined ? [] : [`${onlyIf(condition, voice)}.`]
  const times = limit === undefined ? '' : `, ${often[limit] ?? `${limit} times`} in a turn`
  return `Action${cost === '' ? '' : `, ${cost}`}${times}: ${[...(isNamed(name) ? [`${titled(name)}.`] : []), ...only, sentences(effects, voice)].join(' ')}`
}
