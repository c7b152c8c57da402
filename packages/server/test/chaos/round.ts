import { diff, type Json, type Match, type MatchRecord, parseRecord, Random } from '@cardwright/engine'
import type { Chair } from '@cardwright/protocol'
import { type FaultName, faultNames, faultsOf, strike } from './faults.ts'
import { type Party, parties, playOut } from './players.ts'
import type { Site } from './site.ts'
import { type Answer, compare } from './unbroken.ts'

/** What has come of rounds so far. */
export interface Tally {
  rounds: number
  matches: number
  /** Answers of people that were acknowledged. */
  answers: number
  readonly faults: Record<FaultName, number>
  /** How often a process that another had taken a match over from was kept from writing, or saw that by itself. */
  fenced: number
  givenUp: number
  /** Acknowledged answers that are not in the record. */
  lost: number
  /** Answers in the record that nobody was told of, or told of once only. */
  doubled: number
  /** Matches that an unbroken run would have ended otherwise, or of which somebody was shown something else. */
  differing: number
  /** What was wrong, for people. */
  readonly problems: string[]
  /** From each fault to the next acknowledged answer of each match that was open, in ms. */
  readonly stalls: number[]
}

export const newTally = (): Tally => ({
  rounds: 0,
  matches: 0,
  answers: 0,
  faults: Object.fromEntries(faultNames.map((name) => [name, 0])) as Record<FaultName, number>,
  fenced: 0,
  givenUp: 0,
  lost: 0,
  doubled: 0,
  differing: 0,
  problems: [],
  stalls: [],
})

/** So long may pass without an acknowledged answer before a round counts as stuck, in ms. */
const stuckAfter = 180_000

/** A match that waits for the faults does so after so many answers of its first player: fewer than any match takes. */
const midst = 5
const isWaiting = ({ waits, acknowledged }: Party): boolean => waits && acknowledged[0]!.length >= midst

/** One round: so many matches at once, faults in their midst, and a look at all that came of it. */
export async function playRound(site: Site, seed: string, count: number, tally: Tally): Promise<void> {
  const random = new Random(`${seed} ${site.name} ${tally.rounds}`)
  const urls = site.processes.map(({ url }) => url)
  const all = parties(count, seed, tally.rounds, site.guests)
  const pace = new Pace()
  const playing = all.map((party, i) =>
    playOut(party, urls, i, () => {
      tally.answers++
      const now = performance.now()
      for (const since of party.faults.splice(0)) tally.stalls.push(now - since)
      pace.step()
      return isWaiting(party) ? pace.calm : undefined
    }),
  )
  const others = Promise.all(playing.filter((_, i) => !all[i]!.waits)).then(() => pace.slow())
  const done = Promise.all([...playing, others]).then(() => pace.finish())
  const disturbed = disturb(site, tally, all, pace, random)
  const watched = pace.stuck(stuckAfter).then((isStuck) => {
    if (isStuck) throw new Error(stuck(site, all))
  })
  try {
    await Promise.all([done, disturbed, watched])
    for (const party of all) await check(site, party, tally)
    tally.matches += count
    tally.rounds++
    tally.fenced = site.processes.reduce((sum, { fenced }) => sum + fenced, 0)
    tally.givenUp = site.processes.reduce((sum, { givenUp }) => sum + givenUp, 0)
  } finally {
    pace.finish()
    for (const { chairs } of all) for (const chair of chairs) chair?.close()
  }
}

/** Lets faults happen, each after some more answers. */
async function disturb(site: Site, tally: Tally, all: readonly Party[], pace: Pace, random: Random): Promise<void> {
  for (const fault of faultsOf(site, tally.rounds)) {
    await pace.reach(pace.steps + random.int(10 * all.length))
    const now = performance.now()
    for (const party of all) if (!(party.isOver || isWaiting(party))) party.faults.push(now)
    await strike(site, fault, random, (match) => all.some((party) => party.match === match && !party.isOver))
    tally.faults[fault]++
  }
  pace.calmDown()
}

/** Counts answers, and lets others wait for them; and lets matches wait until the faults are over. */
class Pace {
  steps = 0
  #last = performance.now()
  #isSlow = false
  #isFinished = false
  readonly #waiting = new Set<() => void>()
  readonly #faults = Promise.withResolvers<void>()

  /** When no more faults come. */
  get calm(): Promise<void> {
    return this.#faults.promise
  }

