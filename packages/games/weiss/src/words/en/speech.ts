import type { Seat, SeenCard, Telling } from '@cardwright/engine'
import { listed } from '@cardwright/engine/english'
import type { WeissCard } from '../../cards/definitions.ts'
import { positions } from '../../table.ts'
import type { Icon, Phase } from '../../text/terms.ts'

/** How the cards of a library are called. */
export class Speech {
  readonly library: ReadonlyMap<string, WeissCard>

  constructor(library: ReadonlyMap<string, WeissCard>) {
    this.library = library
  }

  card(id: string): string {
    return this.library.get(id)?.name ?? id
  }

  seen(card: SeenCard | undefined): string {
    return card?.name === undefined ? 'a hidden card' : this.card(card.name)
  }

  cards(cards: readonly SeenCard[]): string {
    const known = cards.flatMap(({ name }) => (name === undefined ? [] : [this.card(name)]))
    const hidden = cards.length - known.length
    return listed([...known, ...(hidden === 0 ? [] : [hidden === 1 ? 'a card' : `${hidden} cards`])])
  }

  /** What is printed of an ability, by its key. */
  printed(id: string, key: string): string | undefined {
    return this.library.get(id)?.abilities.find((borne) => borne.key === key)?.text
  }

  /** The printed text of an ability, by its key; what was given to a card is told in general. */
  ability(id: string, key: string): string {
    if (key === 'encore') return 'Encore for three stock'
    const text = this.printed(id, key)
    const icon = iconIn(key)
    if (icon !== null) return `${iconNames[icon]} icon`
    return text === undefined ? 'an ability that it was given' : plain(text)
  }
}

/** The trigger icon whose effect bears this key; null for an ability of a card. */
export const iconIn = (key: string): Icon | null =>
  key.startsWith('icon ') ? (key.slice('icon '.length) as Icon) : null

/** Without the signs of print. */
export const plain = (text: string): string => text.replace(/【([A-Z]+)】/g, '$1').replace(/[《》]/g, '')

export const iconNames: Readonly<Record<Icon, string>> = {
  soul: 'Soul',
  comeback: 'Comeback',
  return: 'Return',
  draw: 'Draw',
  pool: 'Pool',
  treasure: 'Treasure',
  shot: 'Shot',
  gate: 'Gate',
  standby: 'Standby',
  choice: 'Choice',
}

export const phaseNames: Readonly<Record<Phase, string>> = {
  stand: 'stand phase',
  draw: 'draw phase',
  clock: 'clock phase',
  main: 'main phase',
  climax: 'climax phase',
  attack: 'attack phase',
  declaration: 'attack declaration',
  trigger: 'trigger step',
  counter: 'counter step',
  damage: 'damage step',
  battle: 'battle step',
  encore: 'encore step',
  end: 'end phase',
  turn: 'turn',
}

const places = ['center left', 'center middle', 'center right', 'back left', 'back right'] as const
/** WS-126: what faces one's left is the other's right. */
const mirrored = [2, 1, 0, 4, 3] as const

/** What a position of a stage is called, as it lies for who looks at the table. */
export function placeName({ seat }: Telling, owner: Seat, position: number): string {
  const at = owner === (seat ?? 0) ? position : mirrored[position]
  return places[at ?? -1] ?? 'stage'
}

/** The number of a position, by its name in keys and options; -1 for what is none. */
export const positionIn = (name: unknown): number => positions.indexOf(name as never)

export const zones: Readonly<Record<string, string>> = {
  deck: 'deck',
  hand: 'hand',
  stock: 'stock',
  clock: 'clock',
  level: 'level area',
  climaxArea: 'climax area',
  stage: 'stage',
  waitingRoom: 'waiting room',
  memory: 'memory',
  markers: 'markers',
  resolution: 'resolution zone',
}
