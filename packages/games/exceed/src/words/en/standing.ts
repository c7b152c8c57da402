import type { Seat, Telling } from '@cardwright/engine'
import { capital, whose } from '@cardwright/engine/english'
import { type Facts, factsOf, type SideFacts } from '../../facts.ts'
import { lastSpace } from '../../state.ts'
import type { Lexicon } from './lexicon.ts'

const phases: { readonly [P in Facts['phase']]?: string } = {
  mulligan: 'opening hands',
  start: 'start of the turn',
  end: 'end of the turn',
}

/** How a seat stands, or with null whose turn it is. */
export function standing(lexicon: Lexicon, at: Telling, seat: Seat | null): readonly string[] {
  const facts = factsOf(at.view)
  if (seat !== null) return sideWords(lexicon, facts.sides[seat]!)
  const phase = facts.strike === null ? phases[facts.phase] : 'a Strike'
  return [`${capital(whose(at, facts.turn))} turn`, ...(phase === undefined ? [] : [phase])]
}

function sideWords(lexicon: Lexicon, { fighter, life, mode, reshuffles, tokens }: SideFacts): string[] {
  return [
    lexicon.name(fighter),
    `${life} life`,
    ...(mode === 'exceed' ? ['in Exceed Mode'] : []),
    ...(reshuffles > 0 ? ['has reshuffled'] : []),
    ...Object.entries(tokens).map(([token, space]) => `${lexicon.name(token)} on space ${space}`),
  ]
}

const cell = 8

/** The arena from above: its spaces, and who stands where. */
export function arena(lexicon: Lexicon, at: Telling): readonly string[] {
  const { sides } = factsOf(at.view)
  const numbers = Array.from({ length: lastSpace }, (_, i) => centred(`${i + 1}`))
  const stands = Array.from({ length: lastSpace }, () => centred('·'))
  sides.forEach(({ space, fighter, reach }, seat) => {
    const name = seat === at.seat ? 'You' : lexicon.name(fighter).split(' ')[0]!
    for (let there = space - reach; there <= space + reach; there++) stands[there - 1] = centred(name)
  })
  return [numbers.join(''), stands.join('')].map((line) => line.trimEnd())
}

function centred(text: string): string {
  const short = text.slice(0, cell - 1)
  return short.padStart(Math.floor((cell + short.length) / 2)).padEnd(cell)
}
