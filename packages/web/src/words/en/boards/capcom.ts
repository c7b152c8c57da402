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
  throwOf: (name: string, value: number) => `${name} ${value}s`,
  /** What a move is worth, as long as there is room for. */
  terms: (type: string, damage: number, priority: number, length: 'short' | 'medium' | 'long') => {
    const told = length === 'short' ? `${damage}` : `${damage} damage`
    return `Type ${type} · ${told} · ${length === 'long' ? 'priority ' : 'P'}${priority}`
  },
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

  // what is said when a kind of question comes up for the first time
  guide: {
    mulligan: {
      title: 'Seven cards',
      text: 'Low numbers attack and block, high ones throw or fill the meter, face cards are special moves, Aces supers. Your portrait opens your fighter’s sheet, which explains its numbers and letters.',
    },
    draw: {
      title: 'Draw',
      text: 'Your Speed says how many. More cards are more combos, but what is above your Endurance is discarded when the turn ends. Both numbers are on your sheet, behind your portrait.',
    },
    combat: {
      title: 'Attack, block or pass',
      text: 'Your first attack can be answered; what follows it cannot. Open with something fast or cheap, then chain: basics go up by one, Type B ends the combo. Blocking ends your combat phase.',
    },
    answer: {
      title: 'Answer the attack',
      text: 'Higher priority counters, equal priority may negate. A dodge flips your top card: at most your Agility, and the attack misses. You have one answer.',
    },
    chain: {
      title: 'Chain',
      text: 'It landed, so go on: nobody can answer now. The panel shows what is legal next, what it costs and what it adds.',
    },
    shot: { title: 'After a dodge', text: 'One ranged move, unanswered. Only a stunning one may be followed.' },
    cleanUp: {
      title: 'Tidy up',
      text: 'One number card above your Strength may go into the meter. Meter cards worth 40 buy an Ace. In a team you may tag your partner in.',
    },
    discard: {
      title: 'Too many cards',
      text: 'Down to your Endurance. Keep pairs above your Strength for throws and techs.',
    },
    pay: { title: 'Pay', text: 'Choose cards of your meter. No change is given.' },
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
      text: 'Once a turn a special move does more, and you take some damage for it when the exchange is settled.',
    },
    sift: { title: 'Draw, then discard', text: 'Keep what fits your combos.' },
    summon: { title: 'Take one back', text: 'A Joker goes; a Jack, Queen or King of your discard pile comes back.' },
    cut: { title: 'Cut the deck', text: 'It was searched and shuffled. Cut it where you like.' },
  },
})
