import type { CardLine } from '@cardwright/engine'
import { capital, listed } from '@cardwright/engine/english'
import { abilityText } from '../../abilities/text.ts'
import type { AttackDef, AvoidDef, MoveDef, Sheet } from '../../cards/sheet.ts'
import type { CapcomDef } from '../../state.ts'
import { playingName } from './names.ts'

/** `B(R,S)` */
export const typeText = ({ type, attributes }: Pick<AttackDef, 'type' | 'attributes'>): string =>
  attributes.length === 0 ? type : `${type}(${attributes.join(',')})`

/** "Jack", "2 Aces", "King + up to 1 more" */
export function costText({ rank, cards, extra }: MoveDef): string {
  const own = cards === 1 ? capital(rank) : `${cards} ${capital(rank)}s`
  return extra === undefined ? own : `${own} + up to ${extra.most} more`
}

const avoidText = ({ avoids, extra, cost }: AvoidDef): string => {
  const what = listed(avoids.map((each) => `${each === 'throw' ? 'throws' : `${each} attacks`}`))
  const more = extra === undefined ? '' : ` Each further card deals ${extra.damage} damage.`
  return `Avoids one of these: ${what}.${more} Combo points: ${cost}.`
}

/** A move as its sheet says it. */
export function moveText(move: MoveDef): string {
  if (move.kind === 'avoid') return avoidText(move)
  const { damage, priority, cost, extra, resets, mark } = move
  const more = extra === undefined ? '' : ` Each further card deals ${extra.damage} more.`
  const again = resets ? ' Resets the combo points used.' : ''
  const marked = mark === undefined ? '' : ` [${mark}]`
  return `Type ${typeText(move)}, damage ${damage}, priority ${priority}, combo points ${cost}.${more}${again}${marked}`
}

/** What is printed: the lines of a character card. */
export function linesOf(def: CapcomDef): CardLine[] {
  if (def.kind === 'card') return []
  const { throw: thrown } = def
  return [
    { head: 'HP', text: String(def.hp) },
    { head: 'Strength', text: String(def.strength) },
    { head: 'Speed', text: String(def.speed) },
    { head: 'Agility', text: String(def.agility) },
    { head: 'Endurance', text: String(def.endurance) },
    { head: 'Combo', text: String(def.combo) },
    { head: 'Priority', text: String(def.priority) },
    { head: 'Defense', text: String(def.defense) },
    {
      head: `Throw: ${thrown.name}`,
      text: `Type ${typeText(thrown)}, damage ${thrown.damage}, priority ${thrown.priority}, combo points ${thrown.cost}.`,
    },
    ...def.moves.map((move) => ({ head: `${costText(move)}: ${move.name}`, text: moveText(move) })),
    { head: def.ability.name, text: abilityText(def.ability) },
  ]
}

const storyOf = ({ look, story }: Sheet): string[] => [look, story].filter((text) => text !== '')

/** What is printed on a card, as one text. */
export const cardText = (def: CapcomDef): string =>
  def.kind === 'card'
    ? `${capital(playingName(def))}.`
    : [...linesOf(def).map(({ head, text }) => `${head}: ${text}`), ...storyOf(def)].join('\n')
