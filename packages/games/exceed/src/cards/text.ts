import type { CardLine } from '@cardwright/engine'
import { capital, titled } from '@cardwright/engine/english'
import { abilityLine } from '../effects/abilities/text.ts'
import type { Ability } from '../effects/abilities/vocabulary.ts'
import { counted, valueText } from '../effects/amounts/text.ts'
import type { Amount } from '../effects/amounts/vocabulary.ts'
import { conditionText, ifText, onlyIf } from '../effects/conditions/text.ts'
import { nested, sentences } from '../effects/sentences.ts'
import { reader } from '../effects/text.ts'
import { areaName, listed, type Voice } from '../effects/words.ts'
import {
  type Action,
  type BoostDef,
  type CardDef,
  type ExceedDef,
  type Face,
  type FighterDef,
  isCard,
} from './definitions.ts'

/** Where a line stands on its card. `title`: kind, cost and numbers, or the style of a fighter; `mode`: over a face. */
export type CardPart = 'title' | 'attack' | 'boost' | 'mode' | 'basic' | 'exceed' | 'overdrive' | 'facedown'

/** What is printed below the name of a card. */
export interface PrintedLine extends CardLine {
  readonly part: CardPart
}

const isCharacter = (def: ExceedDef): def is FighterDef => def.kind === 'character'

/** What is printed on a card below its name. Cards and tokens in it are called as the voice says. */
export function linesOf(def: ExceedDef, voice: Voice = reader): readonly PrintedLine[] {
  if (isCharacter(def)) return fighterLines(def, voice)
  return isCard(def) ? attackLines(def, voice) : [{ part: 'title', text: 'Token.' }]
}

/** The same as one text, a line for each part of it. */
export function cardText(def: ExceedDef, voice: Voice = reader): string {
  const lines = linesOf(def, voice).map(({ head, text }) => (head === undefined ? text : `${head}: ${text}`))
  const [first, ...rest] = lines
  const isTitled = linesOf(def, voice)[0]?.part === 'title'
  return [`${ended(def.name)}${isTitled ? ` ${first}` : ''}`, ...(isTitled ? rest : lines)].join('\n')
}

/** How cards that are found together speak: what one says of another, or of a token, is said with its name. */
export function voiceOf(library: ReadonlyMap<string, ExceedDef>): Voice {
  const all = [...library.values()]
  const tokens = all.flatMap((def) => (isCharacter(def) ? distinctly(def.tokens ?? []) : []))
  const names = new Map([...tokens, ...all].map(({ id, name }) => [id, name]))
  return { ...reader, called: (id) => names.get(id) ?? titled(id) }
}

export function textsOf(library: ReadonlyMap<string, ExceedDef>): (def: ExceedDef) => string {
  const voice = voiceOf(library)
  return (def) => cardText(def, voice)
}

/** Those that are not called like others of their fighter. */
const distinctly = (tokens: NonNullable<FighterDef['tokens']>) =>
  tokens.filter(({ name }) => tokens.filter((other) => other.name === name).length === 1)

function value(amount: Amount, voice: Voice): string {
  if (typeof amount === 'number') return String(amount)
  return amount.count === 'x' ? 'X' : `(${valueText(amount, voice)})`
}

function rangeText([min, max]: readonly [Amount, Amount], voice: Voice): string {
  const [least, most] = [value(min, voice), value(max, voice)]
  return least === most ? least : `${least}-${most}`
}

/** "2 Gauge and 1 Force" */
export const costText = ({
  gauge = 0,
  force = 0,
}: {
  gauge?: number | undefined
  force?: number | undefined
}): string => listed([...(gauge > 0 ? [`${gauge} Gauge`] : []), ...(force > 0 ? [`${force} Force`] : [])])

const plain =
  (part: CardPart) =>
  (text: string): PrintedLine => ({ part, text })

