import type {
  AskView,
  CardLine,
  Definition,
  OptionView,
  Seat,
  SeenCard,
  SeenEvent,
  Telling,
  Words,
} from '@cardwright/engine'
import { a, capital, does, titled as name, player, whose, won } from '@cardwright/engine/english'
import { type DuelCard, library } from './cards.ts'
import { foe } from './table.ts'
import { effectText } from './text/en.ts'

/** "an Ogre"; a card that is not seen is "a card". */
const seen = (card: SeenCard): string => a(card.name === undefined ? 'card' : name(card.name))

/** "your Ogre" */
const fighter = (at: Telling, seat: Seat, card: SeenCard): string => `${whose(at, seat)} ${name(card.name!)}`

/** Numbers are lines of their own, so that they can be shown as such. */
function lines({ kind, cost, might }: DuelCard): CardLine[] {
  const text = { head: capital(kind), text: effectText({ kind, might }) }
  if (kind === 'ward') return [text]
  return [
    { head: 'Cost', text: String(cost) },
    { head: kind === 'fighter' ? 'Power' : 'Damage', text: String(might) },
    text,
  ]
}

type Prompt = (ask: AskView) => string

const prompts: Readonly<Record<string, Prompt>> = {
  act: () => 'Your turn: what do you do?',
  target: () => 'Whom do you strike?',
  defend: ({ context }) => `Block the ${name((context as { readonly attacker: string }).attacker)}’s attack?`,
}

type Label = (card: string, at: Telling) => string

/** By how a key begins, with the card that it goes on with. */
const labels: Readonly<Record<string, Label>> = {
  play: (card) => `Play ${name(card)} for ${library.get(card)!.cost} energy`,
  cast: (card) => `Cast ${name(card)} for ${library.get(card)!.cost} energy`,
  attack: (card) => `Attack with ${name(card)}`,
  done: () => 'End your turn',
  foe: (_card, at) => `Strike ${player(at, foe(at.seat ?? 0))}`,
  pass: () => 'Let it through',
  block: (card) => `Block with ${name(card)}`,
  ward: () => 'Ward it off',
}

function option({ key }: OptionView, ask: AskView, at: Telling): string | null {
  if (ask.kind === 'target' && library.has(key)) return `Strike ${name(key)}`
  const [verb = '', card = ''] = key.split(':')
  return labels[verb]?.(card, at) ?? null
}

/** Draws, plays, casts and defeats are moves. */
function moved(at: Telling, card: SeenCard): string | null {
  const [from, owner] = card.from!.split(':')
  const [to] = card.to!.split(':')
  const seat = Number(owner)
  if (to === 'hand') return `${does(at, seat, 'draw')} ${seen(card)}.`
  if (to === 'board') return `${does(at, seat, 'play')} ${seen(card)}.`
  if (from === 'board') return `${capital(fighter(at, seat, card))} is defeated.`
  // of a ward, the answer tells
  return library.get(card.name!)!.kind === 'spell' ? `${does(at, seat, 'cast')} ${seen(card)}.` : null
}

const reasons: Readonly<Record<string, string>> = { life: 'no life left', exhausted: 'no card to draw' }

type Sentence = (event: SeenEvent, at: Telling, seat: Seat) => string | null

const sentences: Readonly<Record<string, Sentence>> = {
  turn: (_event, at, seat) => `${capital(whose(at, seat))} turn begins.`,
  move: ({ cards = [] }, at) => cards.flatMap((card) => moved(at, card) ?? []).join(' ') || null,
  cast: ({ card, on }, at, seat) => {
    const victim = on ? fighter(at, foe(seat), on) : player(at, foe(seat))
    return `The ${name(card!.name!)} strikes ${victim}.`
  },
  attack: ({ card, on }, at, seat) => {
    const victim = on ? fighter(at, foe(seat), on) : player(at, foe(seat))
    return `${capital(fighter(at, seat, card!))} attacks ${victim}.`
  },
  answer: ({ answer }, at, seat) => {
    const [how, card] = String(answer).split(':')
    if (how === 'pass') return null
    return how === 'ward'
      ? `${does(at, seat, 'ward')} off the attack.`
      : `${does(at, seat, 'block')} with the ${name(card!)}.`
  },
  hurt: ({ damage }, at, seat) => `${does(at, seat, 'lose')} ${damage} life.`,
  end: ({ winner, why }, at) => won(at, winner, foe, reasons[String(why)]),
}

/** How Duel speaks to people. */
export const words: Words = {
  name,
  lines: (def: Definition) => lines(def as DuelCard),
  prompt: (ask) => prompts[ask.kind]?.(ask) ?? null,
  option,
  event: (event, at) => sentences[event.type]?.(event, at, event.seat ?? 0) ?? null,
  zones: { deck: 'deck', hand: 'hand', board: 'fighters', discard: 'discard pile' },
  keywords: {
    Cost: { means: 'Energy that is paid for it. You have as much as you have begun turns, at most 8.', rule: 'DU-3' },
    Power: { means: 'Of two fighters the one with less is defeated, of equals both.', rule: 'DU-9' },
    Damage: { means: 'So much life the foe loses; a fighter of so much power, or less, falls to it.', rule: 'DU-7' },
    Fighter: { means: 'It cannot attack in the turn in which it is played, but it can block.', rule: 'DU-6' },
    Spell: { means: 'It is cast once, and goes to the discard pile.', rule: 'DU-7' },
    Ward: { means: 'It is neither played nor cast: it answers an attack on you.', rule: 'DU-13' },
  },
}
