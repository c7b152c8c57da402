import {
  act,
  against,
  boost,
  choose,
  expect,
  gauge,
  goExceed,
  holds,
  holdsNothing,
  inDiscard,
  inGauge,
  inSealed,
  lives,
  onDeck,
  prepare,
  stand,
  standard,
  strike,
  token,
} from './build.ts'

/** Decks of the seasons after those, against a fighter who adds nothing to a Strike. */

const { assault, cross, dive, grasp, spike, sweep } = standard

const plague = against('plague')
const polar = against('polar')
const shovelshield = against('shovelshield')
const specter = against('specter')
const bang = against('bang')
const clover = against('carlclover')
const litchi = against('litchi')
const nine = against('nine')
const noel = against('noel')
const platinum = against('platinum')
const rachel = against('rachel')
const tager = against('tager')
const jin = against('jin')
const hakumen = against('hakumen')
const beheaded = against('beheaded')

export const middle = [
  plague(
    'Triple Dose repeats what Boosts do as well',
    [3, 5],
    holdsNothing(),
    holds('plague_staffofsurging', 'research'),
    inGauge(grasp, 'g1'),
    inGauge(grasp, 'g2'),
    inGauge(grasp, 'g3'),
    boost('research'),
    strike('plague_tripledose', grasp, { mine: [1, ['$g1', '$g2', '$g3']] }),
    expect({ 'P1.hand.count': 2 + 3 * 1 + 3 * 2 }),
  ),
  plague(
    'an attack gains what a card at random does before, on and after a hit',
    [3, 4],
    holdsNothing(),
    holds('plague_giantbomb', 'bomb'),
    strike(assault, dive, { mine: [0, 1] }),
    lives(30, 26),
    stand(2, 4),
    expect({ 'P1.discards.has': 'bomb' }),
  ),
  polar(
    'an Ice Spike under the opponent may be removed for Power, and one is placed after the attack',
    [3, 5],
    token('icespike1', 5),
    strike(sweep, grasp, { mine: [1, 0, 4] }),
    lives(30, 22),
  ),
  shovelshield(
    'an attack comes from Shield Knight, and pushes from there',
    [1, 7],
    token('shieldknight', 6),
    holds(cross, 'force'),
    strike('shovelshield_bucklerblow', grasp, { mine: [['$force']] }),
    lives(30, 28),
    stand(1, 9),
  ),
  specter(
    'two sealed cards are a longer way',
    [1, 6],
    holds(cross, 'a'),
    holds(grasp, 'b'),
    strike(assault, dive, { mine: [['$a', '$b']] }),
    lives(30, 26),
    expect({ 'P1.space': 5, 'P1.sealed.has': ['a', 'b'] }),
  ),
  specter(
    'a Boost strikes from the sealed area',
    [3, 5],
    inSealed(sweep, 'buried'),
    holds('specter_spiderscythe', 'darkness'),
    holds(cross, 'force'),
    boost('darkness', ['force']),
    strike('$buried', grasp),
    lives(30, 24),
    expect({ 'P1.gauge.has': 'buried' }),
  ),
  jin(
    'cards that paid for Exceed Mode are burnt one by one, for what the fighter says',
    [3, 7],
    holdsNothing(),
    ['g1', 'g2', 'g3', 'g4'].flatMap((each) => inGauge(grasp, each)),
    goExceed(['g1', 'g2', 'g3', 'g4']),
    expect({ 'P1.overdrive.count': 4, 'P1.hand.count': 3 }),
    prepare(),
    choose(['$g2']),
    expect({ 'P1.overdrive.count': 3, 'P1.discards.has': 'g2', 'P1.hand.count': 4 }),
  ),
  jin(
    'the action to reshuffle brings the card that lay aside',
    [3, 7],
    holdsNothing(),
    inDiscard(cross),
    { action: 'reshuffle', player: 'P1' },
    expect({ 'P1.hand.has': 'jin_arcticdungeon' }),
  ),
  hakumen(
    'the end of a turn is Gauge',
    [3, 7],
    { action: 'prepare', player: 'P1' },
    expect({ 'P1.gauge.count': 1, 'P1.hand.count': 7 }),
  ),
  beheaded(
    'a trait comes into play with Exceed Mode, and stays when that ends',
    [3, 5],
    gauge(2),
    goExceed(['gauge']),
    choose(0),
    expect({ 'P1.continuous_boosts.count': 1 }),
    prepare(),
    strike(cross, grasp),
    // +1 Power of Exceed Mode
    lives(30, 26),
    expect({ 'P1.continuous_boosts.count': 1, 'P1.exceeded': false }),
  ),
  bang(
    'the action takes one of two cards and discards the other',
    [3, 7],
    holdsNothing(),
    onDeck(cross, 'below'),
    onDeck(grasp, 'top'),
    act(),
    choose(['$below']),
    expect({ 'P1.hand.has': 'below', 'P1.discards.has': 'top' }),
  ),
  clover(
    'Nirvana attacks, faster and harder if the opponent is on it',
    [1, 7],
    token('nirvana_active', 7),
    strike('carlclover_conanima', grasp),
    lives(30, 24),
  ),
  litchi(
    'without the staff in the arena she reaches farther and is slower',
    [3, 6],
    strike(cross, assault),
    lives(30, 27),
  ),
  nine(
    'sealing a card brings back one of the same Speed',
    [3, 7],
    holdsNothing(),
    inSealed(cross, 'old'),
    holds(cross, 'new'),
    holds('nine_navypressure', 'boost'),
    boost('boost'),
    choose(['$new']),
    expect({ 'P1.sealed.has': 'new', 'P1.hand.has': 'old' }),
  ),
  nine(
    'but never the card itself',
    [3, 7],
    holdsNothing(),
    inSealed(spike, 'old'),
    holds(cross, 'new'),
    holds('nine_navypressure', 'boost'),
    boost('boost'),
    choose(['$new']),
    expect({ 'P1.sealed.has': ['new', 'old'] }),
  ),
  noel('Gauge makes the attack faster', [4, 5], gauge(1), strike(assault, cross, { mine: ['$gauge'] }), lives(30, 26)),
  platinum(
    'at Cleanup the top card of the deck may come into play, if it has a Continuous Boost',
    [3, 5],
    onDeck(spike, 'top'),
    strike(cross, grasp, { mine: [0] }),
    expect({ 'P1.continuous_boosts.has': 'top' }),
  ),
  platinum(
    'otherwise it is discarded',
    [3, 5],
    onDeck(assault, 'top'),
    strike(cross, grasp, { mine: [0] }),
    expect({ 'P1.discards.has': 'top', 'P1.continuous_boosts.count': 0 }),
  ),
  platinum(
    'declining leaves it where it is',
    [3, 5],
    onDeck(assault, 'top'),
    strike(cross, grasp, { mine: [1] }),
    expect({ 'P1.deck.has': 'top' }),
  ),
  rachel(
    'once in a turn Force moves her, and the turn goes on',
    [3, 7],
    holds(cross, 'force'),
    act(),
    choose(0),
    choose(['$force']),
    stand(4, 7),
    expect({ turn: 'P1' }),
  ),
  tager('he moves no more than two spaces', [3, 6], strike(dive, sweep), stand(5, 6), lives(24, 25)),
]
