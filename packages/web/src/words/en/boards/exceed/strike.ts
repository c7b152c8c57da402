import { spoken } from '@cardwright/catalog/words'
import { capital } from '@cardwright/engine/english'
import { rangeText } from '../../../../boards/exceed/facts.ts'
import type { Step } from '../../../../boards/exceed/strike-course.ts'

/** Who is meant, and what a card is called. */
export interface Names {
  who(seat: number): string
  /** "you are", "Kim is" */
  is(seat: number): string
  card(id: string | null): string
}

const speedText = ({ first, speeds }: Step & { kind: 'speed' }, { is }: Names): string => {
  if (speeds === null) return `${is(first)} first`
  const [own, other] = [speeds[first as 0 | 1], speeds[(1 - first) as 0 | 1]]
  return own === other
    ? `Speed ${own} each: ${is(first)} first as the Attacker`
    : `Speed ${own} against ${other}: ${is(first)} first`
}

const reachText = ({ card, seat, range, distance, hits, inRange }: Step & { kind: 'reach' }, names: Names): string => {
  const name = card === null ? names.who(seat) : names.card(card)
  if (range !== null && range[0] < 0) return `${name}: no Range, ${hits ? 'hits all the same' : 'hits nobody'}`
  const far = distance === null || range === null ? '' : `Range ${rangeText(range)} at distance ${distance}, `
  if (hits) return `${name}: ${far}${inRange ? 'hits' : 'hits all the same'}`
  return `${name}: ${far}${inRange ? 'in Range, and misses all the same' : 'out of Range'}`
}

function blowText(step: Step & { kind: 'blow' }, { is }: Names): string {
  const { seat, amount, isPower, stopped, taken, guard, stunned, ignoresGuard } = step
  const dealt = `${isPower ? 'Power' : 'Damage'} ${amount}`
  const sum = stopped === 0 ? dealt : `${dealt} − ${stopped} stopped by Armor = ${amount - stopped}`
  if (taken === null || guard === null) return stunned === true ? `${sum}: ${is(seat)} stunned` : sum
  const all = taken > amount - stopped ? `, ${taken} in all` : ''
  const held = Math.max(0, guard)
  const isMore = taken > held
  const against = ignoresGuard ? 'whatever the Guard' : `${isMore ? 'more' : 'no more'} than Guard ${held}`
  if (stunned === null) return `${sum}${all}, ${against}`
  const unstunned = isMore ? 'not stunned all the same' : 'not stunned'
  return `${sum}${all}, ${against}: ${is(seat)} ${stunned ? 'stunned' : unstunned}`
}

function stepText(step: Step, names: Names): string {
  switch (step.kind) {
    case 'speed':
      return speedText(step, names)
    case 'reach':
      return reachText(step, names)
    case 'blow':
      return blowText(step, names)
  }
}

export const strikeWords = spoken({
  title: 'Strike',
  last: 'The last Strike',
  lastButton: 'Last Strike',
  numbered: (number: number, by: string) => `Strike ${number}, begun by ${by}`,
  look: 'Look at this Strike',
  close: 'Close',
  open: 'Both attacks are open',
  set: 'Both attacks are set',
  youStrike: 'You strike',
  strikes: (name: string) => `${name} strikes`,
  yourAttack: 'Your attack',
  attackOf: (name: string) => `${name}’s attack`,
  attacker: 'Attacker',
  defender: 'Defender',
  ex: 'EX',
  wild: 'Wild',
  critical: 'Critical',
  faceDown: (attack: string) => `${attack}, face down`,

  numbers: 'The numbers of both attacks',
  printedNumbers: 'The numbers of both attacks, as printed',
  at: (distance: number) => `at ${distance}`,
  changed: { raised: ', raised, printed', lowered: ', lowered, printed' },

  first: 'First',
  hits: (damage: number | null) => (damage === null ? 'Hits' : `Hits for ${damage}`),
  misses: 'Misses',
  stunned: 'Stunned',
  noAttack: 'No attack',
  advantage: 'Advantage',

  you: 'you',
  youAre: 'you are',
  is: (name: string) => `${name} is`,
  /** A step of a Strike: "Power 5 − 2 stopped by Armor = 3, no more than Guard 5: Kim is not stunned". */
  step: (step: Step, names: Names): string => capital(stepText(step, names)),
})
