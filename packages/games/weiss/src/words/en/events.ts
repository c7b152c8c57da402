import { eventEntry, type SeenEvent, type Telling } from '@cardwright/engine'
import { capital, does, listed, player, whose } from '@cardwright/engine/english'
import type { AnyEvent, ByType, RuleAction, SeenOf } from '../../events.ts'
import type { Icon, Phase } from '../../text/terms.ts'
import { iconNames, phaseNames, placeName, type Speech, zones } from './speech.ts'

type More = readonly [speech: Speech, at: Telling]

/** WS-088..090 */
const endings: Readonly<Record<string, string>> = {
  deck: 'Deck and waiting room are empty.',
  both: 'Both players have lost at once.',
  loop: 'Abilities set each other off without end.',
}

const ruleActions: Readonly<Record<RuleAction, string>> = {
  surplusCharacters: 'makes room for a newer character',
  surplusClimaxes: 'makes room for a newer climax',
  misplaced: 'cannot stay there',
  powerless: 'has no power left',
}

const decisive: ReadonlySet<Phase> = new Set(['main', 'climax', 'attack'])

const states = { stand: 'stands', rest: 'is rested', reverse: 'is reversed' } as const
const kinds = { front: 'from the front', side: 'from the side', direct: 'directly' } as const

/** "a Soul icon", "2 Soul icons", "a Soul icon and a Gate icon" */
function iconsOf(icons: readonly Icon[]): string {
  const kinds = [...new Set(icons)].map((icon) => {
    const count = icons.filter((each) => each === icon).length
    return count === 1 ? `a ${iconNames[icon]} icon` : `${count} ${iconNames[icon]} icons`
  })
  return listed(kinds)
}

/** A waiting room of more cards than that becomes a deck: that is told as such, and not card by card. */
const mostNamed = 6

const familyOf = (zone: string | undefined): string => (zone ?? '').split(':')[0]!

/** Moves that nothing else tells of. */
function moveSentence({ cards = [] }: SeenOf<'move'>, speech: Speech, at: Telling): string | null {
  const [first] = cards
  if (!first) return null
  const [from, to] = [familyOf(first.from), familyOf(first.to)]
  const seat = Number((first.to ?? '').split(':')[1])
  if (to === 'resolution' || from === 'resolution' || (from === to && !isLaid(to))) return null
  const moved = cards.filter((card) => familyOf(card.to) === to)
  if (from === 'waitingRoom' && to === 'deck' && moved.length > mostNamed) return null
  const what = speech.cards(moved)
  if (from === 'deck' && to === 'hand') return `${does(at, seat, 'draw')} ${what}.`
  const goes = `${capital(what)} ${moved.length === 1 ? 'goes' : 'go'}`
  if (to !== 'stage') {
    const origin = whereFrom(moved, at)
    return origin === null
      ? `${goes} to ${whereTo(first, at)}.`
      : `${goes} from ${origin} to ${whereTo(first, at, first.from)}.`
  }
  const each = moved.map((card, i) => `${speech.seen(card)}${i === 0 ? ' goes' : ''} to ${whereTo(card, at)}`)
  return `${capital(listed(each))}.`
}

/** Where within it a card lies counts. */
const isLaid = (family: string): boolean => family === 'deck' || family === 'stage'

/** "your stock"; of what stays in its zone, leaves a stage, or comes from several places, nothing is said. */
function whereFrom([first, ...others]: readonly SeenMove[], at: Telling): string | null {
  const [family = '', owner] = (first?.from ?? '').split(':')
  if (!(family in zones) || family === 'stage' || family === familyOf(first?.to)) return null
  if (others.some(({ from }) => from !== first?.from)) return null
  return `${whose(at, Number(owner))} ${zones[family]}`
}

/** "your waiting room", "the bottom of your deck", "Kim’s back left"; "their clock" of what comes from Kim, too. */
function whereTo({ to = '', at: end }: SeenMove, at: Telling, from?: string): string {
  const [family = '', owner, position] = to.split(':')
  const seat = Number(owner)
  if (family === 'stage') return `${whose(at, seat)} ${placeName(at, seat, Number(position))}`
  const isSaid = seat !== at.seat && from?.split(':')[1] === owner
  const place = `${isSaid ? 'their' : whose(at, seat)} ${zones[family]}`
  return family === 'deck' ? `the ${end === 'bottom' ? 'bottom' : 'top'} of ${place}` : place
}

type SeenMove = NonNullable<SeenOf<'move'>['cards']>[number]

