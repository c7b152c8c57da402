import { keywordName } from '../effects/keywords/text.ts'
import { type KeywordUse, keywords } from '../effects/keywords/vocabulary.ts'
import {
  cards,
  clash,
  type Design,
  draw,
  earn,
  every,
  gain,
  next,
  type OwnedData,
  one,
  per,
  play,
  score,
  setOf,
  single,
  slug,
  steal,
  tokens,
} from './build.ts'
import type { CardData } from './definitions.ts'

type Character = Extract<CardData, { kind: 'character' }>
type Coop = Extract<CardData, { kind: 'coop' }>
type Team = Extract<CardData, { kind: 'team' }>
type Venue = Extract<CardData, { kind: 'venue' }>
type Friendship = Extract<CardData, { kind: 'friendship' }>
type KeywordCard = Extract<CardData, { kind: 'keyword' }>

interface Person {
  readonly name: string
  readonly flavour: string
  readonly powers: Character['powers']
  readonly abilities: Character['abilities']
  readonly coop: { readonly powers: Coop['powers']; readonly abilities: Coop['abilities'] }
  readonly pro: Design
  readonly friendship: string
}

/** MB-001: the eight who came this season. */
const cast: readonly Person[] = [
  {
    name: 'Juniper Vance',
    flavour: 'Third place, eleven times. This is the year.',
    powers: [{ power: 'income', dollars: 5 }],
    abilities: [{ on: 'score', if: { rp: 'notMost' }, do: [gain(10)] }],
    coop: { powers: [{ power: 'income', dollars: 3 }], abilities: [{ on: 'score', do: [gain(6)] }] },
    pro: single('Juniper, Tour Veteran', 9, 'earth pro', play(gain(24))),
    friendship: 'Shared train ticket',
  },
  {
    name: 'Baz Underhill',
    flavour: 'Sells you your own cards back, and you thank him.',
    powers: [{ power: 'sellBonus', dollars: 1 }],
    abilities: [{ on: 'action', do: [earn(3), gain(6)] }],
    coop: { powers: [{ power: 'sellBonus', dollars: 1 }], abilities: [] },
    pro: single('Baz, Market Maker', 9, 'dark pro', play(earn(6), gain(18))),
    friendship: 'Handshake discount',
  },
  {
    name: 'Mirela Ostrova',
    flavour: 'Has a spreadsheet for her spreadsheets.',
    powers: [{ power: 'collectionBonus', vp: 1, from: 4 }],
    abilities: [{ on: 'score', do: [gain(per({ of: 'kinds', symbol: 'element' }))] }],
    coop: { powers: [{ power: 'buyDiscount', dollars: 1 }], abilities: [{ on: 'score', do: [gain(4)] }] },
    pro: single('Mirela, Theory Crafter', 9, 'water pro', play(draw(1), gain(20))),
    friendship: 'Annotated decklist',
  },
  {
    name: 'Captain Dot',
    flavour: 'Nine years old. Undefeated at recess.',
    powers: [{ power: 'storeDiscount', dollars: 1, rarity: 'expansion' }],
    abilities: [{ on: 'ongoing', static: { holds: 'clashBonus', add: 1 } }],
    coop: {
      powers: [{ power: 'storeDiscount', dollars: 1, rarity: 'core' }],
      abilities: [{ on: 'ongoing', static: { holds: 'clashBonus', add: 1 } }],
    },
    pro: single('Captain Dot, Boss of Recess', 9, 'fire pro', play(clash([gain(26)], [gain(10)]))),
    friendship: 'Half a biscuit',
  },
  {
    name: 'Old Man Fenwick',
    flavour: 'Remembers when the cards were drawn by hand.',
    powers: [{ power: 'fusionDiscount', cards: 1 }],
    abilities: [{ on: 'ongoing', whenever: { event: 'flipped', who: 'you' }, do: [gain(4)] }],
    coop: { powers: [{ power: 'fusionDiscount', cards: 1 }], abilities: [] },
    pro: single('Fenwick, First Champion', 9, 'light pro', score(gain(26))),
    friendship: 'Story about the old days',
  },
  {
    name: 'Tally Brightwater',
    flavour: 'Knows everybody, and everybody’s birthday.',
    powers: [{ power: 'npcBonus', dollars: 5 }],
    abilities: [{ on: 'ongoing', whenever: { event: 'gainedCard', who: 'you' }, do: [gain(8)] }],
    coop: { powers: [{ power: 'markers', add: 1 }], abilities: [] },
    pro: single('Tally, Crowd Favourite', 9, 'air pro', play(gain(14)), next(gain(12))),
    friendship: 'Birthday card',
  },
  {
    name: 'Quill Marginalia',
    flavour: 'Writes in the margins. The margins write back.',
    powers: [{ power: 'booster', store: 0, core: 1 }],
    abilities: [{ on: 'action', do: [{ do: 'attachKeyword', target: one('you') }] }],
    coop: { powers: [{ power: 'booster', store: 0, core: 1 }], abilities: [] },
    pro: single('Quill, Rules Whisperer', 9, 'dark pro', play(tokens(2, every('you')), gain(14))),
    friendship: 'Footnote in your honour',
  },
  {
    name: 'The Hush',
    flavour: 'Nobody has heard them call a trigger. Nobody’s trigger has been heard since.',
    powers: [{ power: 'markers', add: 1 }],
    abilities: [
      { on: 'ongoing', static: { holds: 'silence', trigger: 'reaction', whose: 'others' } },
      { on: 'score', do: [gain(7)] },
    ],
    coop: { powers: [{ power: 'income', dollars: 2 }], abilities: [{ on: 'score', do: [gain(5)] }] },
    pro: single('The Hush, Unmasked', 9, 'dark pro', play(steal(12, 'another'), gain(10))),
    friendship: 'Meaningful nod',
  },
]

