import type { Seat, Telling } from '@cardwright/engine'
import { capital, player, whose } from '@cardwright/engine/english'
import type { ExodusFacts, ItemFacts } from '../../facts.ts'
import type { Phase } from '../../state.ts'
import { outcomeShort } from './outcome.ts'
import { phaseNames } from './prompts.ts'

const own = (at: Telling, seat: Seat): string => capital(whose(at, seat))
const icy = (isFrozen: boolean): string => (isFrozen ? ', frozen' : '')

/** How a pile looks, for somebody who cannot see it. */
export interface PileLook {
  readonly creature: string | null
  readonly power: number | null
  readonly isFrozen: boolean
  readonly energies: readonly string[]
}

const piled = ({ creature, power, energies }: PileLook): string => {
  if (creature !== null) return `${creature}, power ${power}`
  return energies.length > 0 ? `no creature, ${energies.join(', ')}` : 'empty'
}

/** The labels of the board. */
export const boardWords = {
  player: (at: Telling, seat: Seat) => capital(player(at, seat)),
  field: (at: Telling, seat: Seat) => `${own(at, seat)} field`,
  /** A symmetry that can select nothing it is meant for: a word on the card, and what there is to know. */
  misspent: { hurtsSelf: 'hits only yours', helpsFoe: 'helps only theirs' },
  misspentWhy: {
    hurtsSelf: 'Nothing of your opponent’s can be selected now: it would hit something of yours.',
    helpsFoe: 'Nothing of yours can be selected now: it would help your opponent.',
  },
  ofPile: (at: Telling, seat: Seat, pile: number) => `of ${whose(at, seat)} pile ${pile}`,
  pile: (at: Telling, seat: Seat, pile: number, look: PileLook) =>
    `${own(at, seat)} pile ${pile}: ${piled(look)}${icy(look.isFrozen)}`,
  attackWith: (name: string | null) => `Attack with ${name}`,
  lastings: (at: Telling, seat: Seat, count: number) => `${own(at, seat)} Lasting symmetries, ${count}`,
  lasting: (name: string, isFrozen: boolean) => `${name}, Lasting symmetry${icy(isFrozen)}`,

  energy: 'Energy',
  unseenEnergy: 'energy',
  whichEnergy: 'Which energy',
  takeBack: (text: string) => `Take back: ${text}`,
  putBack: (name: string) => `Put ${name} back`,
  takeUp: (name: string) => `Pick up ${name}`,
  reserve: (at: Telling, seat: Seat, count: number) => `Energy in ${whose(at, seat)} hand, ${count}`,
  inReserve: (at: Telling, seat: Seat) => `energy in ${whose(at, seat)} hand`,
  reserveEmpty: 'none in hand',

  life: (at: Telling, seat: Seat, life: number, isGuarded: boolean, less: number) =>
    `${capital(player(at, seat))}: ${life} Life, ${isGuarded ? 'guarded' : 'unguarded'}${less > 0 ? `, the next damage is reduced by ${less}` : ''}`,
  shield: (less: number) => `−${less}`,
  shieldWhy: (less: number, by: readonly string[]) =>
    `The next damage this turn is reduced by ${less}${by.length > 0 ? `: ${by.join(', ')}` : ''}`,
  outcome: outcomeShort,
  /** What an attack on a player would do as things are. */
  blow: (damage: number, less: number) => (less > 0 ? `${damage} − ${less}` : `${damage}`),
  guarded: 'A creature guards this player: they cannot be attacked',
  mainDeck: 'Main Deck',
  energyDeck: 'Energy Deck',
  inHand: 'In hand',
  energyHeld: 'Energy held',
  graveyard: (at: Telling, seat: Seat) => `${own(at, seat)} graveyard`,
  lookIntoGraveyard: (at: Telling, seat: Seat, cards: number, isFrozen: boolean) =>
    `Look into ${whose(at, seat)} graveyard: ${cards} cards${icy(isFrozen)}`,
  buried: 'Creatures and symmetries, the latest first',
  nothingBuried: 'No creature and no symmetry lies here yet.',
  noEnergy: 'No energy.',

  stack: 'Stack',
  stackOf: (items: number) => `Stack, ${items} waiting`,
  stackEmpty: 'empty',
  beingPlayed: 'is being played',
  aimedAt: 'aimed at ',
  pays: 'pays',
  resolves: 'resolves ',
  next: 'next',
  item: { symmetry: 'symmetry', ability: 'ability', trigger: 'trigger', attack: 'attack' } satisfies Record<
    ItemFacts['kind'],
    string
  >,
  cardInHand: 'a card in hand',
  pileOf: (at: Telling, seat: Seat, pile: number) => `${capital(player(at, seat))}: pile ${pile}`,
  graveyardOf: (at: Telling, seat: Seat) => `${capital(player(at, seat))}: graveyard`,
  anItem: 'an item',

  bar: 'Turn and phase',
  openingHands: 'Opening hands',
  turn: (at: Telling, seat: Seat) => `${own(at, seat)} turn`,
  turnNumber: (number: number) => `Turn ${number}`,
  phase: {
    draw: 'Draw',
    energy: 'Energy',
    creature: 'Creature',
    attack: 'Attack',
    end: 'End',
  } satisfies Record<Phase, string>,
  over: 'The match is over',
  awaited: (at: Telling, window: ExodusFacts['window'], seats: readonly Seat[]): string => {
    const [seat] = seats
    if (seat === undefined) return 'Resolving'
    if (seats.length > 1) return 'Both players decide'
    if (window === 'notice' || window === 'phaseEnd' || window === 'stack')
      return `${capital(player(at, seat))} may respond`
    return `${own(at, seat)} ${window === 'resolve' ? 'choice' : 'move'}`
  },
  stopAtEnd: (phase: Phase) => `the end of your opponent’s ${phaseNames[phase]}`,
  stopOnOwn: (phase: Phase) => `your own cards, in the ${phaseNames[phase]}`,
  askMeAt: (moment: string) => `Ask me at ${moment}`,
  askedAt: (moment: string, isAsked: boolean) => `You are ${isAsked ? '' : 'not '}asked at ${moment}`,

  passOn: 'Pass until something happens',
  passOnHint: 'Passes until your opponent puts something on the stack',
  passToTurn: 'Pass to my turn',
  passToTurnHint: 'Passes every window until you have something else to decide',
  stops: 'Ask me when …',
  stopsHint: 'Says in which moments you want to be asked, and where you pass without a question',
  whereToStop: 'When you are asked',
  whereToStopHint:
    'Where you are not asked, you pass, whatever you hold. You are always asked about cards your opponent plays and attacks they declare. Against bots you are not asked where you could only pass.',

  lastingKind: 'Lasting',
  flashKind: 'Flash',
  symmetry: 'symmetry',
  stars: (stars: number) => `${stars} of 3 stars`,
  /** What a close-up says of the signs on a card. */
  legend: {
    stars: {
      sign: (stars: number) => `Stars ${'★'.repeat(stars)}`,
      means: 'How rare it is, of three. They count only for cards that mention stars.',
    },
    power: {
      sign: 'Power',
      now: (power: number) => `Power ${power}`,
      means: 'The number of energy under it, with what texts add: so much energy it takes from a creature, or Life.',
    },
    hue: {
      sign: (name: string) => name,
      means: 'One energy: one power under a creature, or one to pay. Its hue counts only for cards that mention it.',
    },
  },
  pay: (amount: number) => `Pay ${amount} Energy`,
} as const

/** Where one may want to be asked, in groups. */
export const stopWords = {
  theirTurn: {
    title: 'In my opponent’s turn, ask me',
    drawEnd: 'when their draw is over',
    placed: 'each time they place or move energy',
    energyEnd: 'when their Energy Phase ends',
    summoned: 'when they summon a creature',
    creatureEnd: 'when their Creature Phase ends',
    attackEnd: 'when their attacks are over',
    turnEnd: 'before their turn ends',
    plain: 'when a trigger only draws, heals or strengthens',
  },
  unanswered: {
    title: 'When nobody answers what I played, ask me again',
    energy: 'in an Energy Phase',
    creature: 'in a Creature Phase',
    attack: 'in an Attack Phase',
    end: 'in an End Phase',
  },
  myTurn: {
    title: 'In my own turn, ask me',
    draws: 'in which order I draw',
    unfreezing: 'what unfreezes first, even if the order changes nothing',
    playback: 'whether I choose again when only my own cards came in between',
  },
} as const
