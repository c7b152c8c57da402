import type { Definition } from '@cardwright/engine'
import { hasPicture } from '../design/Picture.tsx'
import type { Look } from './contract.ts'

/** For cards that nobody has chosen a picture for: always the same one for the same card. */
const stock = [
  'campfire',
  'candle-flame',
  'compass',
  'crossed-swords',
  'crystal-ball',
  'daggers',
  'drum',
  'eagle-head',
  'feather',
  'fox-head',
  'gears',
  'gem-pendant',
  'hourglass',
  'key',
  'lantern-flame',
  'lightning-arc',
  'moon',
  'mountains',
  'oak-leaf',
  'owl',
  'quill-ink',
  'raven',
  'scroll-unfurled',
  'shield',
  'spiral-shell',
  'stag-head',
  'sunrise',
  'thorny-vine',
  'three-leaves',
  'tower-flag',
  'waves',
  'wolf-head',
  'wyvern',
] as const

const numberOf = (text: string): number => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)

/** The picture of a card: chosen by its game, named as the card is, or one of the stock. */
export function pictureOf(look: Look, def: Definition): string {
  const chosen = look.picture?.(def.id)
  if (chosen && hasPicture(chosen)) return chosen
  if (hasPicture(def.id)) return def.id
  return stock[numberOf(def.id) % stock.length]!
}
