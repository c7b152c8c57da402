import {
  act,
  boost,
  change,
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
  of,
  onDeck,
  prepare,
  stand,
  standard,
  strike,
  token,
  transformed,
} from './build.ts'

/** Decks of seasons 1 to 5, against a fighter who adds nothing to a Strike. */

const { assault, cross, dive, focus, grasp, spike, sweep } = standard
const against = (deck: string) => of(deck, 'nehtali')

const skullman = against('superskullman')
const vincent = against('vincent')
const djanette = against('djanette')
const emogine = against('emogine')
const sydney = against('sydney')
const akuma = against('akuma')
const cammy = against('cammy')
const viper = against('cviper')
const dan = against('dan')
const guile = against('guile')
const ken = against('ken')
const ryu = against('ryu')
const sagat = against('sagat')
const zangief = against('zangief')
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
const seijun = against('seijun')
const jin = against('jin')
const hakumen = against('hakumen')
const beheaded = against('beheaded')
const celinka = against('celinka')
const galdred = against('galdred')

export const early = [
  skullman('a Wild Swing has +1 Power', [3, 5], onDeck(cross), strike('', grasp), lives(30, 26), stand(1, 5)),
  skullman(
    'a Boost takes cards of the deck in place of life',
    [4, 5],
    holds('superskullman_kaplow', 'justice'),
    boost('justice'),
    strike(grasp, focus, { by: 'P2', mine: [0] }),
    // 1 damage is left after Armor
    lives(30, 26),
    expect({ 'P1.discards.count': 2 + 1 }),
  ),
  skullman('an attack from the hand has not', [3, 5], strike(cross, grasp), lives(30, 27)),
  vincent(
    'Force that is spent when striking is Guard',
    [4, 5],
    holds(cross, 'a'),
    holds(cross, 'b'),
    strike('vincent_majoritywhip', grasp, { mine: [['$a', '$b']], theirs: [0] }),
    lives(27, 27),
    stand(3, 9),
  ),
  djanette(
    'a Special in the Spell Circle is struck with at the start of the next turn, from there',
    [1, 7],
    holds('djanette_affliction', 'spell'),
    act(),
    choose(['$spell']),
    choose(6),
    expect({ 'P1.stored.has': 'spell' }),
    prepare(),
    strike('$spell', grasp, { mine: [1, 1] }),
    lives(30, 27),
    expect({ turn: 'P1', 'P1.gauge.has': 'spell' }),
  ),
  emogine(
    'a Wild Swing may go to the Gauge for 1 life, and another takes its place',
    [3, 6],
    onDeck(assault, 'second'),
    onDeck(cross, 'first'),
    strike('', dive, { mine: [0] }),
    lives(29, 26),
    expect({ 'P1.gauge.has': ['first', 'second'] }),
  ),
  emogine('or stay', [3, 4], onDeck(cross, 'first'), strike('', dive, { mine: [1] }), lives(30, 27)),
  sydney(
    'an attack comes from Serena',
    [1, 7],
    token('serena_default', 6),
    strike('sydney_blossomhaze', grasp, { mine: [1] }),
    lives(30, 27),
  ),
  sydney(
    'the action is 1 life for a card of the deck as Gauge',
    [1, 7],
    act(),
    lives(29, 30),
    expect({ 'P1.gauge.count': 1 }),
  ),
  akuma(
    'a Critical attack gives both 2 Power',
    [4, 5],
    gauge(1),
    strike('akuma_goshoryuken', focus, { mine: ['$gauge'] }),
    lives(24, 27),
  ),
  cammy(
    'an attack reaches whom she moved past',
    [3, 4],
    strike('cammy_cannonball', sweep),
    lives(24, 25),
    stand(7, 8),
    expect({ turn: 'P1' }),
  ),
  viper(
    'she may strike after a Continuous Boost',
    [4, 5],
    holds(sweep, 'light'),
    boost('light'),
    choose(0),
    strike(assault, grasp),
    lives(30, 26),
  ),
  dan(
    'a Critical Wild Swing has +1 Power and Speed',
    [4, 5],
    gauge(1),
    onDeck(cross),
    strike('', grasp, { mine: ['$gauge'] }),
    lives(30, 26),
    stand(1, 5),
  ),
  guile(
    'Gauge among changed cards draws 2 more',
    [3, 7],
    holdsNothing(),
    gauge(1),
    change(['gauge']),
    expect({ 'P1.hand.count': 1 + 2 + 1 }),
  ),
  against('guile')(
    'without Gauge among them no more cards are drawn',
    [3, 7],
    holdsNothing(),
    holds(cross, 'plain'),
    change(['plain']),
    expect({ 'P1.hand.count': 1 + 1 }),
  ),
  against('nehtali')(
    'the action is Gauge from the discard pile for both',
    [3, 7],
    inDiscard(cross, 'mine'),
    inDiscard(grasp, 'theirs', 'P2'),
    act(),
    expect({ 'P1.gauge.has': 'mine', 'P2.gauge.has': 'theirs' }),
  ),
  ken('the action closes 1 and draws', [3, 7], holdsNothing(), act(), stand(4, 7), expect({ 'P1.hand.count': 2 })),
  ryu('the action is a step', [3, 7], act(), choose(1), stand(2, 7)),
  sagat('an attack set face up is faster', [4, 5], strike(assault, cross, { mine: [0] }), lives(30, 26)),
  sagat('one set face down is not', [4, 5], strike(assault, cross, { mine: [1] }), lives(27, 30)),
  zangief(
    'a Critical attack next to the opponent has +1 Power and Speed',
    [4, 5],
    gauge(1),
    strike(cross, grasp, { mine: ['$gauge'] }),
    lives(30, 26),
  ),
  zangief('two spaces away it has not', [3, 5], gauge(1), strike(cross, cross, { mine: ['$gauge'] }), lives(30, 27)),
  celinka(
    'cards that are sealed are Power each, and draw one card together',
    [3, 5],
    holdsNothing(),
    holds(cross, 'a'),
    holds(cross, 'b'),
    strike('celinka_wishingward', grasp, { mine: [['$a', '$b']] }),
    lives(30, 23),
    expect({ 'P1.sealed.has': ['a', 'b'], 'P1.hand.count': 1 }),
  ),
  seijun(
    'a Boost is cancelled for a card of the same name',
    [3, 7],
    transformed('seijun_yokaibanishing'),
    { action: 'prepare', player: 'P1' },
    holds(grasp, 'mine'),
    holds(grasp, 'theirs', 'P2'),
    boost('theirs', [], 'P2'),
    choose(0),
    expect({ 'P1.discards.has': 'mine', 'P2.discards.has': 'theirs', 'P2.continuous_boosts.count': 0 }),
  ),
  seijun(
    'or not',
    [3, 7],
    transformed('seijun_yokaibanishing'),
    { action: 'prepare', player: 'P1' },
    holds(grasp, 'mine'),
    holds(grasp, 'theirs', 'P2'),
    boost('theirs', [], 'P2'),
    choose(1),
    expect({ 'P1.hand.has': 'mine', 'P2.continuous_boosts.has': 'theirs' }),
  ),
  galdred(
    'the turn ends with 3 cards in hand, whatever was there',
    [3, 7],
    holdsNothing(),
    { action: 'prepare', player: 'P1' },
    expect({ 'P1.hand.count': 3 }),
  ),
]

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