  calmDown(): void {
    this.#faults.resolve()
  }

  step(): void {
    this.steps++
    this.#last = performance.now()
    this.#look()
  }

  /** Hardly any more steps come before the faults are over: nobody waits for them any longer. */
  slow(): void {
    this.#isSlow = true
    this.#look()
  }

  finish(): void {
    this.#isFinished = true
    this.slow()
    this.calmDown()
  }

  #look(): void {
    for (const look of [...this.#waiting]) look()
  }

  reach(steps: number): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (this.steps < steps && !this.#isSlow) return
        this.#waiting.delete(look)
        resolve()
      }
      this.#waiting.add(look)
      look()
    })
  }

  /** Comes back with true when nothing has happened for so long, with false when all is done. */
  async stuck(ms: number): Promise<boolean> {
    while (!this.#isFinished) {
      if (performance.now() - this.#last > ms) return true
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    return false
  }
}

/** Compares what people were told with what was kept, and that with an unbroken run. */
async function check(site: Site, party: Party, tally: Tally): Promise<void> {
  const record = await recordOf(site, party.match)
  const { difference, answers, match } = await compare(record, party.sitting)
  const wrong = (what: string) => tally.problems.push(`${site.name} ${party.game} ${party.match}: ${what}`)
  let differs = difference
  for (const [seat, chair] of party.chairs.entries()) {
    if (chair === null) continue
    const told = party.acknowledged[seat]!.map(nameOf)
    const kept = answers[seat]!.map(nameOf)
    const lost = told.length - common(told, kept)
    const doubled = kept.length - common(kept, told)
    if (lost > 0) wrong(`${lost} answers of seat ${seat} are lost`)
    if (doubled > 0) wrong(`${doubled} answers of seat ${seat} were kept, and nobody was told`)
    tally.lost += lost
    tally.doubled += doubled
    const shown = await shownOtherwise(chair, match, seat)
    if (shown !== null) differs ??= `seat ${seat} was shown another end: ${shown}`
  }
  if (differs === null) return
  tally.differing++
  wrong(differs)
}

const nameOf = ({ ask, keys }: Answer): string => `${ask} ${[...keys].sort().join(' ')}`

/** How many of these are in the others, in the same order. */
function common(these: readonly string[], others: readonly string[]): number {
  let from = 0
  let found = 0
  for (const each of these) {
    const at = others.indexOf(each, from)
    if (at < 0) continue
    found++
    from = at + 1
  }
  return found
}

/** What somebody sees that they should not; null if there is nothing. Who missed something asks for it, and so may be late. */
async function shownOtherwise(chair: Chair, match: Match, seat: number): Promise<string | null> {
  const { asks: _, ...view } = match.view(seat)
  const right = JSON.parse(JSON.stringify({ view, events: match.events(seat) })) as Json
  for (let attempt = 1; ; attempt++) {
    const { view: seen, events } = chair.snapshot
    const change = diff({ view: seen, events: [...events] } as Json, right)
    if (change === null) return null
    if (attempt === 100) return JSON.stringify(change).slice(0, 500)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** The record may come a moment after the last answer: the end of a match is noted when that is stored. */
async function recordOf(site: Site, match: string): Promise<MatchRecord> {
  let why = ''
  for (let attempt = 0; attempt < 200; attempt++) {
    const { http } = site.processes[attempt % site.processes.length]!
    const response = await fetch(`${http}/api/matches/${match}/record`)
    const text = await response.text()
    if (response.ok) return parseRecord(text)
    why = text
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`There is no record of ${match}: ${why}`)
}

function stuck(site: Site, all: readonly Party[]): string {
  const open = all.filter(({ isOver }) => !isOver)
  const lines = open.map(({ match, game, chairs }) => {
    const seats = chairs.map((chair) => {
      if (chair === null) return 'nobody here'
      const { status, seq, asks, table } = chair.snapshot
      return `${status} ${table?.status} seq ${seq} asked ${asks.map(({ id }) => id).join(',') || 'nothing'}`
    })
    return `${game} ${match || '(no table yet)'}: ${seats.join(' | ')}`
  })
  const complaints = site.processes.flatMap((each) => [`at ${each.port}:`, ...each.complaints.slice(-10)])
  return ['Nothing goes on any more.', ...lines.slice(0, 10), ...complaints].join('\n')
}
