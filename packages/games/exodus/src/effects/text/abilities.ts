import type { Ability, Acting, Moment, Script, Standing, Static } from '../vocabulary.ts'
import { forEach, plural } from './count.ts'
import { sentences } from './effects.ts'
import { selectText } from './select.ts'
import { capital, signed } from './words.ts'

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

function when({ on, once }: Acting, self: string): string {
  if (on === 'used') return 'Once per turn'
  return once ? `Once per turn, when ${self} ${moments[on]}` : `When ${self} ${moments[on]}`
}

function conditionOf({ if: condition, of }: Static, kind: string): string {
  switch (condition) {
    case undefined:
      return ''
    case 'attacks':
      return ' while attacking'
    case 'attacksPlayer':
      return ' while attacking a player'
    case 'attacksFrozen':
      return ' while attacking a frozen creature'
    case 'threeHues':
      return ' while its pile shows three hues'
    case 'firstAttack':
      return ` in ${of === 'this' ? 'its' : 'their'} first attack each turn`
    case 'otherOfSubtype':
      return ` while you control another ${kind}`
  }
}

function staticText(ability: Static, self: string, kind: string): string {
  const { power, each, of } = ability
  const end = `${signed(power)} power${forEach(each)}${conditionOf(ability, of === 'this' ? kind : capital(of))}`
  return of === 'this' ? `${capital(self)} has ${end}.` : `${capital(plural(capital(of)))} you control have ${end}.`
}

const standings: { readonly [K in Standing['on']]: (ability: Extract<Standing, { on: K }>, self: string) => string } = {
  discount: ({ amount }) => `Your first Pay each turn costs ${amount} less.`,
  prevent: ({ amount }) => `The first damage to you each turn is reduced by ${amount}.`,
  ward: (_ability, self) => `Your opponent cannot Select ${self}.`,
}

/** A line of a card: `self` is what the card calls itself, `kind` its subtype. */
export function abilityText(ability: Ability, self: string, kind: string): string {
  if ('script' in ability) return `${when(ability, self)}: ${scriptText(ability.script, self)}`
  if (ability.on === 'static') return staticText(ability, self, kind)
  return (standings[ability.on] as (ability: Standing, self: string) => string)(ability, self)
}
