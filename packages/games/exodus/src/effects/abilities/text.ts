import { capital } from '@cardwright/engine/english'
import { forEach, plural, selectText, signed } from '../terms/text.ts'
import { sentences } from '../text.ts'
import type { Script } from '../vocabulary.ts'
import type { Ability, Acting, Moment, Standing, Static } from './vocabulary.ts'

/** "Pay 1 Energy. Select one creature on the field. Return it to its owner's hand." */
export function scriptText(script: Script, self: string): string {
  const { pay, freezeThis, select = [], do: effects, onlyInAttack } = script
  return [
    ...(onlyInAttack ? ['Play only while a creature attacks.'] : []),
    ...(pay ? [`Pay ${pay} Energy.`] : []),
    ...(freezeThis ? [`Freeze ${self}.`] : []),
    ...(select.length > 0 ? [selectText(select)] : []),
    sentences(effects, { selects: select, self }),
  ].join(' ')
}

const moments: Record<Exclude<Moment, 'used'>, string> = {
  enters: 'is put into play',
  summoned: 'is summoned',
  unfreezes: 'unfreezes',
  attacks: 'attacks',
  hitsPlayer: 'hits a player',
  destroysInBattle: 'destroys a creature in battle',
  destroyed: 'is destroyed',
}

function momentText({ on, once }: Acting, self: string): string {
  if (on === 'used') return 'Once per turn'
  return once ? `Once per turn, when ${self} ${moments[on]}` : `When ${self} ${moments[on]}`
}

const conditions: Record<NonNullable<Static['if']>, (of: Static['of'], kind: string) => string> = {
  attacks: () => 'while attacking',
  attacksPlayer: () => 'while attacking a player',
  attacksFrozen: () => 'while attacking a frozen creature',
  threeHues: () => 'while its pile shows three hues',
  firstAttack: (of) => `in ${of === 'this' ? 'its' : 'their'} first attack each turn`,
  otherOfSubtype: (of, kind) => `while you control another ${of === 'this' ? kind : capital(of)}`,
}

function staticText({ power, each, of, if: condition }: Static, self: string, kind: string): string {
  const when = condition === undefined ? '' : ` ${conditions[condition](of, kind)}`
  const end = `${signed(power)} power${forEach(each)}${when}.`
  return of === 'this' ? `${capital(self)} has ${end}` : `${plural(capital(of))} you control have ${end}`
}

const standings: { readonly [K in Standing['on']]: (ability: Extract<Standing, { on: K }>, self: string) => string } = {
  discount: ({ amount }) => `Your first Pay each turn costs ${amount} less.`,
  prevent: ({ amount }) => `The first damage to you each turn is reduced by ${amount}.`,
  ward: (_ability, self) => `Your opponent cannot Select ${self}.`,
}

/** A text of a card: when it acts, and what it does. */
export interface AbilityText {
  readonly head?: string
  readonly text: string
}

/** `self` is what the card calls itself, `kind` its subtype. */
export function abilityText(ability: Ability, self: string, kind: string): AbilityText {
  if ('script' in ability) return { head: momentText(ability, self), text: scriptText(ability.script, self) }
  if (ability.on === 'static') return { text: staticText(ability, self, kind) }
  return { text: (standings[ability.on] as (ability: Standing, self: string) => string)(ability, self) }
}
