import { spoken } from '@cardwright/catalog/words'
import { Click, click } from '../pointing.ts'

/** What the board of Capcom Crossovers says; cards, questions and the log have their words in the game. */
export const capcomWords = spoken({
  you: 'You',
  player: (seat: number) => `Player ${seat + 1}`,
  team: (names: readonly string[]) => names.join(' and '),

  // the choice of a fighter
  fighter: 'Fighter',
  anyone: 'Anyone',
  showKind: 'Show',
  kinds: {
    any: 'all fighters',
    ranged: 'those with ranged moves',
    unblockable: 'those who break blocks',
    homing: 'those who cannot be dodged',
    counters: 'those who counter',
    avoids: 'those who avoid attacks',
    strong: 'the strong',
    nimble: 'the nimble',
  },
  bossSheet: (name: string) => `The boss: ${name}`,

  // life, meter and piles
  partner: 'partner',
  partnerOf: (name: string) => `${name}, partner`,
  knockedOut: 'K.O.',
  sheetButton: (fighter: string, player: string, hp: number, most: number) =>
    `Look into the sheet of ${fighter}, ${player}: ${hp} of ${most} HP`,
  damageWaits: (damage: number) => `, ${damage} damage waits`,
  isOut: ', knocked out',
  waits: ', waits',
  meterLabel: (total: number, price: number) => `Super meter: ${total} of ${price}`,
  meter: 'SUPER',
  drawPile: 'Draw pile',
  discardPile: 'Discard pile',
  handCards: 'Cards in hand',
  lookIntoDiscard: (cards: number) => `Look into the discard pile, ${cards === 1 ? '1 card' : `${cards} cards`}`,
  discardOf: (name: string) => `Discard pile: ${name}`,
  latestFirst: 'The latest first',
  nothingYet: 'Nothing yet.',

  // the stage
  corner: (fighter: string) => `${fighter}’s corner`,
  blockCard: 'Block card, face down',
  block: 'BLOCK',
  joker: 'JOKER',

  // the exchange
  turn: (n: number) => `Turn ${n}`,
  phases: {
    mulligan: 'Ready?',
    start: 'Draw',
    draw: 'Draw',
    combat: 'Fight!',
    cleanUp: 'Clean up',
    discard: 'Clean up',
  },
  over: 'Over',
  support: 'Support',
  damage: 'Damage',
  priority: 'Priority',
  pointsLeft: 'Points left',
  blockSum: (sum: string, damage: number, through: number) => `${sum} against ${damage}: ${through} through`,
  dodged: (agility: number) => `Dodged! Agility ${agility}`,
  notDodged: (agility: number) => `No dodge: above ${agility}`,
  countered: (damage: number) => `Counter! ${damage}`,
  negated: 'Negated',
  negatedHalf: (damage: number) => `Negated, half: ${damage}`,
  teched: 'Tech hit!',
  avoided: 'Avoided!',
  variable: (priority: number) => `Variable counter, priority ${priority}`,
  broken: 'Guard broken!',
  combo: (damage: number) => `Combo: ${damage}`,
  swapped: (fighter: string) => `${fighter} comes in!`,
  ko: 'K.O.!',
  settled: (fighter: string, sum: string) => `${fighter}: ${sum}`,

  // the combo builder
  builder: 'Combo builder',
  yourMoves: 'Your moves',
  pointsLabel: (left: number, full: number) => `${left} of ${full} combo points`,
  points: (left: number, full: number) => `${left}/${full} points`,
  noAttack: 'No attack fits here.',
  strongest: (damage: number) => `Strongest string, ${damage} damage`,
  fromThere: (damage: number) => `From there, ${damage} damage`,
  howToBlock: `To block, ${click} a number card, then Block.`,
  howToMeter: 'A lit card goes into your super meter at once.',
  howToTidy: `${Click} a lit card to see what it can do.`,
  /** What an attack does to the one that it answers. */
  counter: 'Counter',
  negate: 'Negate',
  /** What comes of an answer that no combo follows. */
  bothCancelled: 'Both attacks are cancelled: neither does damage.',
  halfOfIt: (damage: number) => `Both are cancelled, but a ranged move still does half: ${damage}.`,
  partnerCounters: (damage: number) => `Your partner comes in and counters for ${damage}.`,
  partnerNegates: 'Your partner comes in, and both attacks are cancelled.',
  partnerIsHit: 'Your partner comes in too slowly and takes the attack.',
  /** What a button does, and what is written on it. */
  asWritten: (told: string, text: string) => (told.includes(text) ? told : `${told}: ${text}`),
  shortPriority: (priority: number) => `P${priority}`,
  tagSuper: 'Tag super',
  sharedTagSuper: 'Tag super, a Joker each',
  tapAgain: (told: string) => `Tap again: ${told}`,
  /** What a move is worth, as long as there is room for. */
  terms: (type: string, damage: number, priority: number, length: 'short' | 'medium' | 'long') => {
    if (length === 'short') return `${damage} damage · P${priority}`
    return `Type ${type} · ${damage} damage · ${length === 'long' ? 'priority ' : 'P'}${priority}`
  },
  basicAttack: 'Basic attack',
  basicTerms: (priority: number, length: 'short' | 'medium' | 'long') =>
    length === 'short' ? `its number · P${priority}` : `its number in damage · P${priority}`,
  avoids: 'avoids an attack',
  /** Number cards: "2–6", "7+". */
  ranks: (least: number, most: number, isPair: boolean) => (isPair ? `${least}+` : `${least}–${most}`),
  /** What the other side could answer to this opener. */
  risk: (move: string, answers: string) => (move === '' ? answers : `${move}: ${answers}`),
  counteredBy: (moves: string) => `countered by ${moves}`,
  negatedBy: (moves: string) => `negated by ${moves}`,
  basicAttacks: 'basic attacks',
  undodgeable: 'cannot be dodged',
  dodgedBy: (percent: number) => `${percent} % can dodge it`,

  // a sheet
  stats: {
    hp: 'Health',
    strength: 'Strength',
    speed: 'Speed',
    agility: 'Agility',
    endurance: 'Endurance',
    combo: 'Combo',
    priority: 'Priority',
    defense: 'Defense',
  },
  shortStats: {
    hp: 'HP',
    strength: 'Str',
    speed: 'Spd',
    agility: 'Agi',
    endurance: 'End',
    combo: 'Cmb',
    priority: 'Pri',
    defense: 'Def',
  },
  columns: {
    cards: 'Cards',
    move: 'Move',
    type: 'Type',
    damage: 'Damage',
    priority: 'Priority',
    points: 'Points',
  },
  pairAbove: (strength: number) => `pair above ${strength}`,
  pointsMean: 'What an attack takes of your combo points, the number called Combo.',
  moreEach: (damage: number) => ` +${damage} each`,

  // what is said when a kind of question comes up for the first time: on a phone only the first sentence is in sight
  guide: {
    mulligan: {
      title: 'Seven cards',
      text: 'Keep runs such as 3, 4, 5, and the cards of your moves. Each move shows its cards. Numbers up to your Strength attack and block, a pair above it throws. Your portrait opens your fighter’s sheet, which explains all numbers.',
    },
    draw: {
      title: 'Draw',
      text: 'More cards are longer combos: draw all that you can keep. You keep as many as your Endurance when the turn ends. Your Speed says how many you draw. Both are on your sheet, behind your portrait.',
    },
    combat: {
      title: 'Attack, block or pass',
      text: 'If an attack lands, a combo may follow. Nobody can answer what follows. A high priority, P, is hard to counter. In a combo number cards go up by one, and Type B ends it. A block guards you and ends your combat phase.',
    },
    answer: {
      title: 'You are attacked',
      text: 'You have one answer: a move of higher priority counters. One of equal priority may negate. A dodge turns up your top card: if it is at most your Agility, the attack misses.',
    },
    chain: {
      title: 'Your combo',
      text: 'It landed: what is lit may follow, and nobody can answer. Each dot takes a point. The panel says which string does most.',
    },
    shot: { title: 'After a dodge', text: 'One ranged move, unanswered. Only a stunning one may be followed.' },
    cleanUp: {
      title: 'Tidy up',
      text: 'A number above your Strength fills your super meter. That is one card a turn. A full meter fetches an Ace, the card of your super. In a team you may tag your partner in.',
    },
    discard: {
      title: 'Too many cards',
      text: 'Keep runs, high pairs and the cards of your moves. You keep as many as your Endurance.',
    },
    pay: { title: 'Pay', text: 'No change is given: choose just enough of your meter.' },
    partner: {
      title: 'Jump in?',
      text: 'For a Joker you come in with your variable counter. If it is too slow, you take the hit.',
    },
    consent: {
      title: 'A tag super?',
      text: 'Your partner shows a Joker and asks for one of yours. Both supers hit together, and you come in afterwards.',
    },
    look: { title: 'A look', text: 'Once a game you may see the other hand before you act.' },
    overheat: {
      title: 'Overheat?',
      text: 'The move does more, and you take some damage for it. That is once a turn; your damage comes when the exchange is settled.',
    },
    sift: { title: 'Draw, then discard', text: 'Keep what fits your combos.' },
    summon: {
      title: 'Take one back',
      text: 'For a Joker a Jack, Queen or King comes back. It lies in your discard pile.',
    },
    cut: { title: 'Cut the deck', text: 'Your deck was shuffled: cut it where you like.' },
  },
})
