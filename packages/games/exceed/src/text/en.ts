import type { Action, BoostDef, CardDef, ExceedDef, Face, FighterDef } from '../cards/definitions.ts'
import { abilityLines } from '../effects/text/abilities.ts'
import { valueText } from '../effects/text/amounts.ts'
import { conditionText, ifText, onlyIf } from '../effects/text/conditions.ts'
import { nested, sentences } from '../effects/text/index.ts'
import { areaName, capital, listed, reader, titled } from '../effects/text/words.ts'
import type { Amount } from '../effects/vocabulary/amounts.ts'

export * from './refusals.ts'

const isCharacter = (def: ExceedDef): def is FighterDef => def.kind === 'character'

/** What is printed on a card, a line for each part of it. */
export const cardText = (def: ExceedDef): string => (isCharacter(def) ? fighterText(def) : attackText(def))

const value = (amount: Amount): string =>
  typeof amount === 'number' ? String(amount) : amount.count === 'x' ? 'X' : `(${valueText(amount, reader)})`

function rangeText([min, max]: readonly [Amount, Amount]): string {
  return value(min) === value(max) ? value(min) : `${value(min)}-${value(max)}`
}

/** "2 Gauge and 1 Force" */
const costText = ({ gauge = 0, force = 0 }: { gauge?: number | undefined; force?: number | undefined }): string =>
  listed([...(gauge > 0 ? [`${gauge} Gauge`] : []), ...(force > 0 ? [`${force} Force`] : [])])

function attackText(def: CardDef): string {
  const { name, kind, range, power, speed, armor = 0, guard = 0, abilities, boost } = def
  const cost = costText(def)
  const numbers = [
    range === null ? 'No Range' : `Range ${rangeText(range)}`,
    `Power ${value(power)}`,
    `Speed ${value(speed)}`,
    ...(armor === 0 ? [] : [`Armor ${value(armor)}`]),
    ...(guard === 0 ? [] : [`Guard ${value(guard)}`]),
  ].join(', ')
  return [
    `${name}. ${capital(kind)}.${cost === '' ? '' : ` Costs ${cost}.`} ${numbers}.`,
    ...termLines(def),
    ...abilityLines(abilities, reader, () => false),
    ...boostLines(boost),
  ].join('\n')
}

/** How it may be set and paid for, where that is not as usual. */
function termLines({ gaugeWhen = [], lifeInstead, setOnly, invalid, open, fromBoosts }: CardDef): string[] {
  return [
    ...gaugeWhen.map(({ if: condition, gauge }) => capital(`${ifText(condition, reader)}costs ${value(gauge)} Gauge.`)),
    ...(lifeInstead === undefined
      ? []
      : [capital(`${ifText(lifeInstead.if, reader)}you may spend ${lifeInstead.life} life instead of its cost.`)]),
    ...(open === undefined
      ? []
      : [`${open === 'attacker' ? 'If you initiate the Strike, you' : 'You'} may set this face up.`]),
    ...(fromBoosts ? ['You may set this from your Boost area.'] : []),
    ...(setOnly === undefined
      ? []
      : [`Invalid unless it was set ${setOnly === 'open' ? 'face up' : 'from your Boost area'}.`]),
    ...(invalid === undefined ? [] : [invalidText(invalid)]),
  ]
}

function invalidText({ to, if: condition, do: effects = [] }: NonNullable<CardDef['invalid']>): string {
  const parts = [
    ...(to === undefined ? [] : [`put it into your ${areaName(to)}`]),
    ...(effects.length > 0 ? [nested(effects, reader)] : []),
  ]
  const when = condition === undefined ? '' : ` and ${conditionText(condition, reader)}`
  return `If this is invalid${when}, ${listed(parts)}.`
}

function boostLines({ name, kind, cost, trap, fixed, cancel, abilities }: BoostDef): string[] {
  if (cost === null) return []
  const what = `${trap ? 'Trap, ' : ''}${kind === 'transform' ? 'Transform' : `${capital(kind)} Boost`}`
  return [
    `${what}: ${name}.${cost === 0 ? '' : ` Costs ${cost} Force.`}`,
    // an Instant Boost does nothing but now: EX-073
    ...abilityLines(abilities, reader, (on) => on === 'now' && kind === 'instant'),
    ...(fixed ? ['Other cards do not discard this.'] : []),
    ...(cancel === undefined ? [] : [`For ${cancel} Gauge, cut it short and take another action.`]),
  ]
}

/** What is printed on both faces of a character card. */
export function fighterText(def: FighterDef): string {
  const { name, style, exceedCost, life, handLimit, openingHand, basic, exceed, overdrive, facedown } = def
  return [
    `${name}.${style === undefined ? '' : ` ${capital(style)}.`}`,
    ...(life === undefined ? [] : [`Starts with ${life} life.`]),
    ...(openingHand === undefined ? [] : [`Starts with ${openingHand} more cards.`]),
    ...(handLimit === undefined ? [] : [`Hand limit ${handLimit}.`]),
    'Basic Mode.',
    ...faceLines(basic),
    `Exceed Mode.${exceedCost === null ? ' Not by an action.' : ` Costs ${exceedCost} Gauge.`}`,
    ...faceLines(exceed),
    ...(overdrive === undefined ? [] : [`Overdrive: ${sentences(overdrive, reader)}`]),
    ...(facedown === undefined ? [] : ['A card that is played face down is this.', ...boostLines(facedown)]),
  ].join('\n')
}

const faceLines = ({ abilities, actions, hides = [] }: Face): string[] => [
  ...abilityLines(abilities, reader, () => false),
  ...hides.map((area) => `Cards in your ${areaName(area)} lie face down.`),
  ...actions.map(actionText),
]

const often = ['', 'once', 'twice'] as const

/** Actions that were only numbered have no name. */
const isNamed = (name: string): boolean => !/^action-?\d*$/.test(name)

/** "Action, 1 Force: Downshift. Revert." */
function actionText(action: Action): string {
  const { limit, name, if: condition, do: effects } = action
  const cost = costText(action)
  const only = condition === undefined ? [] : [`${onlyIf(condition, reader)}.`]
  const times = limit === undefined ? '' : `, ${often[limit] ?? `${limit} times`} in a turn`
  return `Action${cost === '' ? '' : `, ${cost}`}${times}: ${[...(isNamed(name) ? [`${titled(name)}.`] : []), ...only, sentences(effects, reader)].join(' ')}`
}
