import { spoken } from '@cardwright/catalog/words'
import { listed } from '@cardwright/engine/english'
import type { Trigger } from '@cardwright/millennium'

const plural = (n: number, noun: string): string => (n === 1 ? `1 ${noun}` : `${n} ${noun}s`)

/** What the board of Millennium Blades says. */
export const millenniumWords = spoken({
  you: 'You',
  stars: (n: number) => plural(n, 'star'),
  money: (n: number) => `$${n}`,
  vp: (n: number) => `${n} VP`,
  rpTitle: 'RP',
  rpMean: 'Ranking Points: the player with the most wins the tournament.',
  dollarsMean: 'Dollars',
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
  /** What a part of the market is for, in a sentence. */
  purposes: {
    first: 'Get cards and build the deck that you will play in the tournament after this market.',
    second: 'Your second booster has come. Make your deck stronger; what it does not need can be sold.',
    last: 'Last call: nothing can be sold any more. Finish your deck for the tournament.',
    grace: 'A few more minutes: finish your deck for the tournament.',
  } as const,
  purposeAfterBell: 'The market stands still. It goes on if everybody agrees to more time; else the tournament begins.',
  timeLeft: 'Time left',
  /** For somebody who is ready: the others may be sooner. */
  timeAtMost: 'Time left at most. You are ready.',
  noClock: 'No clock: this part ends when everybody is ready.',
  /** For somebody who has yet to say whether there is more time, and for the others. */
  afterBell: { asked: 'The bell has rung. More time?', told: 'The bell has rung.' } as const,
  paused: (who: string) => `${who} stopped the clock`,
  lookers: (who: readonly string[]) =>
    who.includes('You')
      ? 'The clock waits until you have looked at the result.'
      : `The clock waits: ${listed(who)} still ${who.length === 1 ? 'looks' : 'look'} at the result.`,
  purse: 'Your Dollars',
  persona: (name: string) => `You are [${name}].`,
  /** How a card begins the line that says what it changes here. */
  powerHead: 'Deckbuilding',
  markers: (n: number) => plural(n, 'Sell Marker'),
  markersTitle: 'Sell Markers',
  markersMean: 'You need a Sell Marker to sell a card or to win an NPC.',
  vpTitle: 'VP',
  vpMean: 'Victory Points: the player with the most at the end wins the season.',
  winsMean: 'Who first has won two tournaments wins the season.',
  /** Short for the answers that say it whole. */
  moreTime: { asked: 'More time?', agreed: 'More time: yes' } as const,
  stopClock: 'Stop the clock',
  startClock: 'Start the clock',
  ready: 'ready',
  inDeck: (n: number) => plural(n, 'card'),
  cardStars: (name: string, stars: number) => `${name} ★${stars}`,
  newcomers: (n: number) => (n === 1 ? 'Your new card' : `Your new cards: ${n}`),
  newcomersShort: 'New:',
  dismissNew: 'Put it away',

  // places
  tabs: { shop: 'Shop', own: 'Binder', rivals: 'Players' } as const,
  sheets: { npcs: 'NPCs', fusion: 'Card Fusion', rivals: 'Players', standing: 'Standing' } as const,
  store: 'Store',
  storeNote: 'You see the back of a card, not its face.',
  storeTop: 'Top of the Store',
  coreTop: 'Top of the Core deck',
  aftermarket: 'Aftermarket',
  aftermarketEmpty: 'Nobody has sold anything yet.',
  aftermarketNote: 'What others have sold lies open.',
  seller: (who: string) => `from ${who}`,
  read: (what: string) => `Read ${what}`,
  buy: (what: string, price: number) => `Buy ${what} for $${price}`,
  /** A press that came just after something else had taken the place of what was aimed at. */
  missed: 'This has just changed: nothing is bought.',
  aCardOf: (set: string) => `a card of ${set}`,
  lotOf: (set: string, place: string) => `${set}, ${place}`,
  npcs: 'NPCs',
  npcNote: 'A Sell Marker and the right cards win VP.',
  choosePayment: (npc: string) => `Choose cards for ${npc}`,
  noPayment: 'You have nothing to spare for them',
  fusion: 'Card Fusion',
  fusionNote: 'Give up cards, choose a promo.',
  tiers: { bronze: 'Bronze', silver: 'Silver', gold: 'Gold' } as const,
  fusionCost: (cost: number) => `${cost} cards`,
  fusionLeft: (n: number) => `${n} left`,
  fusionPile: (tier: string, cost: number, left: number) => `${tier}: ${cost} cards for one of ${left} promos`,
  metas: 'Metagame',
  metasNext: 'The next tournament also pays',
  metasNow: 'At the end this also pays',
  promoChoice: 'Choose your promo',
  draftChoice: 'Keep one card of this pack',
  relicChoice: 'Relics',

  // one’s own
  binder: 'Your binder',
  binderOf: (who: string) => `${who}’s binder`,
  filter: 'Filter',
  search: 'Search your binder',
  searchHint: 'Search',
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
  /** On an empty place of a deck, which is narrow. */
  deckSlots: { single: 'Single', deckBox: 'Deck Box', accessory: 'Acces\u00adsory' } as const,
  deckMissing: (parts: readonly string[]) => `${listed(parts)} missing`,
  deckParts: {
    single: (n: number) => plural(n, 'Single'),
    deckBox: () => 'a Deck Box',
    accessory: (n: number) => (n === 1 ? 'an Accessory' : `${n} Accessories`),
  } as const,
  deckFull: 'Complete',
  deckNone: 'No deck yet',
  /** Nothing can be put in any more, though there is room. */
  deckOwned: (parts: readonly string[]) => `Ready to play. Room for ${listed(parts)}: you own no other`,
  collections: { element: 'Collection by Element', type: 'Collection by Type', any: 'Your collection' } as const,
  collectionTakes: {
    element: 'Cards of one Element, all with different stars',
    type: 'Cards of one Type, all with different stars',
    any: 'Cards of one Element or one Type, all with different stars',
  } as const,
  collectionEmpty: (takes: string, scale: readonly (readonly [number, string])[], when: string) =>
    `${takes}: ${scale.map(([n, worth]) => `${n} are worth ${worth}`).join(', ')}, ${when}.`,
  collectionNow: (n: number, worth: string, when: string) =>
    `${plural(n, 'card')}: ${worth} ${when}. Then they are gone.`,
  collectionOne: (two: string, when: string) => `1 card alone is worth nothing: 2 bring ${two} ${when}.`,
  /** When a collection is counted: VP, or RP in a duel. */
  atBell: 'at the last bell',
  atCount: 'in the tournament',
  picked: (n: number) => (n === 0 ? 'Choose cards to do something with them.' : `${plural(n, 'card')} chosen.`),
  clear: 'Clear',

  // what one can do with chosen cards
  verbs: {
    sell: (price: number) => `Sell for $${price}`,
    sellOne: 'Sell',
    deck: (n: number) => `Into deck ${n}`,
    deckOnly: 'Into deck',
    undeck: 'Out of deck',
    collects: { element: 'Collect by Element', type: 'Collect by Type', any: 'Collect' } as const,
    uncollect: 'Back to binder',
    collectFor: { element: 'Element', type: 'Type', any: 'Collect' } as const,
    worth: (verb: string, worth: string) => `${verb}: ${worth}`,
    fuse: (tier: string) => `Fuse for ${tier}`,
    fuseAny: 'Fuse',
    fuseAll: (n: number) => `Fuse these ${n} cards`,
    npc: (vp: number) => `NPC: +${vp} VP`,
    npcAny: 'NPC',
    trade: 'Trade …',
    give: (who: string) => `Give to ${who}`,
  },
  /** What comes of it, before it is done. */
  means: {
    sell: (price: number) => `Sold, it brings $${price} at once and takes a Sell Marker.`,
    collect: (worth: string, when: string) => `Laid out as a collection: ${worth} ${when}. Then they are gone.`,
    fuse: (tier: string) => `Fused, they are gone, and you take any ${tier} promo.`,
    fuseAll: (cards: readonly string[], tier: string) =>
      `For good you give up ${listed(cards)}. For them you take any one ${tier} promo.`,
    npc: (npc: string, vp: number) => `Given to ${npc} with a Sell Marker, they win ${vp} VP at once.`,
  },
  whyNot: {
    sellOne: 'Choose one card: the bank pays its stars in Dollars, at once.',
    sellingClosed: 'Nothing is sold in the last segment.',
    noMarker: 'No Sell Marker left.',
    bell: 'The bell has rung.',
    choose: 'Choose cards of your binder first.',
    inDeck: 'Take it out of your deck first.',
    inCollection: 'Take it out of your collection first.',
    npc: 'No NPC wants just these cards.',
    fuse: (parts: readonly string[]) => `Fusion takes ${listed(parts)}.`,
    fusePart: (tier: string, cost: number) => `${cost} for ${tier}`,
  },

  // what can I do now?
  whatNow: 'What can I do now?',
  ideas: {
    titles: {
      deck: 'Fill your deck',
      buy: 'Buy a card',
      collect: 'Make a collection',
      npc: 'Win an NPC',
      sell: 'Sell a card',
      fuse: 'Fuse cards',
    } as const,
    /** Instead, where the idea only chooses cards for it. */
    chooses: {
      npc: 'Choose for NPC …',
      sell: 'Choose a sale …',
      fuse: 'Choose to fuse …',
      buy: 'Show a bargain …',
    } as const,
    closed: 'Not now: the clock is stopped.',
    askedElse: 'Not now: answer the question first.',
    deckFirst: 'Fill your deck first.',
    deckNone: 'Puts in what brings most RP.',
    deckMore: ([card, ...more]: readonly string[]) =>
      more.length > 0 ? `Adds ${more.length + 1} cards.` : `Adds ${card}.`,
    /** What goes first: of a long name the end may be cut. */
    deckBetter: (out: readonly string[], cards: readonly string[]) => `Out: ${listed(out)}. In: ${listed(cards)}.`,
    deckDone: 'It is as strong as your cards allow.',
    collect: (n: number, worth: string, when: string) => `${plural(n, 'spare card')}: ${worth} ${when}.`,
    collectDone: 'The best one lies there.',
    collectNone: 'Your spare cards do not make one.',
    npc: (npc: string, vp: number) => `${vp} VP from ${npc}.`,
    npcNone: 'None wants what you have to spare.',
    buy: 'Points out one worth its price.',
    buyNone: 'You have too few Dollars.',
    fuse: (n: number, tier: string) => `${plural(n, 'spare card')} for a ${tier} promo.`,
    fuseNone: (cost: number, n: number) => `Takes ${cost} spare cards: you have ${n}.`,
    sell: (card: string, price: number) => `${card} for $${price}.`,
    sellNone: 'Nothing to spare brings much.',
  },

  // others, offers, trades
  rivals: 'Players',
  rivalCollection: (who: string, n: number) =>
    `${who === 'You' ? 'Your' : `${who}’s`} collection: ${plural(n, 'card')}`,
  unopened: (n: number) => `${plural(n, 'card')} unopened`,
  collected: (n: number) => `${n} collected`,
  binderSize: (n: number) => `${n} in the binder`,
  aside: {
    bought: (n: number) => `${plural(n, 'card')} bought`,
    sold: (n: number) => `${plural(n, 'card')} sold`,
    fused: (n: number) => plural(n, 'fusion'),
    traded: (n: number) => plural(n, 'trade'),
  },
  others: (parts: readonly string[]) => `The others deal${parts.length === 0 ? '' : `: ${listed(parts)}`}.`,
  piles: 'Piles',
  pile: (name: string, sizes: readonly number[]) =>
    sizes.length === 1 ? `${name}: ${plural(sizes[0]!, 'card')}` : `${name}: ${listed(sizes.map(String))} cards`,
  pileSizes: (sizes: readonly number[]) => sizes.join(' + '),
  tradeWith: (who: string) => `Trade with ${who}`,
  lookAt: (who: string, isReady: boolean) => `${who}${isReady ? ' ready' : ''}: look at their cards`,
  offers: 'Offers',
  missedOffer: 'This has just changed: look again',
  offerAnswers: { accept: 'Accept', decline: 'Decline', withdraw: 'Withdraw' },
  cardOfStars: (card: string, stars: number) => `${card} (${stars})`,
  offerFrom: (who: string) => `${who} offers you`,
  offerTo: (who: string) => `You offer ${who}`,
  offerBetween: (from: string, to: string) => `${from} offers ${to}`,
  forThis: 'for',
  nothing: 'nothing',
  friendshipLeft: (n: number) => `${plural(n, 'Friendship card')} to give`,
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
    rule: 'Stars and Dollars count the same, and both sides must be worth the same.',
    freeRule: 'Free market: both sides may be worth what they like.',
  },

  // tournaments
  /** What a tournament is worth where no VP are. */
  stakes: {
    duel: 'The player with more RP wins the tournament. Two wins decide the season.',
    boss: 'Together you need more RP than the boss.',
    campaign: 'Together you need more RP than the boss.',
  } as Readonly<Record<string, string>>,
  prizes: 'What each place of this tournament is worth',
  prizesShared: 'What each place of this tournament is worth. Those who tie share the VP of their places.',
  ordinal: (n: number) => `${n}${['th', 'st', 'nd', 'rd'][n] ?? 'th'}`,
  ownPlace: 'your place so far',
  tableau: (who: string) => `${who}’s tableau`,
  ownTableau: 'Your tableau',
  slot: (n: number) => `Place ${n} of the tableau, empty`,
  freeSlots: (n: number) => `${plural(n, 'place')} of the tableau, empty`,
  freeSlotsShort: (n: number) => `${n} free`,
  unfold: (who: string, n: number) =>
    `${who === 'You' ? 'Your' : `${who}’s`} tableau, ${plural(n, 'card')}: look closer`,
  turnOf: (who: string) => (who === 'You' ? 'Your turn' : `${who}’s turn`),
  first: 'went first',
  hand: (n: number) => `${n} in hand`,
  faceDown: 'face down',
  topCard: 'Top Card',
  reasons: (who: string) => `Where ${who === 'You' ? 'your' : `${who}’s`} points come from`,
  noPoints: 'No points yet.',
  chain: 'What happens',
  waits: 'Still to come',
  waiting: (who: string, band: string, card: string) => `${band}: ${card} (${who})`,
  triggered: (band: string, card: string) => `${band}: ${card}`,
  moreWaiting: (n: number) => `and ${n} more`,
  bands: {
    play: 'Play',
    next: 'Next',
    flip: 'Flip',
    top: 'Top',
    ongoing: 'Ongoing',
    score: 'Score',
    action: 'Action',
    reaction: 'Reaction',
  } as const satisfies Readonly<Record<Trigger, string>>,
  ahead: 'ahead',
  /** What lies on a card, or is written beside it. */
  legend: {
    tokens: 'star tokens: it counts as so many stars more',
    markers: 'Sell Markers: an opponent’s flip takes one away instead',
    facing: 'it points at the card on this side',
    used: 'it has been used',
    flipped: 'face down: it does nothing and scores nothing more',
    brought: 'what it has brought so far',
  } as const,
  usedSign: 'Used',
  broughtSoFar: (rp: number) => `brought ${rp} RP so far`,
  stillToCome: (bands: readonly string[]) => `still to come: ${listed(bands)}`,
  plain: (rp: number) => (rp < 0 ? `−${-rp}` : `+${rp}`),
  gains: (rp: number) => (rp < 0 ? `−${-rp} RP` : `+${rp} RP`),
  revealed: 'Revealed',
  boss: 'The boss',
  fuse: {
    open: 'Card Fusion …',
    title: 'Card Fusion',
    choose: (cost: number, tier: string) => `${tier}: ${cost} cards`,
    send: 'Fuse',
    close: 'Close',
  },

  // how a tournament came out
  result: {
    title: (tournament: string) => `${tournament}: the score`,
    won: (who: readonly string[], tournament: string) =>
      `${listed(who)} ${who.length === 1 && who[0] !== 'You' ? 'wins' : 'win'} ${tournament}`,
    boss: (players: number, boss: number) =>
      players > boss
        ? `The boss is beaten: ${players} RP together against ${boss}`
        : `The boss wins: ${boss} RP against ${players} together`,
    place: (n: number) => `Place ${n}`,
    vp: (n: number) => `+${n} VP`,
    collections: 'Collections',
    more: (n: number, rp: number) => `${n} more: ${rp < 0 ? `−${-rp}` : `+${rp}`}`,
    ofOther: (who: string, card: string) => `${who === 'You' ? 'your' : `${who}’s`} ${card}`,
    none: 'No points.',
    laidOut: (who: string) => `${who === 'You' ? 'Your' : `${who}’s`} tableau when it was counted`,
    laid: (card: string | null, isDown: boolean, rp: number) =>
      [card ?? 'A card', ...(isDown ? ['face down'] : []), ...(rp === 0 ? [] : [`${rp} RP`])].join(', '),
    inAll: (vp: number) => `${vp} VP in all`,
    toFloor: 'On to the trading floor',
    goOn: 'Go on',
  },

  // the season
  standing: 'Standing',
  closeSheet: (what: string) => `Close ${what}`,
  standingTitle: (played: number) =>
    played === 0 ? 'Before the first tournament' : `After ${plural(played, 'tournament')}`,
  sources: { tournament: 'Tournaments', collection: 'Collections', npc: 'NPCs', friendship: 'Friendship' } as const,
  wins: (n: number) => plural(n, 'win'),
  theTournament: (n: number) => (n === 0 ? 'the Pre-Release' : `Tournament ${n}`),
  tournamentN: (n: number) => (n === 0 ? 'Pre-Release' : `Tournament ${n}`),
  close: 'Close',
})
