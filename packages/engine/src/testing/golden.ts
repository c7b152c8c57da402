import type { AnyGame } from '../game.ts'
import { advance, randomAnswer } from '../headless.ts'
import { canonical } from '../json.ts'
import { Match } from '../match.ts'
import { Random } from '../random.ts'
import { chosenIn, type Input } from '../run.ts'
import type { Start } from '../start.ts'
import type { Json, JsonObject, Seat } from '../types.ts'

/**
 * One random match with every observable value, as text to be kept beside the tests: what was answered, what each
 * observer was told, how each view changed, where it stood. A change of rules shows as a diff of this file.
 */
export function golden(game: AnyGame, start: Start = {}): string {
  const match = Match.start(game as AnyGame, { seed: 'golden', ...start }) as Match
  const random = new Random('golden choices')
  const { options, seats } = match.header
  const observers = [...seats.keys(), null].map((seat) => new Observer(match, seat))
  const lines = [`${game.title} ${game.version}`, `options ${canonical(options)}`]
  const write = () => {
    lines.push(`  hash ${match.hash().slice(0, 16)}, time ${match.now}`)
    lines.push(...together(observers.map((observer) => observer.told())).map((line) => `  told  ${line}`))
    lines.push(...together(observers.map((observer) => observer.seen())).map((line) => `  seen  ${line}`))
  }
  write()
  for (let n = 1; !match.over; n++) {
    const inputs = match.inputs.length
    const kinds = new Map(match.open.map((ask) => [`${ask.seat} ${ask.number || ask.id}`, ask.kind]))
    advance(match, random, (ask) => randomAnswer(ask, random))
    lines.push('')
    for (const input of match.inputs.slice(inputs)) {
      lines.push(`${n}. ${describe(input, kinds.get(`${input.seat} ${input.ask}`))}`)
    }
    write()
  }
  lines.push('', `result ${canonical(match.over)}`, '')
  return lines.join('\n')
}

function describe(input: Input, kind: string | undefined): string {
  if (input.due !== null) return `the deadline ${input.due}`
  const keys = chosenIn(input).map((option) => option.key)
  return `seat ${input.seat} answers ${kind} ${input.ask}: ${keys.join(' ') || 'nothing'}`
}

class Observer {
  private readonly match: Match
  private readonly seat: Seat | null
  private events = 0
  private view: Json = {}

  constructor(match: Match, seat: Seat | null) {
    this.match = match
    this.seat = seat
  }

  /** What this observer was told since it was last asked. */
  told(): string[] {
    const news = this.match.events(this.seat, this.events)
    this.events += news.length
    return news.map(({ type, ...rest }) => `${type} ${canonical(rest)}`)
  }

  /** What has changed in its view since then, a line for each value. */
  seen(): string[] {
    const before = this.view
    const { asks, ...view } = this.match.view(this.seat)
    const byId = Object.fromEntries(asks.map(({ id, ...ask }) => [`ask ${id}`, ask]))
    this.view = JSON.parse(JSON.stringify({ ...view, ...byId })) as Json
    return changes(before, this.view, '')
  }
}

const widest = 100

/** Where two values differ, and what the second one is there. */
function changes(before: Json | undefined, after: Json, path: string): string[] {
  const text = canonical(after)
  if (before !== undefined && canonical(before) === text) return []
  if (typeof after !== 'object' || after === null) return [`${path} = ${text}`]
  const isAlike = typeof before === 'object' && before !== null && Array.isArray(before) === Array.isArray(after)
  if (!isAlike && text.length <= widest) return [`${path} = ${text}`]
  const old = (isAlike ? before : {}) as JsonObject
  const inner = (key: string) => (path === '' ? key : `${path}.${key}`)
  return [
    ...Object.entries(after).flatMap(([key, value]) =>
      changes(Object.hasOwn(old, key) ? old[key] : undefined, value as Json, inner(key)),
    ),
    ...Object.keys(old).flatMap((key) => (Object.hasOwn(after, key) ? [] : [`${inner(key)} is gone`])),
  ]
}

/** The lines of several observers, each once, with those to whom it applies: seats, and `-` for who watches. */
function together(observed: readonly (readonly string[])[]): string[] {
  const who = (i: number) => (i === observed.length - 1 ? '-' : `${i}`)
  const all = observed.map((_, i) => who(i)).join(' ')
  const seen = new Map<string, string[]>()
  for (const [i, lines] of observed.entries()) {
    const counts = new Map<string, number>()
    for (const line of lines) {
      // of lines that are alike, the first of one observer is the first of another
      const count = (counts.get(line) ?? 0) + 1
      counts.set(line, count)
      const key = `${count} ${line}`
      const by = seen.get(key)
      if (by) by.push(who(i))
      else seen.set(key, [who(i)])
    }
  }
  return [...seen].map(([key, by]) => `${by.join(' ').padEnd(all.length)}  ${key.slice(key.indexOf(' ') + 1)}`)
}
