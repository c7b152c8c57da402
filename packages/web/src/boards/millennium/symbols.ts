import type { commonTypes, elements } from '@cardwright/millennium'

type Symbols = (typeof elements)[number] | (typeof commonTypes)[number] | 'pro'

/** What each Element and Type is drawn as. */
export const signs: Readonly<Record<Symbols, string>> = {
  fire: 'small-fire',
  water: 'water-drop',
  air: 'whirlwind',
  earth: 'stone-block',
  light: 'sun',
  dark: 'moon',
  animal: 'paw',
  myth: 'dragon-head',
  construct: 'gears',
  citizen: 'person',
  soldier: 'sword-brandish',
  mage: 'wizard-staff',
  pro: 'trophy',
}

export const signOf = (symbol: string): string | null =>
  Object.hasOwn(signs, symbol) ? signs[symbol as Symbols] : null

const numberOf = (text: string): number => [...text].reduce((sum, letter) => (sum * 33 + letter.charCodeAt(0)) >>> 0, 5)

/** Every set has a colour of its own, on its backs and along its faces. */
export const hueOf = (set: string): number => (set === 'core' ? 220 : (numberOf(set) * 47) % 360)
