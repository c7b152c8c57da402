import { type JsonObject, Match, type Seat } from '@cardwright/engine'
import { described } from '@cardwright/engine/testing'
import {
  accessory,
  action,
  box,
  cards,
  clash,
  discard,
  draw,
  duelAll,
  earn,
  either,
  every,
  flips,
  gain,
  lose,
  may,
  next,
  one,
  ongoing,
  play as onPlay,
  per,
  playIf,
  reaction,
  score,
  setOf,
  single,
  steal,
  tokens,
  top,
  whenever,
  whenFlipped,
  whileTop,
} from '../src/cards/build.ts'
import { type CardData, type CardDef, parseCards } from '../src/cards/definitions.ts'
import type { Condition } from '../src/effects/vocabulary.ts'
import { allCards, type MillenniumOptions, makeMillennium } from '../src/index.ts'
import type { MillenniumTable, State } from '../src/state.ts'

/** Plain Singles of every kind that a test needs, and some that do one thing. */
const plain = ['fire', 'water', 'air', 'earth', 'light', 'dark'].flatMap((element) =>
  ['animal', 'myth', 'construct', 'citizen', 'soldier', 'mage'].flatMap((type) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((stars) => single(`${element} ${type} ${stars}`, stars, `${element} ${type}`)),
  ),
)

