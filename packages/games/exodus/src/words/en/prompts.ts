import type { AskView, Telling } from '@cardwright/engine'
import { capital, does, listed, whose } from '@cardwright/engine/english'
import { askEntry, type ByAsk, type RespondContext } from '../../asks.ts'
import { ofEnergy, selectText } from '../../effects/terms/text.ts'
import { factsOf } from '../../facts.ts'
import type { Phase } from '../../state.ts'
import type { Speech } from './speech.ts'

export const phaseNames: Readonly<Record<Phase, string>> = {
  draw: 'Draw Phase',
  energy: 'Energy Phase',
  creature: 'Creature Phase',
  attack: 'Attack Phase',
  end: 'End Phase',
}

type More = readonly [speech: Speech, ask: AskView, at: Telling]

const prompts: ByAsk<string, More> = {
  mulligan: () => 'Keep this hand, or shuffle it back and draw as many again?',
  draw: () => 'You draw three Main and three Energy cards. Which comes next?',
  energy: () => 'Your Energy Phase: place energy on piles, then go on.',
  creature: (_context, _speech, _ask, { view }) =>
    `Your Creature Phase: summon creatures onto blank piles, then go on.${factsOf(view).turns === 1 ? ' Nobody attacks in this first turn.' : ''}`,
  attack: (_context, _speech, { options }, { view }) => {
    if (factsOf(view).turns === 1) return 'Your Attack Phase: nobody attacks in the first turn of the game.'
    return options.some(({ move }) => move === 'attack')
      ? 'Your Attack Phase: which creature attacks, and what?'
      : 'Your Attack Phase: no creature of yours can attack now.'
  },
  respond: (context, ...more) => `${happening(context, ...more)} ${question[context.window]}`,
  select: ({ source, select }, speech) => `${speech.card(source)}: ${selectText([select])}`,
  reselect: ({ source }, speech) => `${speech.card(source)} has to attack something else. What?`,
  pay: ({ source, amount }, speech) => `Choose ${ofEnergy(amount)} to pay for ${speech.card(source)}.`,
  playback: ({ source, attack, since }, speech, _ask, at) => {
    const question = attack
      ? `Does ${speech.card(source)} go on with its attack?`
      : `Keep what you chose for ${speech.card(source)}, or choose again?`
    const named = since.filter(({ name }) => name !== '')
    if (named.length === 0) return question
    const between = listed(named.map(({ owner, name }) => `${whose(at, owner)} ${speech.card(name)}`))
    return `${capital(between)} came in between. ${question}`
  },
  lose: ({ source, amount, seat, pile }, speech, _ask, at) => {
    const text = `${speech.pile(at, seat, pile)} loses ${ofEnergy(amount)}. Which?`
    return source === null ? capital(text) : `${speech.card(source)}: ${text}`
  },
  limit: ({ amount }) => `You hold too many cards. Discard ${amount}.`,
  trigger: () => 'Several of your cards trigger. Which goes on the stack next? The last one resolves first.',
  unfreeze: () => 'What unfreezes next?',
  moveEnergy: ({ source, amount }, speech) => `${speech.card(source)}: move up to ${ofEnergy(amount)}. Which?`,
  placeEnergy: ({ source }, speech) => `${speech.card(source)}: you may place one energy from your hand.`,
  recover: ({ source, amount }, speech) => `${speech.card(source)}: take back ${ofEnergy(amount)} from your graveyard.`,
  choose: ({ source }, speech) => `${speech.card(source)}: choose one.`,
  take: ({ source, amount }, speech, ask) => {
    const some = `${ask.some?.stop ? 'up to ' : ''}${amount === 1 ? 'one' : amount}`
    return `${speech.card(source)}: choose ${some} of the revealed cards.`
  },
  keep: ({ source }, speech) => `${speech.card(source)}: which of your strongest creatures stays?`,
}

const question: Readonly<Record<RespondContext['window'], string>> = {
  notice: 'Do you respond?',
  phaseEnd: 'Do you respond?',
  stack: 'Do you respond?',
  own: 'Do you add something before it resolves?',
}

/** The event to respond to: "Robin summons Gorge Drake." */
function happening(context: RespondContext, speech: Speech, ask: AskView, at: Telling): string {
  const { turn, stack } = factsOf(at.view)
  const top = stack.at(-1)
  switch (context.window) {
    case 'notice':
      return noticed[context.move](speech, ask, at)
    case 'phaseEnd': {
      const player = capital(whose(at, turn))
      return context.phase === 'end'
        ? `${player} turn is about to end.`
        : `${player} ${phaseNames[context.phase]} is ending.`
    }
    case 'stack':
      return top === undefined ? '' : `${capital(speech.item(at, top))}.`
    case 'own': {
      if (top === undefined) return ''
      const name = speech.card(top.name)
      return `${top.kind === 'attack' ? `${name}’s attack` : name} is unanswered.`
    }
  }
}

type Noticed = (speech: Speech, ask: AskView, at: Telling) => string

const noticed: Readonly<Record<Extract<RespondContext, { window: 'notice' }>['move'], Noticed>> = {
  summon: (speech, { card }, at) =>
    `${does(at, factsOf(at.view).turn, 'summon')} ${card?.name === undefined ? 'a creature' : speech.card(card.name)}.`,
  place: (speech, { card }, at) =>
    `${does(at, factsOf(at.view).turn, 'place')} ${card?.name === undefined ? 'energy' : speech.onPile(at, card)}.`,
  shift: (speech, { card }, at) =>
    `${does(at, factsOf(at.view).turn, 'move')} ${card?.name === undefined ? 'energy' : speech.toPile(at, card)}.`,
}

export const promptFor = (speech: Speech, ask: AskView, at: Telling): string | null =>
  askEntry(prompts, ask, speech, ask, at)
