import {
  act,
  against,
  boost,
  change,
  choose,
  expect,
  gauge,
  holds,
  holdsNothing,
  inDiscard,
  lives,
  onDeck,
  prepare,
  stand,
  standard,
  strike,
  token,
  transformed,
} from './build.ts'

/** Decks of the first seasons, against a fighter who adds nothing to a Strike. */

const { assault, cross, dive, focus, grasp, sweep } = standard

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
const seijun = against('seijun')
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
