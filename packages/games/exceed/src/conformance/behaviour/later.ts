import {
  act,
  against,
  boost,
  choose,
  expect,
  gauge,
  gg,
  holds,
  holdsNothing,
  lives,
  onDeck,
  stand,
  strike,
  token,
  uni,
} from './build.ts'

/** Decks of seasons 6 and 7, against a fighter who adds nothing to a Strike. */

const { cross, dive, grasp, slash } = gg

const hilda = against('hilda')
const yuzu = against('yuzu')
const wagner = against('wagner')
const axl = against('axl')
const baiken = against('baiken')
const giovanna = against('giovanna')
const chaos = against('happychaos')
const ky = against('kykisuke')
const may = against('may')
const millia = against('millia')
const nago = against('nago')
const ramlethal = against('ramlethal')
const sol = against('solbadguy')
const testament = against('testament')
const zato = against('zato')
const byakuya = against('byakuya')

export const later = [
  hilda(
    'a Normal after the action reaches farther and is weaker',
    [3, 5],
    act(),
    strike(uni.grasp, uni.dive, { mine: [0] }),
    lives(30, 28),
    stand(3, 6),
  ),
  hilda(
    'a Boost turns the Range inside out',
    [3, 6],
    holds('hilda_impalement', 'paradox'),
    holds(uni.cross, 'force'),
    boost('paradox', ['force']),
    { action: 'prepare', player: 'P2', discard_to_7: 'first' },
    strike(uni.grasp, uni.dive, { mine: [0] }),
    lives(30, 28),
  ),
  hilda(
    'another makes Power and Speed change places',
    [3, 5],
    holds('hilda_inthedarkness', 'masquerade'),
    boost('masquerade'),
    { action: 'prepare', player: 'P2', discard_to_7: 'first' },
    strike(uni.sweep, uni.assault),
    lives(30, 28),
  ),
  yuzu(
    'the fourth Gauge by the action is Exceed Mode',
    [3, 7],
    gauge(3),
    holds(uni.sweep, 'fourth'),
    act(),
    choose(['$fourth']),
    expect({ 'P1.exceeded': true, 'P1.gauge.count': 4 }),
  ),
  wagner(
    'an Ultra is set face up from the Boosts',
    [3, 5],
    gauge(2),
    holds('wagner_megiddo', 'ultra'),
    boost('ultra'),
    { action: 'prepare', player: 'P2', discard_to_7: 'first' },
    strike('$ultra', uni.sweep, { mine: ['$gauge'] }),
    lives(24, 24),
    expect({ 'P1.sealed.has': 'ultra' }),
  ),
  wagner(
    'set from the hand it is invalid',
    [3, 5],
    gauge(2),
    onDeck(uni.assault, 'swung'),
    strike('wagner_megiddo', uni.sweep),
    lives(24, 26),
    expect({ 'P1.gauge.has': 'swung' }),
  ),
  byakuya(
    'cards of one name that are shown are Power each, and pull once',
    [3, 5],
    holdsNothing(),
    holds(uni.cross, 'a'),
    holds(uni.cross, 'b'),
    strike('byakuya_howshallicookyou', uni.dive, { mine: [['$a', '$b']] }),
    lives(30, 25),
    stand(3, 4),
  ),

  axl('Normals reach farther', [3, 6], strike(grasp, dive, { mine: [0] }), lives(30, 27), stand(3, 7)),
  baiken(
    'the action pulls for 1 Gauge and strikes',
    [3, 5],
    gauge(1),
    act(0, ['gauge']),
    stand(3, 4),
    strike(slash, dive),
    lives(30, 26),
  ),
  giovanna(
    'a hit after the action draws a card',
    [4, 5],
    holdsNothing(),
    act(),
    strike(slash, dive),
    expect({ 'P1.hand.count': 1 }),
  ),
  chaos(
    'an Ultra may be sealed for Power and Advantage',
    [4, 5],
    holds('happychaos_cheapshot', 'ultra'),
    strike(cross, dive, { mine: [['$ultra']] }),
    lives(30, 26),
    expect({ 'P1.sealed.has': 'ultra', turn: 'P1' }),
  ),
  ky(
    'the first Boost that is cut short in a turn brings a step',
    [3, 7],
    gauge(1),
    holds('kykisuke_sacrededge', 'roar'),
    boost('roar'),
    choose(0),
    choose(1),
    stand(4, 7),
    expect({ turn: 'P1' }),
  ),
  may(
    'Force is Power when she strikes',
    [4, 5],
    holds(cross, 'force'),
    strike(cross, dive, { mine: [['$force']] }),
    lives(30, 26),
  ),
  millia(
    'who stuns may draw',
    [4, 5],
    holdsNothing(),
    strike(slash, dive, { mine: [0] }),
    lives(30, 26),
    expect({ 'P1.hand.count': 1 }),
  ),
  nago(
    'a Special is followed by 4 cards, of which 2 go',
    [4, 5],
    holdsNothing(),
    onDeck(cross, 'a'),
    onDeck(cross, 'b'),
    onDeck(cross, 'c'),
    onDeck(cross, 'd'),
    strike('nago_kamuriyuki', dive, { mine: [['$a', '$b']] }),
    lives(30, 26),
    expect({ 'P1.hand.has': ['c', 'd'], 'P1.hand.count': 2, 'P1.discards.has': ['a', 'b'] }),
  ),
  ramlethal(
    'two Force are Range',
    [3, 6],
    holds(cross, 'a'),
    holds(cross, 'b'),
    strike(cross, dive, { mine: [['$a', '$b']] }),
    lives(30, 27),
  ),
  sol(
    'an attack in a turn in which a Boost was cut short has +1 Power',
    [4, 5],
    gauge(1),
    holds('solbadguy_banditbringer', 'free'),
    boost('free'),
    choose(4),
    choose(0),
    strike(slash, dive),
    lives(30, 25),
  ),
  testament('a Normal that hits may push', [3, 5], strike(cross, dive, { mine: [0] }), lives(30, 27), stand(1, 6)),
  zato(
    'a Special comes from Eddie, gains Advantage and sends it away',
    [1, 7],
    token('eddie', 8),
    strike('zato_leap', dive),
    lives(30, 26),
    stand(1, 6),
    expect({ turn: 'P1', 'P1.tokens': {} as never }),
  ),
]
