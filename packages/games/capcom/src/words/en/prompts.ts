import type { AskView, Telling } from '@cardwright/engine'
import { capital } from '@cardwright/engine/english'
import { factsIn, fighterOf, type Names } from './names.ts'

type Prompt = (names: Names, ask: AskView, at: Telling) => string

const counted = (ask: AskView, field: string): number => Number((ask.context as Record<string, number>)[field])

/**
 * "Ember Lio attacks: Lantern Bolt for 8, priority 3. " A client may still show a question while its view is already
 * past the attack: then there is none to tell of.
 */
function attackOn(names: Names, at: Telling): string {
  const { combat, teams } = factsIn(at)
  if (combat === null) return ''
  const { use, damage, priority, team, character } = combat.opener
  const { fighter } = teams[team]!.characters[character]!
  return `${names.fighter(fighter)} attacks: ${names.use(use, fighter)} for ${damage}, priority ${priority}. `
}

const prompts: Readonly<Record<string, Prompt>> = {
  mulligan: () => 'Keep these seven cards, or shuffle them back for seven others?',
  look: (names, _ask, at) => {
    const { ability } = names.sheet(fighterOf(at, at.seat!))
    return `${ability.name}: look at the opponent’s hand? Once a game.`
  },
  draw: () => 'How many cards do you draw?',
  combat: () => 'Your combat phase: attack, block or pass?',
  answer: (names, _ask, at) => `${attackOn(names, at)}How do you answer?`,
  partner: (names, _ask, at) => `${attackOn(names, at)}Do you jump in?`,
  shot: () => 'You dodged. One ranged move, or nothing?',
  chain: (_names, _ask, at) => {
    const { chain, combat } = factsIn(at)
    if (combat === null || chain === null) return 'Your combo: what follows?'
    const { target, hits } = combat
    const dealt = hits.reduce((sum, { team, character, damage }) => {
      const isTarget = team === target.team && character === target.character
      return isTarget ? sum + damage : sum
    }, 0)
    const left = chain.points === 1 ? '1 point' : `${chain.points} points`
    return `Your combo: ${dealt} damage so far, ${left} left. What follows?`
  },
  overheat: (names, _ask, at) => {
    const { ability } = names.sheet(fighterOf(at, at.seat!))
    if (ability.does !== 'overheat') return 'Do you use your ability?'
    return `${ability.name}: take ${ability.pain} damage for ${ability.damage} more?`
  },
  consent: () => 'Your partner shows a Joker: add one of yours for a tag super?',
  cleanUp: (_names, _ask, at) =>
    factsIn(at).support ? 'You support: tidy up, then say that you are done.' : 'Tidy up, then end your turn.',
  pay: (_names, ask) => `Choose cards of your meter worth at least ${counted(ask, 'price')}.`,
  cut: () => 'Cut the shuffled deck? Say how many cards you lift.',
  discard: (_names, ask) => {
    const count = counted(ask, 'count')
    return `You hold too many cards. Discard ${count}.`
  },
  sift: (_names, ask) => `Discard ${counted(ask, 'count')} of your cards.`,
  summon: () => 'Which face card comes back from your discard pile?',
}

export const promptFor = (names: Names, ask: AskView, at: Telling): string | null => {
  const text = prompts[ask.kind]?.(names, ask, at)
  return text === undefined ? null : capital(text)
}