function attackLines(def: CardDef, voice: Voice): PrintedLine[] {
  const { kind, range, power, speed, armor = 0, guard = 0, open, abilities, boost } = def
  const cost = costText(def)
  const numbers = [
    range === null ? 'No Range' : `Range ${rangeText(range, voice)}`,
    `Power ${value(power, voice)}`,
    `Speed ${value(speed, voice)}`,
    ...(armor === 0 ? [] : [`Armor ${value(armor, voice)}`]),
    ...(guard === 0 ? [] : [`Guard ${value(guard, voice)}`]),
  ].join(', ')
  return [
    { part: 'title', text: `${capital(kind)}.${cost === '' ? '' : ` Costs ${cost}.`} ${numbers}.` },
    ...termLines(def, voice).map(plain('attack')),
    ...abilities.map((ability): PrintedLine => {
      const line = abilityLine(ability, voice)
      // what it does when it is set happens only then
      return {
        ...line,
        part: 'attack',
        ...(open !== undefined && ability.on === 'set' && { head: 'When it is set so' }),
      }
    }),
    ...boostLines(boost, voice, 'boost'),
  ]
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

function boostLines(
  { name, kind, cost, trap, fixed, cancel, abilities }: BoostDef,
  voice: Voice,
  part: CardPart,
): PrintedLine[] {
  if (kind === 'overload')
    return [{ part, head: 'Overload', text: `${ended(name)} Set this with any Normal to make it an EX attack.` }]
  // a Transform comes into play by other ways than being played: what it does then is said all the same
  if (cost === null && (kind !== 'transform' || abilities.length === 0)) return []
  const head = `${trap ? 'Trap, ' : ''}${kind === 'transform' ? 'Transform' : `${capital(kind)} Boost`}`
  return [
    { part, head, text: `${ended(name)}${cost === 0 || cost === null ? '' : ` Costs ${cost} Force.`}` },
    // an Instant Boost does nothing but now: EX-073
    ...abilities.map((ability): PrintedLine => {
      const isPlain = ability.on === 'now' && kind === 'instant'
      return { ...abilityLine(ability, voice, isPlain), part }
    }),
    ...(fixed ? [{ part, text: 'Other cards do not discard this.' }] : []),
    ...(cancel === undefined ? [] : [{ part, text: `For ${cancel} Gauge, cut it short and take another action.` }]),
  ]
}

/** What is printed on both faces of a character card. */
function fighterLines(def: FighterDef, voice: Voice): PrintedLine[] {
  const { style, exceedCost, life, handLimit, openingHand, basic, exceed, overdrive, facedown } = def
  const terms = [
    ...(life === undefined ? [] : [`Starts with ${life} life.`]),
    ...(openingHand === undefined ? [] : [`Starts with ${openingHand} more cards.`]),
    ...(handLimit === undefined ? [] : [`Hand limit ${handLimit}.`]),
  ]
  const exceeding = exceedCost === null ? 'You cannot Exceed by an action.' : `Costs ${exceedCost} Gauge.`
  return [
    ...(style === undefined ? [] : [{ part: 'title' as const, text: `${capital(style)}.` }]),
    ...terms.map(plain('mode')),
    { part: 'mode', text: 'Basic Mode.' },
    ...faceLines(basic, voice, 'basic'),
    { part: 'mode', text: `Exceed Mode. ${exceeding}` },
    ...faceLines(exceed, voice, 'exceed'),
    ...(overdrive === undefined
      ? []
      : [{ part: 'overdrive' as const, head: 'Overdrive', text: sentences(overdrive, voice) }]),
    ...(facedown === undefined
      ? []
      : [
          plain('facedown')('A card that you play face down is this Boost.'),
          ...boostLines(facedown, voice, 'facedown'),
        ]),
  ]
}

const faceLines = ({ abilities, actions, hides = [] }: Face, voice: Voice, part: CardPart): PrintedLine[] => [
  ...abilities.map((ability: Ability): PrintedLine => ({ ...abilityLine(ability, voice), part })),
  ...hides.map((area) => ({ part, text: `Cards in your ${areaName(area)} lie face down.` })),
  ...actions.map((action) => ({ ...actionLine(action, voice), part })),
]

const often = ['', 'once', 'twice'] as const

/** Actions that were only numbered have no name. */
const isNamed = (name: string): boolean => !/^action-?\d*$/.test(name)

/** "Action, 1 Force: Downshift. Revert." */
function actionLine(action: Action, voice: Voice): CardLine {
  const { limit, name, if: condition, do: effects } = action
  const cost = costText(action)
  const only = condition === undefined ? [] : [`${onlyIf(condition, voice)}.`]
  const times = limit === undefined ? '' : `, ${often[limit] ?? `${limit} times`} in a turn`
  return {
    head: `Action${cost === '' ? '' : `, ${cost}`}${times}`,
    text: [...(isNamed(name) ? [`${titled(name)}.`] : []), ...only, sentences(effects, voice)].join(' '),
  }
}
