import {
  accessory,
  action,
  atLeast,
  box,
  cards,
  clash,
  type Design,
  discard,
  draw,
  earn,
  every,
  flips,
  gain,
  next,
  type OwnedData,
  one,
  ongoing,
  per,
  play,
  reaction,
  score,
  scoreIf,
  setOf,
  single,
  steal,
  tokens,
  when,
  whenever,
  whenFlipped,
} from './build.ts'
import { commonTypes, type Element, elements, type Type } from './symbols.ts'

/** Two Singles for each Element and Type: the everyday world that all booster packs have in common. */
const names: Readonly<Record<Element, Readonly<Record<(typeof commonTypes)[number], readonly [string, string]>>>> = {
  fire: {
    animal: ['Toaster Moth', 'Boiler Room Salamander'],
    myth: ['Pilot Light Imp', 'Phoenix on Its Lunch Break'],
    construct: ['Secondhand Furnace', 'Firework Tortoise Mk II'],
    citizen: ['Barbecue Uncle', 'Glassblower of Ash Street'],
    soldier: ['Match Girl Irregular', 'Ember Guard Sergeant'],
    mage: ['Candle Apprentice', 'Professor of Small Explosions'],
  },
  water: {
    animal: ['Puddle Frog', 'Otter With a Plan'],
    myth: ['Drain Nymph', 'Kelp Dragon, Retired'],
    construct: ['Leaky Automaton', 'Tide Clock'],
    citizen: ['Umbrella Seller', 'Ferry Captain Dew'],
    soldier: ['Rain Cadet', 'Harbour Lancer'],
    mage: ['Tea Diviner', 'Fog Chancellor'],
  },
  air: {
    animal: ['Paper Sparrow', 'Post Office Falcon'],
    myth: ['Draught Sprite', 'Sylph of the Seventh Floor'],
    construct: ['Kite Engine', 'Weather Balloon Oracle'],
    citizen: ['Whistling Courier', 'Retired Acrobat'],
    soldier: ['Pennant Bearer', 'Glider Corps Ace'],
    mage: ['Bubble Conjurer', 'Cartographer of Clouds'],
  },
  earth: {
    animal: ['Garden Mole', 'Badger of Good Standing'],
    myth: ['Turnip Gnome', 'Hill That Woke Up'],
    construct: ['Clay Porter', 'Cobblestone Golem'],
    citizen: ['Potato Farmer', 'Mayor of Underbridge'],
    soldier: ['Shovel Militia', 'Rampart Warden'],
    mage: ['Moss Reader', 'Archdruid of the Allotments'],
  },
  light: {
    animal: ['Lamp Cat', 'Prism Stag'],
    myth: ['Window Angel', 'Saint of Lost Socks'],
    construct: ['Night Light', 'Lighthouse That Walks'],
    citizen: ['Crossing Guard', 'Optician to the Stars'],
    soldier: ['Torch Squire', 'Paladin of Tidy Rooms'],
    mage: ['Sunbeam Tutor', 'Keeper of the Long Day'],
  },
  dark: {
    animal: ['Cellar Bat', 'Raven of Record'],
    myth: ['Under Bed Thing', 'Count of Overdue Books'],
    construct: ['Broken Vending Machine', 'Elevator to Nowhere'],
    citizen: ['Night Shift Clerk', 'Collector Without a Face'],
    soldier: ['Alley Scout', 'Curfew Captain'],
    mage: ['Ink Dabbler', 'Witch of the Third Basement'],
  },
}

/** What the smaller card of an Element does: one habit for each. */
const habits: Readonly<Record<Element, (type: Type) => Design['abilities']>> = {
  fire: () => [play(gain(5), clash([gain(6)]))],
  water: () => [play(gain(10))],
  air: () => [play(gain(3)), next(gain(9))],
  earth: () => [score(gain(per(cards({ place: 'before', down: 'any' }), 3, 12)))],
  light: () => [play(gain(6), tokens(2))],
  dark: () => [play(gain(4)), whenFlipped(gain(12))],
}

