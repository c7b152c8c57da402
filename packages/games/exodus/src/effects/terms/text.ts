import { a, capital, listed } from '@cardwright/engine/english'
import type { EffectList } from '../vocabulary.ts'
import type { Aim, Count, EffectsOf, Family, Select } from './vocabulary.ts'

/** Prints a list of effects within a sentence. */
export type Nested = (effects: EffectList, voice: Voice) => string

/** Prints an effect: a sentence without its full stop. */
export type Text<E> = (effect: E, voice: Voice, nested: Nested) => string

/** How the effects of a family are printed: a sentence for each. */
export type Texts<F extends Family> = {
  readonly [K in EffectsOf<F>['do']]: Text<Extract<EffectsOf<F>, { readonly do: K }>>
}

/** The things that a text refers to: those it selects, and its own card. */
export interface Voice {
  readonly selects: readonly Select[]
  /** "this creature", "this symmetry" */
  readonly self: string
}

const nouns: Record<Select['what'], string> = {
  creature: 'creature',
  energy: 'energy',
  card: 'card',
  pile: 'pile',
  lasting: 'Lasting symmetry',
  graveyard: 'graveyard',
  item: 'item',
  creatureOrPlayer: 'creature',
  frozen: 'frozen card or pile',
}

function nounOf({ what, subtype, symmetry }: Select): string {
  if (symmetry) return 'symmetry'
  return subtype ? capital(subtype) : nouns[what]
}

/** "attacking", "blank", "common or uncommon" */
function adjectives(select: Select): string[] {
  const { attacking, blank, frozen, stars, hue } = select
  return [
    ...(attacking ? ['attacking'] : []),
    ...(frozen === undefined ? [] : [frozen ? 'frozen' : 'unfrozen']),
    ...(blank ? ['blank'] : []),
    ...(isOpposing(select) ? ['opposing'] : []),
    ...(stars === 1 ? [rarity(1)] : []),
    ...(stars === 2 ? [`${rarity(1)} or ${rarity(2)}`] : []),
    ...(hue ? [capital(hue)] : []),
  ]
}

const own = { you: 'your', foe: "your opponent's", any: 'any' } as const

const isOpposing = ({ what, where = 'field', whose }: Select): boolean =>
  whose === 'foe' && where === 'field' && what !== 'graveyard'

/** XO-055: "on the field", "in your hand" */
function place({ what, where = 'field', whose }: Select): string {
  if (what === 'item') return ' on the stack'
  if (where === 'field') return { any: ' on the field', you: ' you control', foe: '' }[whose]
  // nobody sees the opponent's hand
  return ` in ${own[whose]} ${where}${where === 'hand' && whose === 'foe' ? ', unseen' : ''}`
}

/** "one common creature on the field" */
function phrase(select: Select, isAgain: boolean): string {
  const { what, whose, other, fewerStars, aimed } = select
  if (what === 'graveyard') return whose === 'any' ? 'one graveyard' : `${own[whose]} graveyard`
  const words = [isAgain || other ? 'another' : 'one', ...adjectives(select), nounOf(select)]
  const player =
    what === 'creatureOrPlayer' ? { you: ' or yourself', foe: ' or your opponent', any: ' or one player' }[whose] : ''
  const more = `${fewerStars ? ' of fewer stars than this' : ''}${aimed ? ' with a target' : ''}`
  return `${words.join(' ')}${more}${place(select)}${player}`
}

/** XO-053: "Select one creature on the field." */
export function selectText(selects: readonly Select[]): string {
  const alike = (i: number) => selects.findIndex((each) => JSON.stringify(each) === JSON.stringify(selects[i])) < i
  return `Select ${listed(selects.map((each, i) => phrase(each, alike(i))))}.`
}

/** A selected thing, in the sentences after that: "it"; of several, "the creature" or "the first". */
export function it({ selects }: Voice, at = 0): string {
  if (selects.length < 2) return 'it'
  const select = selects[at]!
  const isOnly = selects.filter((each) => nounOf(each) === nounOf(select)).length === 1
  return isOnly ? `the ${nounOf(select)}` : `the ${['first', 'second', 'third'][at]}`
}

export const aimed = ({ at, this: itself }: Aim, voice: Voice): string => (itself ? voice.self : it(voice, at))

export const controls = { you: 'you control', foe: 'your opponent controls', any: 'on the field' } as const

/** "other frozen creature" */
export function countNoun(count: Count): string {
  if (count.count === 'hues') return 'hue'
  if (count.count === 'lasting') return 'Lasting symmetry'
  const { stars, frozen, other, subtype } = count
  return [
    ...(other ? ['other'] : []),
    ...(frozen === undefined ? [] : [frozen ? 'frozen' : 'unfrozen']),
    ...(stars === undefined ? [] : [rarity(stars)]),
    subtype === undefined ? 'creature' : capital(subtype),
  ].join(' ')
}

/** " for each Drake you control" */
export function forEach(count: Count | undefined): string {
  if (count === undefined) return ''
  return ` for each ${countNoun(count)} ${count.count === 'hues' ? 'in its pile' : controls[count.whose]}`
}

/** "one energy", "2 energy": energy has no plural. */
export const ofEnergy = (amount: number): string => `${amount === 1 ? 'one' : amount} energy`

/** "a creature", "an energy", "2 creatures" */
export const many = (amount: number, noun: string): string => (amount === 1 ? a(noun) : `${amount} ${noun}s`)

const unchanged: readonly string[] = ['Lumen', 'Rootkin', 'Rime']

/** Lumen and Rootkin and Rime are their own plurals. */
export const plural = (noun: string): string => {
  if (unchanged.some((each) => noun.endsWith(each))) return noun
  return noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`
}

export const signed = (amount: number): string => (amount < 0 ? String(amount) : `+${amount}`)

const rarities = ['', 'common', 'uncommon', 'rare'] as const
export const rarity = (stars: number): string => rarities[stars] ?? ''

/** "a, b or c" */
export const either = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} or ${parts.at(-1)}`
