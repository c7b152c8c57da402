import type { Seat, Telling } from '@cardwright/engine'
import { capital, whose } from '@cardwright/engine/english'
import { factsOf, type ItemFacts } from '../../facts.ts'
import { phaseNames } from './prompts.ts'
import type { Speech } from './speech.ts'

/** How a seat stands, or with null whose turn it is and what waits on the stack. */
export function standing(speech: Speech, at: Telling, seat: Seat | null): readonly string[] {
  const { turn, phase, stack, sides } = factsOf(at.view)
  if (seat === null) {
    const waiting = stack.map((item) => itemWords(speech, item)).reverse()
    return [
      `${capital(whose(at, turn))} ${phaseNames[phase]}`,
      ...(waiting.length > 0 ? [`stack: ${waiting.join(' over ')}`] : []),
    ]
  }
  const { life, piles, frozenGraveyard } = sides[seat]!
  const frozen = piles.filter((pile) => pile.frozen).map(({ pile }) => pile)
  return [
    `${life} Life`,
    ...(frozen.length > 0 ? [`frozen: pile ${frozen.join(', ')}`] : []),
    ...(frozenGraveyard ? ['frozen graveyard'] : []),
  ]
}

const itemWords = (speech: Speech, { kind, name }: ItemFacts): string =>
  kind === 'attack' ? `an attack by ${speech.card(name)}` : speech.card(name)
