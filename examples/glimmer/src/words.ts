import type { Definition, OptionView, SeenCard, SeenEvent, Telling, Words } from '@cardwright/engine'
import { a, does, listed, player, titled, whose } from '@cardwright/engine/english'
import type { LightCard } from './cards.ts'
import { effectText } from './text.ts'

const prompts: Readonly<Record<string, string>> = {
  act: 'Your turn: which card do you use?',
  light: 'Which light do you blow out?',
}

/** `play:torch`, `toss:torch`, `torch@1` */
function option({ key }: OptionView, _ask: unknown, at: Telling): string {
  const [verb = '', card = ''] = key.split(':')
  if (card !== '') return `${titled(verb)} ${titled(card)}`
  const [light = '', seat] = key.split('@')
  return `Blow out ${whose(at, Number(seat))} ${titled(light)}`
}

const name = (card: SeenCard | undefined): string => (card?.name === undefined ? 'card' : titled(card.name))

/** "You draw a Torch and a Flame.", "Robin draws 2 cards."; all other moves are told by what was done. */
function drawn(cards: readonly SeenCard[], at: Telling): string | null {
  const [zone, seat] = cards[0]!.to!.split(':')
  if (zone !== 'hand') return null
  const isSeen = cards.length === 1 || cards.every((card) => card.name !== undefined)
  return `${does(at, Number(seat), 'draw')} ${isSeen ? listed(cards.map((card) => a(name(card)))) : `${cards.length} cards`}.`
}

function ended({ winner, why }: SeenEvent, at: Telling): string {
  const reason = why === 'goal' ? 'the row is bright enough' : 'the brightest row at dawn'
  const winners = [winner].flat() as readonly number[]
  if (winners.length === 1) return `${does(at, winners[0]!, 'win')}: ${reason}.`
  return `Equally bright at dawn: ${listed(winners.map((seat) => player(at, seat)))}.`
}

/** How the game speaks to people. */
export const words: Words = {
  name: titled,
  lines(def: Definition) {
    const card = def as LightCard
    return [...(card.light > 0 ? [{ head: 'Light', text: String(card.light) }] : []), { text: effectText(card) }]
  },
  prompt: ({ kind }) => prompts[kind] ?? null,
  option,
  event(event, at) {
    const { type, seat = 0, card, cards = [], on } = event
    if (type === 'move') return drawn(cards, at)
    if (type === 'play') return `${does(at, seat, 'play')} ${a(name(card))}.`
    if (type === 'toss') return `${does(at, seat, 'toss')} away ${a(name(card))}.`
    if (type === 'blow') return `${does(at, seat, 'blow')} out ${a(name(on))}.`
    return type === 'end' ? ended(event, at) : null
  },
  zones: { deck: 'deck', discard: 'discard pile', hand: 'hand', row: 'row of lights' },
  keywords: {
    Light: { means: 'What it adds to your row. The goal is 12 unless the table says otherwise.', rule: 'GL-5' },
    Needs: { means: 'So many lights must be in your row before you can play it.', rule: 'GL-6' },
    Blows: { means: 'The light goes to the discard pile.', rule: 'GL-7' },
  },
}
