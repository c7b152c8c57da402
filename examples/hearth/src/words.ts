import type { Definition, OptionView, SeenCard, SeenEvent, Telling, Words } from '@cardwright/engine'
import { a, does, titled as name, player, won } from '@cardwright/engine/english'
import { abilityText } from './effects/text.ts'
import type { HearthCard } from './effects/vocabulary.ts'
import { foe } from './table.ts'

/** "an Ember"; a card that is not seen is "a card". */
const seen = (card: SeenCard): string => a(card.name === undefined ? 'card' : name(card.name))

const prompts: Readonly<Record<string, string>> = {
  play: 'Your turn: which card do you play?',
  replacement: 'You are about to be damaged. Which card prevents some of it first?',
  trigger: 'Several of your cards react. Which one first?',
}

/** Of several that are called the same, `ember#2` is the second. */
function option({ key }: OptionView): string {
  const [, play = '', card = '', copy] = /^(play:)?([a-z-]+)(?:#(\d+))?$/.exec(key) ?? []
  return `${play && 'Play '}${name(card)}${copy === undefined ? '' : ` (${copy})`}`
}

function moved(at: Telling, card: SeenCard): string {
  const [to, owner] = card.to!.split(':')
  return `${does(at, Number(owner), to === 'hand' ? 'draw' : 'play')} ${seen(card)}.`
}

const reasons: Readonly<Record<string, string>> = {
  life: 'no life left',
  'no cards': 'no card to play',
  'less life': 'less life now that the cards have run out',
}

type Sentence = (event: SeenEvent, at: Telling) => string

const sentences: Readonly<Record<string, Sentence>> = {
  move: ({ cards = [] }, at) => cards.map((card) => moved(at, card)).join(' '),
  spared: ({ card, seat, amount }, at) => `The ${name(card!.name!)} spares ${player(at, seat!)} ${amount} damage.`,
  damage: ({ seat, amount }, at) => `${does(at, seat!, 'take')} ${amount} damage.`,
  end: ({ winner, why }, at) => won(at, winner, foe, reasons[String(why)]),
}

/** How Hearth speaks to people. */
export const words: Words = {
  name,
  lines: (def: Definition) => {
    const { power, abilities } = def as HearthCard
    return [{ head: 'Power', text: String(power) }, ...abilities.map((each) => ({ text: abilityText(each) }))]
  },
  prompt: ({ kind }) => prompts[kind] ?? null,
  option,
  event: (event, at) => sentences[event.type]?.(event, at) ?? null,
  zones: { deck: 'deck', hand: 'hand', row: 'row' },
  keywords: {
    Power: { means: 'What a card that strikes deals. Other cards of the row can raise it.' },
    damaged: { means: 'A damaged player loses that much life. A player with none left loses.' },
  },
}
