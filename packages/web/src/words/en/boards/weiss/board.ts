import { spoken } from '@cardwright/catalog/words'
import type { Seat, Telling } from '@cardwright/engine'
import { capital, does, player, whose } from '@cardwright/engine/english'
import { placeName } from '@cardwright/weiss'

const own = (at: Telling, seat: Seat): string => capital(whose(at, seat))

const soul = (damage: number): string => `${damage} damage, plus its trigger.`

export const weissWords = spoken({
  climax: 'Climax',
  level: 'Level',
  field: (at: Telling, seat: Seat) => `${own(at, seat)} field`,
  centerStage: (at: Telling, seat: Seat) => `${own(at, seat)} center stage`,
  backStage: (at: Telling, seat: Seat) => `${own(at, seat)} back stage`,
  position: (at: Telling, seat: Seat, position: number) => `${own(at, seat)} ${placeName(at, seat, position)}`,
  rowNames: { center: 'Center stage', back: 'Back stage' },
  /** What would become of a character in a battle. */
  fates: { reversed: 'reversed', stays: 'stays' },
  frontAttack: (power: number, against: number, fate: string, damage: number) =>
    `Front attack, ${power} against ${against} power: ${fate}. ${soul(damage)}`,
  bothReversed: 'both would be reversed',
  wouldBeReversed: (card: string) => `${card} would be reversed`,
  sideAttack: (card: string, lost: number, damage: number) =>
    `Side attack: no battle, ${lost > 0 ? `but the level of ${card} takes ${lost} soul` : 'nobody is reversed'}. ${soul(damage)}`,
  directAttack: (damage: number) => `Direct attack: nobody is opposite, so 1 more soul. ${soul(damage)}`,
  clock: (at: Telling, seat: Seat, cards: number, full: number, level: number) =>
    `${own(at, seat)} clock: ${cards} of ${full}, level ${level}`,
  levelHint: (level: number) => `Level ${level}: at level 4 the match is lost`,
  lv: 'Lv',
  cost: 'Cost',
  power: 'Power',
  soul: 'Soul',
  trigger: (icon: string) => `Trigger: ${icon}`,
  souls: (soul: number) => `Soul ${soul}`,

  turn: (at: Telling, seat: Seat) => `${own(at, seat)} turn`,
  /** Before the first turn. */
  openingHands: 'Opening hands',
  phaseList: 'Phases',
  phases: {
    stand: 'Stand',
    draw: 'Draw',
    clock: 'Clock',
    main: 'Main',
    climax: 'Climax',
    attack: 'Attack',
    encore: 'Encore',
    end: 'End',
  },
  /** The attack phase with its step: "Attack: damage" */
  steps: {
    declaration: 'Attack: declaration',
    trigger: 'Attack: trigger',
    counter: 'Attack: counter',
    damage: 'Attack: damage',
    battle: 'Attack: battle',
  },
  resolving: 'Being resolved',
  triggered: (card: string) => `Trigger: ${card}`,
  cancelled: (at: Telling, seat: Seat, amount: number) =>
    `Cancelled! A climax saves ${player(at, seat)} from ${amount} damage`,
  damage: (at: Telling, seat: Seat, amount: number) => `${does(at, seat, 'take')} ${amount} damage`,
  battle: (power: number, against: number) => `${power} against ${against}`,
  levelUp: (at: Telling, seat: Seat, level: number) => `${does(at, seat, 'reach', 'reaches')} level ${level}`,
  refresh: 'Refresh',
  damageTaken: 'damage taken',

  piles: { deck: 'Deck', stock: 'Stock', hand: 'Hand', waitingRoom: 'Waiting room', memory: 'Memory' },
  row: (at: Telling, seat: Seat, title: string, cards: number) => `${own(at, seat)} ${title.toLowerCase()}: ${cards}`,
  pileOf: (at: Telling, seat: Seat, pile: string) => `${own(at, seat)} ${pile.toLowerCase()}`,
  look: (at: Telling, seat: Seat) => `, ${whose(at, seat)}: look at them`,
  empty: 'empty',
  latestFirst: 'the latest first',

  waiting: 'Abilities that wait',
  given: 'an ability that it was given',
  setOff: (card: string) => `Set off by ${card}`,
  chosenBefore: (cards: string, count: number) =>
    count === 1 ? `“It”, “that card” = ${cards}, chosen before` : `“Them”, “those cards” = ${cards}, chosen before`,
})
