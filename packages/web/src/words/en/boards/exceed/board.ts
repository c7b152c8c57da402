import { spoken } from '@cardwright/catalog/words'
import { capital } from '@cardwright/engine/english'

/** A space of the arena: who stands there, what lies there, what it is offered for. */
interface SpaceSaid {
  readonly space: number
  readonly standing: readonly { readonly name: string; readonly isYou: boolean }[]
  readonly laid: readonly string[]
  /** What a move there costs in Force, or that it can be chosen. */
  readonly offer: number | 'choose' | null
}

interface ReachSaid {
  readonly card: string
  readonly foe: string
  /** The other player is called You. */
  readonly isYou: boolean
  readonly range: string
  readonly distance: number
  /** Where its player would stand, if it moves them first. */
  readonly goes: number | null
  readonly hits: boolean
  /** What its cost lacks. */
  readonly lacks: string | null
}

interface PaidSaid {
  readonly paid: number
  readonly due: number
  readonly unit: 'force' | 'gauge'
  readonly life: number
}

const counted = (cards: number): string => `${cards} ${cards === 1 ? 'card' : 'cards'}`

export const exceedWords = spoken({
  your: 'your',
  whose: (name: string) => `${name}’s`,
  arena: 'The arena, nine spaces',
  openingHands: 'Opening hands',
  yourTurn: 'Your turn',
  turnOf: (name: string) => `${name}’s turn`,
  /** What is more than the one action of a turn. */
  more: (actions: number, hasNextTurn: boolean) =>
    [...(actions > 1 ? [`${actions} actions`] : []), ...(hasNextTurn ? ['and the next turn too'] : [])].join(', '),

  fighter: 'Fighter',
  anyone: 'Anyone',
  mayCome: (fighters: number) => `Any of the ${fighters} may come. Look at one to read what they do.`,
  basicMode: 'Basic Mode',
  exceedMode: 'Exceed Mode',
  forGauge: (gauge: number) => `for ${gauge} Gauge`,
  cardsOf: (name: string) => `The cards of ${name}; the eight Normals come with them`,
  exceedFor: (gauge: number) => `Exceed ${gauge}`,
  exceedCosts: (gauge: number) => `Exceed costs ${gauge} Gauge`,

  stats: { range: 'Range', power: 'Power', speed: 'Speed', armor: 'Armor', guard: 'Guard' },
  gauge: 'Gauge',
  force: 'Force',
  costsGauge: (gauge: number) => `Costs ${gauge} Gauge`,
  costsForce: (force: number) => `Costs ${force} Force`,
  kinds: { trap: 'Trap', instant: 'instant', continuous: 'continuous', overload: 'overload', transform: 'transform' },
  changeCards: 'Change cards',
  changeCardsMore: 'Change cards …',

  side: (whose: string, fighter: string) => `${capital(whose)} side: ${fighter}`,
  life: (name: string, life: number, most: number) => `Life of ${name}: ${life} of ${most}`,
  boosts: 'Boosts',
  row: (whose: string, title: string, cards: number) => `${capital(whose)} ${title}, ${counted(cards)}`,
  pile: (title: string, cards: number, note: string | undefined) =>
    `${title}, ${counted(cards)}${note === undefined ? '' : `, ${note}`}`,
  pileHint: (title: string, note: string) => `${title}, ${note}`,
  lookAtPile: (pile: string) => `${pile}: look at them`,
  topmostFirst: 'the topmost first',
  known: 'what you know of it',
  lastDeck: 'reshuffled once: the next time loses the match',
  faceDownCard: 'Face-down card',
  /** How a card lies: being played, in the arena, with cards under it. */
  lying: (isPlayed: boolean, space: number | null, below: number) =>
    [
      ...(isPlayed ? ['being played'] : []),
      ...(space === null ? [] : [`on space ${space}`]),
      ...(below > 0 ? [`${counted(below)} under it`] : []),
    ].join(', '),
  cardLying: (card: string, how: string) => `${card}, ${how}`,

  inArena: (whose: string) => `In the arena, ${whose}`,
  tokenOn: (token: string, space: number) => `[${token}] on ${space}`,
  mark: (whose: string, name: string) => `${whose} ${name}`,
  faceDownToken: 'face-down token',
  faceDown: (name: string) => `${name}, face down`,
  faceDownMark: 'face-down card',
  /** "Space 4, Ketta, you, stands here, move here for 1 Force" */
  space: ({ space, standing, laid, offer }: SpaceSaid) =>
    [
      `Space ${space}`,
      ...standing.map(({ name, isYou }) => `${name}${isYou ? ', you,' : ''} stands here`),
      ...laid,
      ...(offer === null ? [] : [offer === 'choose' ? 'choose it' : `move here for ${offer} Force`]),
    ].join(', '),

  reshuffleAgain: 'You have reshuffled before: a second time loses the match.',
  reshuffleYes: 'Reshuffle, and lose',
  reshuffleNothing: 'Your discard pile is empty: nothing would come back, and you can reshuffle only once.',
  reshuffle: 'Your discard pile becomes your deck. That works once: when it runs out again, you lose.',
  /** Where a movement ends: "You come to space 9, the edge." */
  arrives: (who: string, isYou: boolean, space: number, isEdge: boolean) =>
    `${capital(who)} ${isYou ? 'come' : 'comes'} to space ${space}${isEdge ? ', the edge' : ''}.`,
  stays: (who: string, isYou: boolean, space: number) =>
    `${capital(who)} ${isYou ? 'stay' : 'stays'} on space ${space}: there is no room to move.`,
  arrivesEither: (spaces: readonly number[]) => `You come to space ${spaces.join(' or ')}.`,
  hasAdvantage: 'You have Advantage already: this would gain nothing.',
  changing: 'Discard cards for Force and draw as many new ones; at the end of the turn you draw one more.',
  costsLife: (paid: number, life: number) =>
    `${paid > 0 ? `This costs ${paid} life` : 'This costs life'}; you have ${life}.`,
  payLife: (paid: number) => (paid > 0 ? `Pay ${paid} life` : 'Pay with life'),
  lacksGauge: (gauge: number, held: number) =>
    `It costs ${gauge} Gauge and you have ${held}: unless it is paid for, it is invalid, and a Wild Swing takes its place.`,
  restInLife: (gauge: number, held: number, life: number, all: number) =>
    `It costs ${gauge} Gauge and you have ${held}: the rest costs ${life} of your ${all} life.`,
  inReachForLife: (life: number) => `for ${life} life`,
  /** "As a Boost for 1 Force, until the next Strike is over: +1 Power." */
  asBoost: (cost: number, kind: string, does: string) => {
    const until = kind === 'continuous' ? ', until the next Strike is over' : ''
    return `As a Boost${cost > 0 ? ` for ${cost} Force` : ''}${kind === 'instant' ? ', at once' : until}: ${does}`
  },
  wouldHit: (power: string, speed: string) => `It reaches from where you both stand: Power ${power}, Speed ${speed}.`,
  wouldMiss: (how: string) => `It would miss from where you both stand: ${how}.`,
  lacksGaugeShort: (gauge: number, held: number) => `costs ${gauge} Gauge, you have ${held}`,
  gaugeOf: (gauge: number, held: number) => `Gauge ${held}/${gauge}`,
  toHand: 'Look at your hand',
  worth: (force: number) => (force > 1 ? `1 to ${force} Force` : `${force} Force`),
  /** "1 of 3 Gauge chosen, 2 missing. 3 of your 20 life." */
  paid: ({ paid, due, unit, life }: PaidSaid, held: number) => {
    const sum = `${paid} of ${due} ${unit === 'force' ? 'Force' : 'Gauge'} chosen`
    const missing = paid < due ? `, ${due - paid} missing` : ''
    return `${sum}${missing}.${life > 0 ? ` It costs ${life} of your ${held} life.` : ''}`
  },
  lifePaid: 'Life in place of cards',
  lifeChosen: (life: number) => `${life} life`,
  lifeEach: (price: number, unit: 'force' | 'gauge') => `${price} for each ${unit === 'force' ? 'Force' : 'Gauge'}`,
  moreLife: (price: number) => `Pay ${price} life more`,
  lessLife: (price: number) => `Take ${price} life back`,
  payAll: (cards: readonly string[]) => (cards.length === 1 ? `Pay with ${cards[0]}` : `Pay with all ${cards.length}`),
  inReach: 'in reach',
  short: (by: number) => `${by} short`,
  shortOfReach: (by: number) => `${by} short of reach`,
  past: (by: number) => `jumps ${by} too far`,
  pastReach: (by: number) => `it moves past your opponent and lands ${by} too far behind them`,
  tooNear: (by: number) => `${by} too near`,
  hasNoRange: 'no Range',
  noRange: (card: string) => `${card} has no Range`,
  reach: ({ card, foe, isYou, range, distance, goes, hits, lacks }: ReachSaid) => {
    const far = `${foe} ${isYou ? 'are' : 'is'} ${distance} away${goes === null ? '' : ` after moving to ${goes}`}`
    return `${card}: Range ${range}. ${far}: ${hits ? 'in reach' : 'out of reach'}${lacks === null ? '' : `, but it ${lacks}`}`
  },
})
