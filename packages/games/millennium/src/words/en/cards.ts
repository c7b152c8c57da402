import type { CardLine } from '@cardwright/engine'
import { capital, listed } from '@cardwright/engine/english'
import { type CardDef, isOwned, type OwnedDef, type Power, type Want } from '../../cards/definitions.ts'
import { keywordMeans, keywordName } from '../../effects/keywords/text.ts'
import { count, money } from '../../effects/saying.ts'
import { cardsOf } from '../../effects/targets/text.ts'
import { abilityText } from '../../effects/text.ts'
import type { Ability } from '../../effects/vocabulary.ts'

const kinds = { single: 'Single', deckBox: 'Deck Box', accessory: 'Accessory' } as const

/** "Fire Mage, Expansion Single" */
function typeLine({ kind, elements, types, rarity }: OwnedDef): string {
  const symbols = [...elements, ...types].map(capital).join(' ')
  return `${symbols}${symbols === '' ? '' : ', '}${capital(rarity)} ${kinds[kind]}`
}

/** What an NPC wants, or a power does. */
function wantText(want: Want): string {
  const words = [want.rarity, want.element, want.type].flatMap((each) => (each ? [capital(each)] : []))
  const noun = [...words, want.kind && want.kind !== 'single' ? kinds[want.kind] : 'card'].join(' ')
  const more = [
    want.minStars === undefined ? '' : `with ${want.minStars} or more stars`,
    want.maxStars === undefined ? '' : `with ${want.maxStars} or fewer stars`,
    want.different ? `with different ${plural[want.different]}` : '',
    want.same ? `with the same ${single[want.same]}` : '',
    want.totalStars === undefined ? '' : `with ${want.totalStars} or more stars together`,
  ].filter((part) => part !== '')
  return [count(want.cards, noun), ...more].join(' ')
}

const plural = { element: 'Elements', type: 'Types', stars: 'star ratings', set: 'sets' } as const
const single = { element: 'Element', type: 'Type', stars: 'star rating', set: 'set' } as const

type Say<K extends Power['power']> = (power: Extract<Power, { power: K }>) => string

const powers: { readonly [K in Power['power']]: Say<K> } = {
  income: ({ dollars }) => `Your income is ${money(Math.abs(dollars))} ${dollars < 0 ? 'lower' : 'higher'}.`,
  markers: ({ add }) => `You have ${more(add, 'Sell Marker')}.`,
  storeDiscount: ({ dollars, rarity }) =>
    `${rarity ? `${capital(rarity)} cards` : 'Cards'} in the Store cost you ${money(dollars)} less.`,
  sellBonus: ({ dollars }) => `You get ${money(dollars)} more for each card you sell.`,
  buyDiscount: ({ dollars }) => `Cards in the Aftermarket cost you ${money(dollars)} less.`,
  fusionDiscount: ({ cards }) => `Card Fusion costs you ${count(cards, 'card')} less.`,
  npcBonus: ({ dollars }) => `You gain ${money(dollars)} for each NPC you win.`,
  collectionBonus: ({ vp, from }) => `A collection of ${from} or more cards is worth ${vp} VP more.`,
  booster: ({ store, core }) =>
    `Your boosters have ${listed([...(store > 0 ? [more(store, 'Store card')] : []), ...(core > 0 ? [more(core, 'Core card')] : [])])}.`,
}

const more = (n: number, noun: string): string => (n === 1 ? `one more ${noun}` : `${n} more ${noun}s`)

const powerText = (power: Power): string => (powers[power.power] as Say<Power['power']>)(power)

const abilityLines = (def: Extract<CardDef, { abilities: unknown }>): CardLine[] => def.abilities.map(abilityText)

/** What is printed on a card: numbers as lines of their own, so that they can be shown as such. */
export function lines(def: CardDef): CardLine[] {
  if (isOwned(def)) {
    return [
      { head: 'Stars', text: String(def.stars) },
      { text: typeLine(def) },
      ...def.keywords.map((use) => ({ head: keywordName(use), text: keywordMeans(use) })),
      ...abilityLines(def),
      ...bossLine(def),
    ]
  }
  switch (def.kind) {
    case 'npc':
      return [
        { head: 'VP', text: String(def.vp) },
        { head: 'Wants', text: `${capital(wantText(def.wants))}.` },
        ...flavour(def),
      ]
    case 'friendship':
      return [{ head: 'VP', text: String(def.vp) }]
    case 'keyword':
      return [{ head: keywordName(def.keyword), text: keywordMeans(def.keyword) }]
    case 'meta':
      return abilityLines(def)
    default:
      return [
        ...def.powers.map((power) => ({ head: 'Deckbuilding', text: powerText(power) })),
        ...abilityLines(def),
        ...flavour(def),
      ]
  }
}

/** What a Metagame pays, in a few words: "3 RP for each Fire card". */
export const metaText = ({ abilities }: Extract<CardDef, { kind: 'meta' }>): string =>
  abilities.map(shortText).join(', ')

function shortText(ability: Ability): string {
  const [effect] = 'do' in ability ? ability.do : []
  if (effect?.do !== 'gain' || typeof effect.rp === 'number' || effect.rp.each.of !== 'cards')
    return abilityText(ability).text
  const { each, times } = effect.rp
  return `${times} RP for each ${cardsOf(each.where ?? {}, false)}`
}

/** MB-334 */
const bossLine = ({ bossPoints }: OwnedDef): CardLine[] =>
  bossPoints ? [{ head: 'Boss', text: `Gains ${bossPoints.join(', ')} RP against 1, 2, 3 or 4 players.` }] : []

const flavour = ({ flavour: text }: { readonly flavour?: string | undefined }): CardLine[] => (text ? [{ text }] : [])

/** The same as one text. */
export const cardText = (def: CardDef): string =>
  lines(def)
    .map(({ head, text }) => (head ? `${head}: ${text}` : text))
    .join(' ')