const idOf = ({ name }: Person): string => slug(name)

export const characters: Character[] = cast.map((each) => ({
  id: idOf(each),
  kind: 'character',
  name: each.name,
  powers: each.powers,
  abilities: each.abilities,
  flavour: each.flavour,
}))

/** MB-340 */
export const coops: Coop[] = cast.map((each) => ({
  id: `coop-${idOf(each)}`,
  kind: 'coop',
  of: idOf(each),
  name: `${each.name}, Teammate`,
  powers: each.coop.powers,
  abilities: each.coop.abilities,
}))

/** MB-148: three of 1 VP, two of 2, one of 3. */
export const friendships: Friendship[] = cast.flatMap((each) =>
  [1, 1, 1, 2, 2, 3].map((vp, n) => ({
    id: `friend-${idOf(each)}-${n + 1}`,
    kind: 'friendship' as const,
    name: `${each.friendship} from ${each.name}`,
    of: idOf(each),
    vp,
  })),
)

/** MB-267 */
export const pros: OwnedData[] = setOf(
  'pro',
  'pro',
  cast.map((each) => ({ ...each.pro, id: `pro-${idOf(each)}` })),
)

const team = (name: string, powers: Team['powers'], abilities: Team['abilities'], solo?: true): Team => ({
  id: `team-${slug(name)}`,
  kind: 'team',
  name,
  powers,
  abilities,
  ...(solo && { solo }),
})

/** MB-013, MB-324 */
export const teams: Team[] = [
  team('The Corner Shop Crew', [{ power: 'income', dollars: 3 }], [{ on: 'score', do: [gain(5)] }]),
  team(
    'Sleeves of Steel',
    [{ power: 'markers', add: 1 }],
    [{ on: 'ongoing', static: { holds: 'protect', from: 'opponents', whose: 'yours', where: { place: 'leftmost' } } }],
  ),
  team(
    'Clash Cousins',
    [{ power: 'buyDiscount', dollars: 1 }],
    [{ on: 'ongoing', static: { holds: 'clashBonus', add: 1 } }],
  ),
  team(
    'Night Bus Club',
    [{ power: 'storeDiscount', dollars: 1, rarity: 'core' }],
    [{ on: 'ongoing', whenever: { event: 'flipped', who: 'you' }, do: [gain(3)] }],
  ),
  team('Bulk Bin Pickers', [{ power: 'fusionDiscount', cards: 1 }], []),
  team(
    'The Archivists',
    [{ power: 'collectionBonus', vp: 2, from: 5 }],
    [{ on: 'score', do: [gain(per({ of: 'kinds', symbol: 'type' }, 2))] }],
  ),
  team('Sell High Society', [{ power: 'sellBonus', dollars: 1 }], [{ on: 'action', do: [gain(8)] }]),
  team(
    'Two for Tea',
    [{ power: 'booster', store: 0, core: 1 }],
    [{ on: 'score', do: [gain(per(cards({ minStars: 5 }), 2, 10))] }],
  ),
  team(
    'The Soloist',
    [
      { power: 'income', dollars: 15 },
      { power: 'markers', add: 2 },
    ],
    [{ on: 'score', do: [gain(20)] }],
    true,
  ),
]

const venue = (name: string, powers: Venue['powers'], abilities: Venue['abilities']): Venue => ({
  id: `venue-${slug(name)}`,
  kind: 'venue',
  name,
  powers,
  abilities,
})

/** MB-016, MB-277: ten places to play. */
export const venues: Venue[] = [
  venue('Museum of Cardboard', [{ power: 'collectionBonus', vp: 2, from: 3 }], []),
  venue(
    'Rim of a Live Volcano',
    [],
    [{ on: 'ongoing', static: { holds: 'stars', add: 2, whose: 'yours', where: { element: 'fire' } } }],
  ),
  venue(
    'Flooded Gymnasium',
    [],
    [{ on: 'ongoing', static: { holds: 'stars', add: 2, whose: 'yours', where: { element: 'water' } } }],
  ),
  venue(
    'Night Market',
    [{ power: 'sellBonus', dollars: 1 }],
    [{ on: 'score', do: [gain(per(cards({ element: 'dark' }), 2))] }],
  ),
  venue('Airship Lounge', [{ power: 'income', dollars: 10 }], []),
  venue('Grand Hotel Ballroom', [], [{ on: 'score', if: { rp: 'notMost' }, do: [gain(8)] }]),
  venue('Petting Zoo', [], [{ on: 'score', do: [gain(per(cards({ type: 'animal' }), 3))] }]),
  venue('Wholesale Warehouse', [{ power: 'booster', store: 1, core: 1 }], []),
  venue('Boxing Gym', [], [{ on: 'ongoing', whenever: { event: 'won', who: 'you' }, do: [gain(5)] }]),
  venue(
    'Public Library',
    [{ power: 'storeDiscount', dollars: 1 }],
    [{ on: 'ongoing', static: { holds: 'silence', trigger: 'reaction', whose: 'all' } }],
  ),
]

/** MB-274: without those that speak of deckbuilding, naming, facing, routes and tolls, and without PLUS forms. */
const leftOut: readonly string[] = ['epic', 'foreboding', 'fusion', 'positioning', 'routeClear', 'toll']

export const keywordCards: KeywordCard[] = keywords
  .filter((each) => !leftOut.includes(each))
  .map((each) => {
    const keyword = (each === 'spellbook' ? { spellbook: 'dark' } : each) as KeywordUse
    return { id: `keyword-${each.toLowerCase()}`, kind: 'keyword', name: keywordName(keyword), keyword }
  })