const acting = [
  single('anvil', 5, 'fire mage', 'anvilDrop'),
  single('anvil plus', 5, 'fire mage', 'anvilDropPlus'),
  single('blast', 3, 'fire mage', 'blastOff'),
  single('blast plus', 3, 'fire mage', 'blastOffPlus'),
  single('borer', 4, 'fire mage', 'bore'),
  single('clobberer', 5, 'fire mage', 'clobber'),
  single('coin', 3, 'fire mage', 'coinOp', onPlay(gain(7))),
  single('coin plus', 3, 'fire mage', 'coinOpPlus', onPlay(gain(7))),
  single('combiner', 3, 'fire mage', 'combine'),
  single('drinker', 3, 'fire mage', 'drink'),
  single('duelist', 9, 'fire mage', 'duelist', whenFlipped(gain(1))),
  single('earthy', 3, 'earth mage', 'earthcraft', onPlay(gain(4))),
  single('seer', 3, 'fire mage', 'foreboding', score(gain(per(cards({ named: true }, 'each'), 5)))),
  single('fused', 6, 'fire mage', 'fusion', onPlay(gain(9))),
  single('hero', 4, 'light soldier', 'heroic', whenFlipped(gain(2))),
  single('robber', 3, 'fire mage', 'holdup'),
  single('detective', 3, 'fire mage', 'investigate'),
  single('leveller', 3, 'fire mage', 'levelUp', action(gain(5))),
  single('bully', 6, 'fire mage', 'mean'),
  single('mimic', 3, 'fire mage', 'mimicry'),
  single('mimic plus', 3, 'fire mage', 'mimicryPlus'),
  single('pointer', 3, 'fire mage', 'positioning', score(gain(per(cards({ pointedAt: true }), 6)))),
  single('router', 3, 'fire mage', 'routeClear'),
  single('scurrier', 3, 'fire mage', 'scurry'),
  single('scurrier plus', 3, 'fire mage', 'scurryPlus'),
  single('shadow', 3, 'dark mage', 'shadowbond', whenFlipped(gain(4))),
  single('speedy', 3, 'fire mage', 'speed'),
  single('speedy plus', 3, 'fire mage', 'speedPlus'),
  single('book', 3, 'fire mage', { spellbook: 'water' }),
  single('singer', 3, 'fire mage', 'synchro'),
  single('thwomper', 5, 'fire mage', 'thwomp'),
  single('toller', 3, 'fire mage', 'toll'),
  single('corpse', 3, 'fire mage', 'undead'),
  single('corpse plus', 3, 'fire mage', 'undeadPlus'),
  single('uniter', 3, 'fire construct', 'unite'),
  single('uniter plus', 3, 'fire construct', 'unitePlus'),
  single('epic one', 5, 'fire mage', 'epic'),
  single('epic two', 5, 'fire mage', 'epic'),
  single('gainer', 3, 'water mage', onPlay(gain(5))),
  single(
    'loser',
    3,
    'water mage',
    onPlay(lose(20, 'others')),
    whenever({ event: 'lostPoints', who: 'others' }, gain(3)),
  ),
  single('thief', 3, 'water mage', onPlay(steal(10, 'others'))),
  single('flipper', 3, 'water mage', onPlay(flips(one('others')))),
  single('own flipper', 3, 'water mage', onPlay(flips(one('you', { place: 'others' })))),
  single('high flipper', 3, 'water mage', onPlay(flips(one('others', {}, { extreme: 'highest', by: 'owner' })))),
  single('free flipper', 3, 'water mage', onPlay(flips(one('others', {}, { by: 'owner' })))),
  single(
    'protector',
    3,
    'water mage',
    ongoing({ holds: 'protect', from: 'opponents', whose: 'yours', where: { place: 'adjacent' } }),
  ),
  single('flip gainer', 3, 'water mage', whenFlipped(gain(8))),
  single('nexter', 3, 'water mage', next(gain(6))),
  single('topper', 3, 'water mage', whileTop({ event: 'played', who: 'each' }, gain(2))),
  single('top flipper', 3, 'water mage', whileTop({ event: 'played', who: 'others' }, flips(one('others')))),
  single('top star', 3, 'water mage', top({ holds: 'stars', add: 3, whose: 'this' })),
  single('scorer', 3, 'water mage', score(gain(11))),
  single('ongoing star', 3, 'water mage', ongoing({ holds: 'stars', add: 2, whose: 'yours' })),
  single('all clash', 5, 'water mage', onPlay(duelAll([gain(10)]))),
  single('clasher', 10, 'water mage', action(clash([gain(10)], [lose(1, 'you')]))),
  single('left counter', 3, 'water mage', score(gain(per(cards({ place: 'before', down: 'any' }), 5)))),
  single(
    'table flipper',
    3,
    'water mage',
    onPlay(either('richer', [flips({ pick: 2, of: 'you' })], [lose(20, 'you')])),
  ),
  single(
    'toll taker',
    3,
    'water mage',
    onPlay(either('others', [gain(5)], [{ do: 'give', rp: 3, to: 'them' }, either('them', [gain(20)], [gain(40)])])),
  ),
  single(
    'ping',
    3,
    'water mage',
    onPlay(lose(1, 'others')),
    whenever({ event: 'lostPoints', who: 'others' }, lose(1, 'others')),
  ),
  single('drawer', 3, 'water mage', onPlay(draw(1, 'store'))),
  single('discarder', 3, 'water mage', onPlay(discard(1, 'others'))),
  single('copier', 2, 'water mage', ongoing({ holds: 'copy', of: 'left' })),
  single('copier keeping', 2, 'water mage', ongoing({ holds: 'copy', of: 'left' }, true)),
  single('slotter', 3, 'water mage', ongoing({ holds: 'slots', add: 1 })),
  single('reactor', 3, 'water mage', reaction({ event: 'flipped', who: 'others' }, gain(4))),
  single('effect reactor', 3, 'water mage', reaction({ event: 'effect', who: 'others' }, gain(1))),
  single('unflipper', 3, 'water mage', onPlay({ do: 'unflip', target: one('you') })),
  single('tokener', 3, 'water mage', onPlay(tokens(2, one('you', { place: 'others' })))),
  single('two effects', 3, 'water mage', onPlay(flips(one('others'))), onPlay(may(gain(1)))),
  single('play watcher', 3, 'water mage', whenever({ event: 'played', who: 'each' }, flips('it'))),
  single('taker', 3, 'water mage', onPlay({ do: 'takeFromAftermarket' })),
  single('returner', 3, 'water mage', onPlay({ do: 'toHand', target: every('each', { place: 'others' }) })),
  single('stocker', 3, 'water mage', onPlay({ do: 'stock', count: 5 })),
  single('banker', 3, 'water mage', onPlay(earn(4))),
  single('revealer', 3, 'water mage', onPlay({ do: 'revealStore', so: [gain(per({ of: 'stars', card: 'it' }))] })),
  single('sharer', 3, 'fire mage', onPlay(gain(per(cards({ place: 'others', shares: 'any' }))))),
  single('matcher', 3, 'water mage', onPlay(gain(per({ of: 'neighbours', that: 'match' }, 4)))),
  single('alternator', 3, 'water mage', onPlay(gain(per({ of: 'neighbours', that: 'alternate' }, 4)))),
  single('set counter', 3, 'water mage', onPlay(gain(per({ of: 'kinds', symbol: 'set' })))),
  single('rarity counter', 3, 'water mage', onPlay(gain(per({ of: 'kinds', symbol: 'rarity' })))),
  single('uncopied star', 3, 'water mage', {
    ...ongoing({ holds: 'stars', add: 2, whose: 'yours' }),
    uncopyable: true,
  }),
  single('centre', 3, 'water mage', {
    ...ongoing({ holds: 'stars', add: 2, whose: 'this' }),
    if: { this: 'middle' },
  }),
  single('loner', 3, 'water mage', playIf({ count: cards({ place: 'others' }), atMost: 2 } as Condition, gain(5))),
  single('flip all', 3, 'water mage', onPlay(flips(every('you', { place: 'others' })))),
  box('box scorer', 2, score(gain(9))),
  box('big box', 6),
  accessory('acc scorer', 2, score(gain(7))),
  accessory('acc action', 2, action(gain(6))),
  accessory('acc flipper', 2, action(flips(one('others')))),
  accessory('acc choosy', 2, { on: 'action', if: { rp: 'notMost' }, do: [gain(6)] }),
]

/** A persona that reacts; none of ours does. */
const lawyer: CardData = {
  id: 't-lawyer',
  kind: 'team',
  name: 'lawyer',
  powers: [],
  abilities: [reaction({ event: 'flipped', who: 'others' }, gain(4))],
  solo: true,
}

const extra = [...plain, ...acting].map((each) => ({ ...each, id: `t-${each.id}` }))

