import { areApart, distanceOf } from '../../design/colours.ts'

/** How a fighter looks: a figure and an emblem of game-icons, a colour, and another for two of a kind. */
export interface Looks {
  readonly figure: string
  readonly emblem: string
  readonly colour: string
  readonly other: string
  /** How tall the figure is beside others, and how far its feet are from the lower edge of its drawing. */
  readonly scale: number
  readonly sink: number
}

const looks: Readonly<Record<string, Looks>> = {
  ketta: { figure: 'high-kick', emblem: 'wingfoot', colour: '#f0764a', other: '#f3c15f', scale: 1, sink: 3 },
  odrun: { figure: 'strong', emblem: 'anchor', colour: '#8fb1d1', other: '#c9b18a', scale: 1.12, sink: 0 },
  sefa: { figure: 'bowman', emblem: 'kite', colour: '#a6cf5e', other: '#5fc9a8', scale: 1, sink: 2 },
  nib: { figure: 'throwing-ball', emblem: 'gears', colour: '#e0944c', other: '#b9d05c', scale: 0.94, sink: 2 },
  maro: { figure: 'meditation', emblem: 'river', colour: '#52c4bb', other: '#7aa7f0', scale: 0.92, sink: 2 },
  pell: { figure: 'robe', emblem: 'strongbox', colour: '#d480b0', other: '#d9a35f', scale: 0.96, sink: 3 },
  vesper: {
    figure: 'hooded-figure',
    emblem: 'lantern-flame',
    colour: '#b392f0',
    other: '#f0d67a',
    scale: 1.02,
    sink: 2,
  },
  tamsin: { figure: 'pikeman', emblem: 'candle-flame', colour: '#9be3c6', other: '#d3b6ee', scale: 1.04, sink: 2 },
  isaura: {
    figure: 'fencer',
    emblem: 'quill-ink',
    colour: '#8ea5f5',
    other: '#e98fa0',
    scale: 1,
    sink: 18,
  },
  jass: { figure: 'ringmaster', emblem: 'card-ace-spades', colour: '#ecc94f', other: '#83cbe8', scale: 1.06, sink: 1 },
  corra: { figure: 'high-punch', emblem: 'boxing-glove', colour: '#ee5f6b', other: '#ef9e52', scale: 1, sink: 2 },
}

const stranger: Looks = {
  figure: 'swordman',
  emblem: 'swords-emblem',
  colour: '#d9c7a3',
  other: '#9cc3d8',
  scale: 1,
  sink: 2,
}

export const looksOf = (fighter: string): Looks => looks[fighter] ?? stranger

/** The colours of both fighters: the one whose side is near has its own, the other takes another where it would be taken for that. */
export function colourOf(fighters: readonly string[], seat: number, nearSeat: number): string {
  const own = looksOf(fighters[seat] ?? '')
  if (seat === nearSeat) return own.colour
  const first = looksOf(fighters[nearSeat] ?? '').colour
  if (areApart(first, own.colour)) return own.colour
  const others = [own.other, stranger.other, stranger.colour]
  return others.reduce((a, b) => (distanceOf(first, b) > distanceOf(first, a) ? b : a))
}

/** Things that lie in the arena. */
export const tokenPictures: Readonly<Record<string, string>> = { wisp: 'candle-flame' }
