import { spoken } from '@cardwright/catalog/words'
import { listed } from '@cardwright/engine/english'

const plural = (n: number, noun: string): string => (n === 1 ? `1 ${noun}` : `${n} ${noun}s`)

/** What the board of Millennium Blades says. */
export const millenniumWords = spoken({
  stars: (n: number) => plural(n, 'star'),
  money: (n: number) => `$${n}`,
  vp: (n: number) => `${n} VP`,
  rpTitle: 'RP',
  rp: (n: number) => `${n} RP`,
  kinds: {
    meta: 'Metagame',
    npc: 'NPC',
    character: 'Character',
    coop: 'Teammate',
    team: 'Team',
    venue: 'Venue',
    friendship: 'Friendship',
    keyword: 'Keyword',
  } as Readonly<Record<string, string>>,

  // the head of the trading floor
  rounds: (n: number) => (n === 0 ? 'Pre-Release' : `Round ${n}`),
  segments: { first: 'First booster', second: 'Second booster', last: 'Last call', grace: 'Grace' } as const,
  segmentNotes: {
    first: 'Buy, sell, trade and build.',
    second: 'The second booster is in your binder.',
    last: 'Nothing can be sold any more. Finish your deck.',
    grace: 'A few more minutes for everybody.',
  } as const,
  timeLeft: 'Time left',
  noClock: 'No clock: the segment ends when everybody is ready.',
  paused: (who: string) => `${who} stopped the clock`,
  purse: 'Your Dollars',
  markers: (n: number) => plural(n, 'Sell Marker'),
  ready: 'ready',
  inDeck: (n: number) => plural(n, 'card'),

  // places
  tabs: { shop: 'Shop', own: 'Binder', rivals: 'Players', help: 'Help' } as const,
  store: 'Store',
  storeNote: 'You see the back of a card, not its face.',
  storeTop: 'Top of the Store',
  coreTop: 'Top of the Core deck',
  aftermarket: 'Aftermarket',
  aftermarketEmpty: 'Nobody has sold anything yet.',
  seller: (who: string) => `from ${who}`,
  buy: (what: string, price: number) => `Buy ${what} for $${price}`,
  aCardOf: (set: string) => `a card of ${set}`,
  lotOf: (set: string, place: string) => `${set}, ${place}`,
  npcs: 'NPCs',
  npcNote: 'A Sell Marker and the right cards win VP.',
  choosePayment: (npc: string) => `Choose cards for ${npc}`,
  noPayment: 'You have nothing to spare for them',
  fusion: 'Card Fusion',
  fusionNote: 'Give up cards, choose a promo.',
  tiers: { bronze: 'Bronze', silver: 'Silver', gold: 'Gold' } as const,
  fusionPile: (tier: string, cost: number, left: number) => `${tier}: ${cost} cards for one of ${left} promos`,
  metas: 'Metagame',
  venue: 'Venue',
  promoChoice: 'Choose your promo',
  draftChoice: 'Keep one card of this pack',
  relicChoice: 'Relics',

  // one’s own
  binder: 'Your binder',
  binderOf: (who: string) => `${who}’s binder`,
  search: 'Search your binder',
  sort: 'Sort by',
  sorts: { worth: 'strength', stars: 'stars', name: 'name', set: 'set', newest: 'newest' } as const,
  show: 'Show',
  shows: { all: 'all cards', single: 'Singles', deckBox: 'Deck Boxes', accessory: 'Accessories' } as const,
  onlySymbol: (symbol: string) => `Only ${symbol}`,
  noneFound: 'No card of your binder fits.',
  unseen: (n: number) => `${plural(n, 'card')}, unseen`,
  deck: 'Your deck',
  deckN: (n: number) => `Deck ${n}`,
  ownedKinds: { single: null, deckBox: 'Deck Box', accessory: 'Accessory' } as const,
  deckSlots: { single: 'Single', deckBox: 'Deck Box', accessory: 'Accessory' } as const,
  deckMissing: (parts: readonly string[]) => `${listed(parts)} missing`,
  deckParts: {
    single: (n: number) => plural(n, 'Single'),
    deckBox: () => 'a Deck Box',
    accessory: (n: number) => (n === 1 ? 'an Accessory' : `${n} Accessories`),
  } as const,
  deckFull: 'Complete',
  deckNone: 'No deck yet',
  fillDeck: 'Fill it up',
  collection: 'Your collection',
  collections: { element: 'Collection by Element', type: 'Collection by Type', any: 'Your collection' } as const,
  collectionEmpty: 'Cards of one Element or one Type, each with other stars.',
  collectionNow: (n: number, worth: string) => `${plural(n, 'card')}: ${worth}`,
  collectionBest: (n: number, worth: string) => `Best you can lay out: ${plural(n, 'card')}, ${worth}`,
  collectionIsBest: 'The best that your spare cards make.',
  layOut: 'Lay it out',
  picked: (n: number) => (n === 0 ? 'Choose cards to do something with them' : `${plural(n, 'card')} chosen`),
  clear: 'Clear',

  // what one can do with chosen cards
  verbs: {
    sell: (price: number) => `Sell for $${price}`,
    sellOne: 'Sell',
    deck: (n: number) => `Into deck ${n}`,
    deckOnly: 'Into the deck',
    undeck: 'Out of the deck',
    collect: 'Into the collection',
    collects: { element: 'Collect by Element', type: 'Collect by Type', any: 'Into the collection' } as const,
    uncollect: 'Back to the binder',
    fuse: (tier: string) => `Fuse for ${tier}`,
    npc: (npc: string, vp: number) => `Win ${npc}: ${vp} VP`,
    trade: 'Offer in a trade …',
    give: (who: string) => `Give to ${who}`,
  },
  whyNot: {
    sellOne: 'One card at a time is sold.',
    sellingClosed: 'Nothing is sold in the last segment.',
    noMarker: 'No Sell Marker left.',
    inDeck: 'Take it out of your deck first.',
    fuse: (parts: readonly string[]) => `Fusion takes ${listed(parts)}.`,
    fusePart: (tier: string, cost: number) => `${cost} for ${tier}`,
  },

  // what can I do now?
  whatNow: 'What can I do now?',
  whatNowNone: 'You have done what there is to do. Say that you are ready, or watch for bargains.',
  advice: {
    offer: (who: string) => `${who} has made you an offer.`,
    deckNone: 'You have no deck yet. Everything else is worth little without one.',
    deckMore: (parts: readonly string[]) => `Your deck has room: ${listed(parts)}.`,
    deckDo: 'Put your strongest cards in',
    collect: (n: number, worth: string) => `Your spare cards make a collection of ${n}: ${worth}.`,
    collectDo: 'Lay it out',
    npc: (npc: string, vp: number, cards: string) => `${npc} gives ${vp} VP for ${cards}.`,
    npcDo: 'Hand them over',
    bargain: (card: string, price: number) =>
      `${card} is in the Aftermarket for $${price}: stronger than what you have.`,
    bargainDo: (price: number) => `Buy it for $${price}`,
    store: (dollars: number, price: number) =>
      `You have $${dollars}. A Store card costs from $${price}: unspent Dollars win nothing.`,
    storeDo: (price: number) => `Buy one for $${price}`,
    fuse: (n: number, tier: string) => `You have ${n} cards to spare: fuse them for a ${tier} promo.`,
    fuseDo: 'Choose them for me',
    sell: (card: string, price: number) => `${card} brings $${price}, and your deck does not need it.`,
    sellDo: (price: number) => `Sell it for $${price}`,
    ready: 'Done? Then say so. When everybody is ready, nobody waits for the bell.',
  },

  // others, offers, trades
  rivals: 'Players',
  rivalCollection: (who: string, n: number) =>
    `${who === 'You' ? 'Your' : `${who}’s`} collection: ${plural(n, 'card')}`,
  unopened: (n: number) => `${plural(n, 'card')} unopened`,
  binderSize: (n: number) => `${n} in the binder`,
  piles: 'Piles',
  pile: (name: string, n: number) => `${name}: ${plural(n, 'card')}`,
  tradeWith: (who: string) => `Trade with ${who}`,
  lookAt: (who: string) => `${who}: look at their cards`,
  offers: 'Offers',
  offerFrom: (who: string) => `${who} offers you`,
  offerTo: (who: string) => `You offer ${who}`,
  offerBetween: (from: string, to: string) => `${from} offers ${to}`,
  forThis: 'for',
  nothing: 'nothing',
  friendshipWorth: (vp: number) => `a Friendship card of ${vp} VP`,
  value: (give: number, get: number) => {
    if (give === get) return `Even: ${give} against ${get}`
    return give > get ? `You give ${give - get} more` : `You get ${get - give} more`
  },
  trade: {
    open: 'Trade',
    title: (who: string) => `A trade with ${who}`,
    with: 'With',
    give: 'You give',
    get: 'You get',
    dollars: 'Dollars',
    friendship: 'Friendship',
    noFriendship: 'none',
    findCard: 'Which card do you want?',
    findHint: 'Type a name',
    known: (who: string) => `You know that ${who} has:`,
    add: 'Choose',
    remove: 'Leave out',
    worth: (n: number) => `worth ${n}`,
    even: 'Make it even',
    send: 'Make the offer',
    close: 'Close',
    tooLong: 'These are too many cards for one offer. Trade in two steps.',
    rule: 'Stars and Dollars count the same, and both sides must be worth the same.',
    freeRule: 'Free market: both sides may be worth what they like.',
  },

  // tournaments
  tableau: (who: string) => `${who}’s tableau`,
  ownTableau: 'Your tableau',
  slot: (n: number) => `Place ${n}, empty`,
  turnOf: (who: string) => (who === 'You' ? 'Your turn' : `${who}’s turn`),
  first: 'went first',
  hand: (n: number) => `${plural(n, 'card')} in hand`,
  faceDown: 'face down',
  topCard: 'Top Card',
  race: 'Ranking Points',
  scoreOf: (who: string, rp: number) => `${who}: ${rp} RP`,
  reasons: (who: string) => `Where ${who === 'You' ? 'your' : `${who}’s`} points come from`,
  noPoints: 'No points yet.',
  chain: 'What happens',
  waits: 'Waits',
  bands: {
    play: 'Play',
    next: 'Next',
    flip: 'Flip',
    top: 'Top',
    ongoing: 'Ongoing',
    score: 'Score',
    action: 'Action',
    reaction: 'Reaction',
  } as Readonly<Record<string, string>>,
  gains: (rp: number) => (rp < 0 ? `−${-rp} RP` : `+${rp} RP`),
  revealed: 'Revealed',
  keywordsLeft: 'Keyword cards',
  boss: 'The boss',
  bossTurn: 'The boss’s turn',
  fuse: {
    open: 'Card Fusion …',
    title: 'Card Fusion',
    choose: (cost: number, tier: string) => `${tier}: ${cost} cards`,
    send: 'Fuse',
    close: 'Close',
  },

  // the season
  standing: 'Standing',
  standingTitle: (round: number) =>
    round <= 1 ? 'Before the first tournament' : `After ${plural(round - 1, 'tournament')}`,
  sources: { tournament: 'Tournaments', collection: 'Collections', npc: 'NPCs', friendship: 'Friendship' } as const,
  wins: (n: number) => plural(n, 'win'),
  tournamentN: (n: number) => (n === 0 ? 'Pre-Release' : `Tournament ${n}`),
  close: 'Close',
  story: {
    decisive: 'The decisive tournament',
    decided: (tournament: string, who: string, rp: number, lead: number) =>
      `${tournament}: ${who} had ${rp} RP and gained ${lead} VP on everybody else.`,
    bestDeck: 'The best deck',
    best: (who: string, tournament: string, rp: number) => `${who} scored ${rp} RP in ${tournament}. It rested on:`,
    deals: 'On the trading floor',
    parts: (deals: {
      readonly bought: number
      readonly spent: number
      readonly sold: number
      readonly earned: number
      readonly traded: number
      readonly fused: number
      readonly npcs: number
      readonly collectionVp: number
    }): string[] => [
      `${plural(deals.bought, 'card')} bought for $${deals.spent}`,
      `${plural(deals.sold, 'card')} sold for $${deals.earned}`,
      ...(deals.traded > 0 ? [plural(deals.traded, 'trade')] : []),
      ...(deals.fused > 0 ? [plural(deals.fused, 'fusion')] : []),
      ...(deals.npcs > 0 ? [plural(deals.npcs, 'NPC')] : []),
      ...(deals.collectionVp > 0 ? [`${deals.collectionVp} VP by collections`] : []),
    ],
    dealt: (parts: string) => `${parts}.`,
    dearest: (card: string, price: number) => `The dearest: ${card} for $${price}.`,
  },

  // what a newcomer is told when a kind of question comes up for the first time
  guide: {
    market: {
      title: 'The trading floor',
      text: 'Everybody trades at once, against the clock. Click cards of your binder to sell them, to put them into your deck or your collection, or to trade. Click a price to buy. “What can I do now?” has ideas.',
    },
    promo: {
      title: 'Card Fusion',
      text: 'Your cards are gone. Take any one promo of this pile: you alone see them.',
    },
    deck: {
      title: 'The bell has rung',
      text: 'Hand in your deck. Nobody sees it before everybody has.',
    },
    draft: { title: 'A draft', text: 'Keep one card. The rest goes on to your neighbour.' },
    turn: {
      title: 'Your turn in a tournament',
      text: 'Play one Single to the right end of your tableau. Before or after it you may use one Action of a card in play: then that card is flipped. The most RP at the end win.',
    },
    turns: {
      title: 'Your turn',
      text: 'Do one thing: buy, sell, fuse, collect, play a card, or score. You may use one Action as well.',
    },
    trigger: { title: 'In which order?', text: 'Several of your effects wait. You decide which comes first.' },
    react: { title: 'A Reaction', text: 'You may answer what just happened. Then that card is flipped.' },
    card: { title: 'Choose a card', text: 'An effect asks for a card. Those that it can be are lit.' },
  },
})
