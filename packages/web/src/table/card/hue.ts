import type { Definition } from '@cardwright/engine'

/** Colours that cards are called by, as hues. */
const named: Readonly<Record<string, number>> = {
  red: 4,
  coral: 12,
  orange: 26,
  amber: 38,
  yellow: 48,
  green: 120,
  jade: 155,
  blue: 212,
  slate: 222,
  purple: 280,
}

const known = (value: unknown): number | undefined => (typeof value === 'string' ? named[value] : undefined)

/** Far from each other for words that differ in a letter. */
const scattered = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 131 + letter.charCodeAt(0)) % 360, 40)

/** The hue of a card that nobody has drawn a face for: that of its colour, else one for all of its kind, else its own. */
export function hueOf(def: Definition): number {
  const { colour, kind, id } = def as Definition & { readonly colour?: unknown; readonly kind?: unknown }
  return known(colour) ?? scattered(typeof kind === 'string' ? kind : id)
}