/** The game with the cards of the tests. */
export const game = makeMillennium([
  ...(allCards as CardDef[]),
  ...parseCards([...setOf('core', 'core', extra).map((each) => ({ ...each, set: 'tests' })), lawyer]),
])

export type MillenniumMatch = Match<State, MillenniumOptions, CardDef>

interface Begin {
  readonly seats?: number
  readonly options?: JsonObject
  readonly seed?: string
}

const usual = { clock: 'none', characters: false, store: 'first-steps', metas: ['element', 'type'] }

export const fresh = ({ seats = 3, options = {}, seed = 'test' }: Begin = {}): MillenniumMatch =>
  Match.start(game, { seats, seed, options: { ...usual, ...options } }) as MillenniumMatch

export const given = (position: JsonObject, { seats = 3, options = {}, seed = 'test' }: Begin = {}): MillenniumMatch =>
  Match.start(game, { seats, seed, options: { ...usual, ...options }, given: position }) as MillenniumMatch

type Lying = string | JsonObject

/** What lies before one seat of a tournament. */
interface Table {
  readonly tableau?: readonly Lying[]
  readonly hand?: readonly string[]
  readonly box?: readonly Lying[]
  readonly accessories?: readonly Lying[]
  readonly binder?: readonly string[]
  readonly rp?: number
  readonly dollars?: number
  readonly markers?: number
}

const t = (lying: Lying): Lying =>
  typeof lying === 'string' && !game.library.has(lying) ? `t-${lying.replaceAll(' ', '-')}` : lying
const named = (list: readonly Lying[]): Lying[] =>
  list.map((each) => (typeof each === 'string' ? t(each) : { ...each, card: t(each.card as string) }))

/** A tournament in the midst of it, seat 0 at turn; cards of the tests are named without their prefix. */
export function tournament(tables: readonly Table[], more: JsonObject = {}, begin: Begin = {}): MillenniumMatch {
  const {
    store = [],
    aftermarket = [],
    zones = {},
    turn = {},
    sides,
    ...rest
  } = more as JsonObject & {
    store?: string[]
    aftermarket?: Lying[]
    zones?: JsonObject
    turn?: JsonObject
    sides?: JsonObject[]
  }
  const seats = begin.seats ?? Math.max(3, tables.length)
  const all = Array.from({ length: seats }, (_, seat) => tables[seat] ?? {})
  const lying = Object.fromEntries(
    all.flatMap(({ tableau = [], hand = [], box: boxes = [], accessories = [], binder = [] }, seat) => [
      [`tableau:${seat}`, named(tableau)],
      [`hand:${seat}`, named(hand)],
      [`deckBox:${seat}`, named(boxes)],
      [`accessories:${seat}`, named(accessories)],
      [`binder:${seat}`, named(binder)],
    ]),
  )
  return given(
    {
      phase: 'tournament',
      players: all.map(({ dollars = 0, markers = 4 }) => ({ dollars, markers })),
      tournament: {
        turn: { side: 0, ...turn },
        sides: all.map(({ rp = 0 }, s) => ({ rp, ...(sides?.[s] ?? {}) })),
        ...(rest as JsonObject),
      },
      zones: {
        metas: [],
        ...lying,
        store: named(store as Lying[]),
        aftermarket: named(aftermarket as Lying[]),
        ...zones,
      },
    },
    { ...begin, seats },
  )
}

// biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever it expects there
export const table = (match: MillenniumMatch): any => described(match as never)

export const rp = (match: MillenniumMatch): number[] =>
  table(match).tournament.sides.map((each: { rp: number }) => each.rp)

/** The names in an area, those that lie face down with a minus, tokens behind a plus. */
export const area = (match: MillenniumMatch, zone: string): string[] =>
  table(match).zones[zone].map((each: Lying) => {
    if (typeof each === 'string') return each.replace(/^t-/, '')
    const { card, down, marks } = each as { card: string; down?: boolean; marks?: { tokens?: number } }
    return `${down ? '-' : ''}${card.replace(/^t-/, '')}${marks?.tokens ? `+${marks.tokens}` : ''}`
  })

export const tableOf = (match: MillenniumMatch): MillenniumTable => match.table as unknown as MillenniumTable

/** What a watcher was told of this type. */
export const told = (match: MillenniumMatch, type: string) => match.events(null).filter((event) => event.type === type)

/** Who is asked what, in one line: `0 turn`. */
export const awaited = (match: MillenniumMatch): string =>
  match.open.map(({ seat, kind }) => `${seat} ${kind}`).join(', ')

/** All that is asked is passed or answered with the first option, until a seat is asked this. */
export function until(match: MillenniumMatch, isReached: () => boolean, limit = 400): MillenniumMatch {
  for (let n = 0; n < limit && !isReached() && !match.over; n++) {
    const [ask] = match.open
    if (!ask) throw new Error('Nobody is asked anything.')
    const { skip } = ask.spec
    const option = ask.offered().find(({ key }) => key === skip) ?? ask.offered()[0]!
    match.answer(ask.seat, ask.id, option.key)
  }
  return match
}

export type { Seat }