/** What the larger card of a Type does: a calling for each. */
const callings: Readonly<Record<(typeof commonTypes)[number], (element: Element) => Design['abilities']>> = {
  animal: () => [play(gain(4)), score(gain(per(cards({ type: 'animal', place: 'others' }), 4, 16)))],
  myth: (element) => [play(gain(3)), score(gain(per(cards({ element }), 4, 16)))],
  construct: () => [action(gain(13))],
  citizen: () => [play(gain(8), earn(3))],
  soldier: () => [play(clash([gain(15)], [gain(5)]))],
  mage: (element) => [play(draw(1), gain(5), when(atLeast(cards({ element }), 2), gain(5)))],
}

/** Stars run over the whole band, along each Element and along each Type, so that seven of any symbol can be collected. */
const low = (element: number, type: number): number => 1 + ((element + type) % 4)
const shifts = [3, 2, 1, 2, 0, 2]
const high = (element: number, type: number): number => 4 + ((shifts[element]! + type) % 4)

const singles: Design[] = elements.flatMap((element, e) =>
  commonTypes.flatMap((type, y) => [
    single(names[element][type][0], low(e, y), `${element} ${type}`, ...habits[element](type)!),
    single(names[element][type][1], high(e, y), `${element} ${type}`, ...callings[type](element)!),
  ]),
)

const byElement = (element: Element, name: string): Design => box(name, 3, score(gain(per(cards({ element }), 4, 24))))
const byType = (type: Type, name: string): Design => box(name, 3, score(gain(per(cards({ type }), 4, 24))))

const boxes: readonly Design[] = [
  byElement('fire', 'Coal Scuttle'),
  byElement('water', 'Fishbowl Carrier'),
  byElement('air', 'Windsock Case'),
  byElement('earth', 'Flowerpot Deck Box'),
  byElement('light', 'Lantern Case'),
  byElement('dark', 'Box With a False Bottom'),
  byType('animal', 'Pet Carrier'),
  byType('myth', 'Storybook Slipcase'),
  byType('construct', 'Toolbox'),
  byType('citizen', 'Lunchbox'),
  byType('soldier', 'Ammo Tin'),
  byType('mage', 'Wand Case'),
  box('Rainbow Binder Clip', 4, score(gain(per({ of: 'kinds', symbol: 'element' }, 4)))),
  box('Census Ledger', 4, score(gain(per({ of: 'kinds', symbol: 'type' }, 4)))),
]

const accessories: readonly Design[] = [
  accessory(
    'Clear Sleeves',
    2,
    ongoing({ holds: 'protect', from: 'opponents', whose: 'yours', where: { place: 'leftmost' } }),
  ),
  accessory('Lucky Coin', 2, action(earn(4), gain(4))),
  accessory('Felt Playmat', 2, score(gain(per(cards(), 2)))),
  accessory('Spin Counter', 3, action(tokens(3, one('you')))),
  accessory('Judge Whistle', 3, reaction({ event: 'flipped', who: 'you' }, gain(12))),
  accessory('Binder Pockets', 3, action(draw(2), discard(1, 'you'))),
  accessory('Loaded Die', 3, action(clash([gain(14)], [gain(4)]))),
  accessory('Marker Pen', 2, action(tokens(2, every('you')))),
  accessory('Card Stand', 2, ongoing({ holds: 'stars', add: 2, whose: 'yours', where: { place: 'rightmost' } })),
  accessory(
    'Umbrella Sleeve',
    3,
    ongoing({ holds: 'protect', from: 'opponents', whose: 'yours', where: { place: 'rightmost' } }),
  ),
  accessory('Price Gun', 3, action(steal(8, 'another'))),
  accessory('Rules Lawyer Card', 4, action(flips(one('others', { maxStars: 4 })))),
  accessory('Energy Drink', 3, action({ do: 'extraPlay' })),
  accessory(
    'Photo of the Champion',
    3,
    scoreIf({ rp: 'notMost' }, gain(14)),
    whenever({ event: 'won', who: 'you' }, gain(3)),
  ),
]

/** MB-002, MB-458, MB-H81: two copies of each Single, one of each box and Accessory. */
export const core: OwnedData[] = setOf('core', 'core', [
  ...singles.map((each) => ({ ...each, copies: 2 })),
  ...boxes,
  ...accessories,
])