const sentences: ByType<string | null, More> = {
  move: moveSentence,
  show: ({ cards = [], to }, speech, at) => {
    const known = cards.some(({ name }) => name !== undefined)
    if (to === 'all' && cards.length === 0) return null
    if (to === 'all') return `Revealed: ${speech.cards(cards)}.`
    const seat = to[0] ?? 0
    const unnamed = cards.length === 1 ? 'a card' : `${cards.length} cards`
    return `${does(at, seat, 'look')} at ${known && cards.length <= 5 ? speech.cards(cards) : unnamed}.`
  },
  flip: ({ cards = [], face }, speech) =>
    `${capital(speech.cards(cards))} ${cards.length === 1 ? 'is' : 'are'} turned face ${face}.`,
  shuffle: ({ zone }, _speech, at) =>
    `${capital(whose(at, Number(zone.split(':')[1])))} ${zones[familyOf(zone)]} is shuffled.`,
  reorder: ({ seat, count }, _speech, at) => `${does(at, seat, 'put')} ${count} cards into another order.`,
  // a counter that is used is told when it is used
  answer: ({ answer, seat }, _speech, at) => (answer === 'pass' ? `${does(at, seat, 'let')} the attack come.` : null),
  turn: ({ number, seat }, _speech, at) => `Turn ${number}: ${whose(at, seat)} turn.`,
  // where a turn has come to is told by what happens there; these phases are where its player decides
  phase: ({ phase, seat }, _speech, at) =>
    decisive.has(phase) ? `${capital(whose(at, seat))} ${phaseNames[phase]} begins.` : null,
  // where a character goes is told when it gets there
  play: ({ seat, name }, speech, at) => `${does(at, seat, 'play')} ${speech.card(name)}.`,
  use: ({ seat, name, ability }, speech, at) =>
    `${does(at, seat, 'use')} ${speech.card(name)}: ${ended(speech.ability(name, ability))}`,
  resolve: ({ name, ability }, speech) => `${speech.card(name)}: ${ended(speech.ability(name, ability))}`,
  decline: ({ seat }, _speech, at) => `${does(at, seat, 'decline')}.`,
  vain: ({ name }, speech) => `Nothing comes of ${speech.card(name)}’s ability.`,
  attack: ({ seat, card, on, how }, speech, at) =>
    `${capital(whose(at, seat))} ${speech.seen(card)} attacks ${on ? speech.seen(on) : player(at, 1 - seat)} ${kinds[how]}.`,
  trigger: ({ seat, name, icons }, speech, at) =>
    `${capital(whose(at, seat))} trigger check turns up ${speech.card(name)}${icons.length === 0 ? '' : `, with ${iconsOf(icons)}`}.`,
  damage: ({ seat, amount, cancelled }, _speech, at) =>
    cancelled
      ? `A climax cancels all ${amount} damage to ${player(at, seat)}.`
      : `${does(at, seat, 'take')} ${amount} damage.`,
  battle: ({ card, on, power, against }, speech) =>
    `${speech.seen(card)} with ${power} power battles ${speech.seen(on)} with ${against}.`,
  turned: ({ cards = [], state }, speech) => {
    const many = { stand: 'stand', rest: 'are rested', reverse: 'are reversed' } as const
    return `${speech.cards(cards)} ${cards.length === 1 ? states[state] : many[state]}.`
  },
  ruleAction: ({ cards = [], what }, speech) => `${speech.seen(cards[0])} ${ruleActions[what]}.`,
  levelUp: ({ seat, level }, _speech, at) => `${does(at, seat, 'reach', 'reaches')} level ${level}.`,
  refresh: ({ seat }, _speech, at) => `${capital(whose(at, seat))} waiting room becomes the new deck.`,
  penalty: ({ seat, card }, speech, at) => `${capital(speech.seen(card))} goes to ${whose(at, seat)} clock for it.`,
  end: ({ winner, why }, _speech, at) => {
    if (winner === null) return `Nobody wins. ${endings[why] ?? 'The match is over.'}`
    const reason = why === 'level' ? `${does(at, 1 - winner, 'have', 'has')} reached level 4.` : endings[why]
    return `${does(at, winner, 'win')}. ${reason ?? 'The match is over.'}`
  },
}

const ended = (text: string): string => (text.endsWith('.') ? text : `${text}.`)

export const sentenceFor = (speech: Speech, event: SeenEvent, at: Telling): string | null =>
  eventEntry<AnyEvent, string | null, More>(sentences, event, speech, at)
