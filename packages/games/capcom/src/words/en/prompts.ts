import type { AskView, Telling } from '@cardwright/engine'
import { capital } from '@cardwright/engine/english'
import { factsOf } from '../../facts.ts'
import { counted, type Names, ownFighter } from './names.ts'

type Prompt = (names: Names, ask: AskView, at: Telling) => string

/**
 * "Ember Lio attacks: Lantern Bolt for 8, priority 3. " A client may still show a question while its view is already
 * past the attack: then there is none to tell of.
 */
function attackOn(names: Names, at: Telling): string {
  const { combat, teams } = factsOf(at.view)
  if (combat === null) return ''
  const { use, damage, priority, team, character } = combat.opener
  const { fighter } = teams[team]!.characters[character]!
  return `${names.fighter(fighter)} attacks: ${names.use(use, fighter)} for ${damage}, priority ${priority}. `
}

/** "attack, block or pass" */
const either = (texts: readonly string[]): string =>
  texts.length < 3 ? texts.join(' or ') : `${texts.slice(0, -1).join(', ')}, or ${texts.at(-1)}`

/** What the options offer: who can do nothing but pass is not asked about attacks and blocks. */
function combatPrompt(names: Names, { options }: AskView, at: Telling): string {
  const offers = (wanted: string): boolean => options.some(({ act }) => act === wanted)
  const ways: string[] = []
  if (offers('play')) ways.push('attack')
  if (offers('block')) ways.push(`block with a number card up to ${names.sheet(ownFighter(at)).strength}`)
  return ways.length === 0 ? 'You can neither attack nor block: pass.' : `${either([...ways, 'pass'])}?`
}

/** What a clean-up may offer, in the order in which it is told. */
const chores: Readonly<Record<string, (names: Names, at: Telling) => string>> = {
  meter: () => 'put one card into your super meter',
  fetch: () => 'buy an Ace with your meter',
  tag: () => 'tag your partner in with a pair',
  recover: () => 'heal your partner with a card',
  recall: () => 'buy a Joker back with your meter',
  ability: (names, at) => `use ${names.sheet(ownFighter(at)).ability.name}`,
}

function cleanUpPrompt(names: Names, { options }: AskView, at: Telling): string {
  const { support } = factsOf(at.view)
  const end = support ? 'say that you are done' : 'end your turn'
  const offered = Object.entries(chores).filter(([chore]) => options.some(({ move }) => move === chore))
  const whose = support ? 'You support: you' : 'You'
  if (offered.length === 0) return `${whose} have nothing to tidy up; ${end}.`
  return `${whose} may ${either(offered.map(([, text]) => text(names, at)))}; then ${end}.`
}

const prompts: Readonly<Record<string, Prompt>> = {
  mulligan: () => 'Keep these seven cards, or shuffle them back for seven others?',
  look: (names, _ask, at) => {
    const { ability } = names.sheet(ownFighter(at))
    return `${ability.name}: look at the opponent’s hand? Once a game.`
  },
  draw: () => 'How many cards do you draw?',
  combat: combatPrompt,
  answer: (names, _ask, at) => `${attackOn(names, at)}How do you answer?`,
  partner: (names, _ask, at) => `${attackOn(names, at)}Do you jump in?`,
  shot: () => 'You dodged. One ranged move, or nothing?',
  chain: (_names, _ask, at) => {
    const { chain, combat } = factsOf(at.view)
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
    const { ability } = names.sheet(ownFighter(at))
    if (ability.does !== 'overheat') return 'Do you use your ability?'
    return `${ability.name}: take ${ability.pain} damage for ${ability.damage} more?`
  },
  consent: () => 'Your partner shows a Joker: add one of yours for a tag super?',
  cleanUp: cleanUpPrompt,
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
