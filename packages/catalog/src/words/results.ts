import type { JsonObject, SeenEvent, Telling, Words } from '@cardwright/engine'
import { capital, inWords, listed, player } from '@cardwright/engine/english'
import { spoken } from './spoken.ts'
import { valueWords } from './values.ts'

/** Why a match ended outside its rules, as a sentence about the loser. */
const outside: Readonly<Record<string, (who: string, isYou: boolean) => string>> = {
  resigned: (lost) => `${lost} resigned`,
  time: (lost) => `${lost} ran out of time`,
  absent: (lost, isYou) => `${lost} ${isYou ? 'were' : 'was'} away for too long`,
}

/** Why a match ended outside its rules and without a winner. */
const undecided: Readonly<Record<string, string>> = {
  agreed: 'The match is drawn: everybody agreed.',
  upgrade: 'The match has ended without a winner: its rules have changed, and it could not go on.',
  operator: 'The match has ended without a winner: the operator ended it.',
}

const winnersIn = ({ winner }: JsonObject): readonly number[] =>
  typeof winner === 'number' ? [winner] : ((winner ?? []) as readonly number[])

/** "You win", "Ann and Bo win" */
function winWords(winners: readonly number[], at: Telling): string {
  const isPlural = winners.length > 1 || winners.includes(at.seat ?? -1)
  return `${capital(listed(winners.map((seat) => player(at, seat))))} ${isPlural ? 'win' : 'wins'}`
}

/** Who won, from a result or the event that tells of it. */
export const endWords = spoken((result: JsonObject, at: Telling): string => {
  const winners = winnersIn(result)
  const { why } = result
  const reason = why === undefined ? '' : ` (${inWords(valueWords(why))})`
  if (winners.length === 0) return `The match is drawn${reason}.`
  return `${winWords(winners, at)}${reason}.`
})

/** "You win: Bo resigned.", and for what the rules have decided the game's own sentence. */
export const resultWords = spoken((words: Words, result: JsonObject, at: Telling): string => {
  if (result.outside !== true) return words.event({ ...result, type: 'end' } as SeenEvent, at) ?? endWords(result, at)
  const winners = winnersIn(result)
  if (winners.length === 0) return undecided[String(result.why)] ?? endWords(result, at)
  const loser = at.names.findIndex((_, seat) => !winners.includes(seat))
  const said = outside[String(result.why)]?.(player(at, loser), loser === at.seat)
  return `${winWords(winners, at)}${said ? `: ${said}` : ''}.`
})
