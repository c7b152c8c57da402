import type { AskView, JsonObject, Telling } from '@cardwright/engine'
import { capital } from '@cardwright/engine/english'
import { selectText } from '../../effects/terms/text.ts'
import type { Select } from '../../effects/terms/vocabulary.ts'
import { ofEnergy } from '../../effects/terms/words.ts'
import type { Phase } from '../../state.ts'
import { amountIn, sourceIn } from './asked.ts'
import { factsIn, findCard, subject } from './seen.ts'
import type { Speech } from './speech.ts'

type Prompt = (speech: Speech, ask: AskView, at: Telling) => string

export const phaseNames: Readonly<Record<Phase, string>> = {
  draw: 'Draw Phase',
  energy: 'Energy Phase',
  creature: 'Creature Phase',
  attack: 'Attack Phase',
  end: 'End Phase',
}

/** " for Undertow": what is paid for or aimed. */
const forSource = (speech: Speech, ask: AskView): string => {
  const name = sourceIn(ask)
  return name === null ? '' : ` for ${speech.card(name)}`
}

const afterSubject = (speech: Speech, at: Telling, text: string): string => {
  const name = subject(at)
  return name === null ? capital(text) : `${speech.card(name)}: ${text}`
}

/** The words of the card for what is to be selected. */
function selection(speech: Speech, ask: AskView): string | null {
  const name = sourceIn(ask)
  const { select } = (ask.context ?? {}) as { select?: Select }
  return name === null || select === undefined ? null : `${speech.card(name)}: ${selectText([select])}`
}

/** The newest creature of the turn player: what was summoned has the highest handle. */
function newest(speech: Speech, { view }: Telling, seat: number): string {
  const creatures = [1, 2, 3, 4, 5, 6].flatMap((pile) => view.zones[`creature:${seat}:${pile - 1}`]?.cards ?? [])
  const latest = creatures.sort((a, b) => b.handle - a.handle)[0]
  return latest?.name === undefined ? 'a creature' : speech.card(latest.name)
}

/** The windows of both players: whose phase it is, and what has just happened. */
const windowPrompts: Readonly<Record<string, (speech: Speech, at: Telling, phase: Phase) => string>> = {
  notice: (speech, at, phase) => {
    const { turn } = factsIn(at.view)
    return phase === 'creature'
      ? `${speech.does(at, turn, 'summon')} ${newest(speech, at, turn)}. Do you respond?`
      : `${speech.does(at, turn, 'place')} or ${turn === at.seat ? 'move' : 'moves'} energy. Do you respond?`
  },
  phaseEnd: (speech, at, phase) => {
    const whose = capital(speech.whose(at, factsIn(at.view).turn))
    return phase === 'end'
      ? `${whose} turn is about to end. Do you respond?`
      : `${whose} ${phaseNames[phase]} is ending. Do you respond?`
  },
  stack: (speech, at) => {
    const top = factsIn(at.view).stack.at(-1)
    return top ? `${capital(speech.item(at, top))}. Do you respond?` : 'Do you respond?'
  },
  own: (speech, at) => {
    const top = factsIn(at.view).stack.at(-1)
    if (!top) return 'Do you add something?'
    const what = top.kind === 'attack' ? `${speech.card(top.name)}'s attack` : speech.card(top.name)
    return `${capital(what)} is unanswered. Do you add something before it resolves?`
  },
}

const prompts: Readonly<Record<string, Prompt>> = {
  mulligan: () => 'Keep this hand, or shuffle it back and draw as many again?',
  draw: () => 'You draw three Main and three Energy cards. Which comes next?',
  energy: () => 'Your Energy Phase: lay energy onto piles, then go on.',
  creature: () => 'Your Creature Phase: summon onto a pile without a creature, then go on.',
  attack: (_speech, _ask, { view }) =>
    factsIn(view).turns === 1
      ? 'Your Attack Phase: nobody attacks in the first turn of the game.'
      : 'Your Attack Phase: who attacks whom?',
  respond: (speech, { context }, at) => {
    const { window, phase } = context as JsonObject
    return windowPrompts[String(window)]?.(speech, at, phase as Phase) ?? 'Do you respond?'
  },
  select: (speech, ask) => selection(speech, ask) ?? `Select a target${forSource(speech, ask)}.`,
  reselect: (speech, _ask, at) => {
    const attack = factsIn(at.view).stack.find(({ kind }) => kind === 'attack')
    return attack ? `${speech.card(attack.name)} has to attack something else. What?` : 'Select another target.'
  },
  pay: (speech, ask) => `Choose ${ofEnergy(amountIn(ask))} to pay${forSource(speech, ask)}.`,
  playback: (speech, { context }, at) => {
    if (context !== 'attack') {
      return `Something has changed. Keep what you declared for ${speech.card(String(context))}, or choose anew?`
    }
    const attack = factsIn(at.view).stack.at(-1)
    return `Something has changed. Does ${attack ? speech.card(attack.name) : 'your creature'} still attack?`
  },
  lose: (speech, ask, at) => {
    const place = findCard(at.view, ask.options[0]?.card)?.place
    const pile = place ? speech.pile(at, place.owner, place.pile) : 'your pile'
    const text = `${pile} loses ${ofEnergy(amountIn(ask))}. Which?`
    // in battle it is nobody's doing but the battle's
    return factsIn(at.view).stack.at(-1)?.kind === 'attack' ? capital(text) : afterSubject(speech, at, text)
  },
  limit: (_speech, ask) => `You hold too many cards. Discard ${amountIn(ask)}.`,
  trigger: () => 'Several of your cards trigger. Which goes on the stack next? The last one resolves first.',
  unfreeze: () => 'What unfreezes next?',
  moveEnergy: (speech, ask, at) => afterSubject(speech, at, `move up to ${ofEnergy(amountIn(ask))}. Which?`),
  placeEnergy: (speech, _ask, at) => afterSubject(speech, at, 'you may place one energy from your hand.'),
  recover: (speech, ask, at) => afterSubject(speech, at, `take back ${ofEnergy(amountIn(ask))} from your graveyard.`),
  choose: (speech, _ask, at) => afterSubject(speech, at, 'choose one.'),
  take: (speech, ask, at) => {
    const amount = amountIn(ask)
    const most = `${ask.some?.stop ? 'up to ' : ''}${amount === 1 ? 'one' : amount}`
    return afterSubject(speech, at, `take ${most} of the revealed cards.`)
  },
  keep: (speech, _ask, at) => afterSubject(speech, at, 'which of your strongest creatures stays?'),
}

export const promptFor = (speech: Speech, ask: AskView, at: Telling): string | null =>
  prompts[ask.kind]?.(speech, ask, at) ?? null
