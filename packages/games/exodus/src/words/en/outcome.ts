import type { Telling } from '@cardwright/engine'
import { player, whose } from '@cardwright/engine/english'
import type { Foreseen, Struck } from '../../view.ts'
import type { Speech } from './speech.ts'

/** "Unanswered: Robin’s Frost Hare is destroyed; your Gorge Drake loses 2 energy." */
export function outcomeText(speech: Speech, at: Telling, outcome: Foreseen): string {
  if (outcome.on === 'player') return `Unanswered: ${hitText(at, outcome)}.`
  const { attacker, victim } = outcome
  if (attacker.falls && victim.falls) return 'Unanswered: both creatures are destroyed.'
  const [first, second] = attacker.falls ? [attacker, victim] : [victim, attacker]
  return `Unanswered: ${fate(speech, at, first)}; ${fate(speech, at, second)}.`
}

function fate(speech: Speech, at: Telling, { found: { card, place }, loses, falls }: Struck): string {
  const name = `${whose(at, place.owner)} ${speech.seen(card)}`
  if (falls) return `${name} is destroyed`
  return `${name} loses ${loses === 0 ? 'nothing' : `${loses} energy`}`
}

function hitText(at: Telling, { seat, damage, prevented, left }: Extract<Foreseen, { on: 'player' }>): string {
  const dealt = prevented > 0 ? `${damage} damage, ${prevented} of it prevented` : `${damage} damage`
  const s = seat === at.seat ? '' : 's'
  return `${dealt}; ${player(at, seat)} ${left === 0 ? `lose${s}` : `keep${s} ${left} Life`}`
}

/** The same of a creature that one may attack, in a word. */
export function outcomeShort({ attacker, victim }: Extract<Foreseen, { on: 'creature' }>): string {
  if (victim.falls) return attacker.falls ? 'both fall' : 'falls'
  return attacker.falls ? 'yours falls' : `−${victim.loses}`
}
