import type { Definition, OptionView, Seat, SeenCard, SeenEvent, Telling, Words } from '@cardwright/engine'
import { abilityText } from './effects/text.ts'
import type { HearthCard } from './effects/vocabulary.ts'
import { foe } from './table.ts'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** "Snow Wall" */
const name = (card: string): string => card.split('-').map(capital).join(' ')

/** "an Ember"; a card that is not seen is "a card". */
const a = ({ name: id }: SeenCard): string => {
  if (id === undefined) return 'a card'
  return `${/^[aeiou]/.test(id) ? 'an' : 'a'} ${name(id)}`
}

/** "you", "Robin" */
const player = ({ seat: own, names }: Telling, seat: Seat): string =>
  seat === own ? 'you' : (names[seat] ?? `player ${seat + 1}`)

/** "You draw", "Robin draws" */
const does = (at: Telling, seat: Seat, verb: string): string =>
  capital(`${player(at, seat)} ${seat === at.seat ? verb : `${verb}s`}`)

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
  return `${does(at, Number(owner), to === 'hand' ? 'draw' : 'play')} ${a(card)}.`
}

const reasons: Readonly<Record<string, string>> = { life: 'no life left', 'no cards': 'no card to play' }

type Sentence = (event: SeenEvent, at: Telling) => string

const sentences: Readonly<Record<string, Sentence>> = {
  move: ({ cards = [] }, at) => cards.map((card) => moved(at, card)).join(' '),
  damage: ({ seat, amount }, at) => `${does(at, seat!, 'take')} ${amount} damage.`,
  end: ({ winner, why }, at) => {
    if (typeof winner !== 'number') return 'Nobody wins.'
    const reason = reasons[String(why)]
    const loser = foe(winner)
    const has = loser === at.seat ? 'have' : 'has'
    return `${does(at, winner, 'win')}${reason ? `: ${player(at, loser)} ${has} ${reason}` : ''}.`
  },
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
    damaged: { means: 'Who is damaged loses so much life. Who has none left loses.' },
  },
}
