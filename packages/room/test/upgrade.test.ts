import { type Entry, loadGame } from '@cardwright/catalog'
import { Match } from '@cardwright/engine'
import { beforeAll, describe, expect, it } from 'vitest'
import { Clock, patience } from '../src/clock.ts'
import { Course } from '../src/course.ts'
import { goOn, isPlayedTheSame, type JournalEntry, type RoomPlan, recordedIn } from '../src/index.ts'
import { person, tableOf } from './table.ts'

let duel: Entry
let later: Entry

beforeAll(async () => {
  duel = (await loadGame('duel'))!
  later = { ...duel, game: { ...duel.game, version: '2.0.0', opens: (version) => version === '1.0.0' } }
})

const table = tableOf('duel', ['Ann', 'Bo'].map(person), { bank: 60_000 })

function begun() {
  const { header } = Match.start(duel.game, { seed: 'upgrade', seats: ['Ann', 'Bo'] })
  const course = new Course(duel, header, new Clock(2, table.time, patience, () => 0))
  const entries: JournalEntry[] = []
  const take = (entry: JournalEntry) => {
    expect(course.take(entry)).toBeNull()
    entries.push(entry)
  }
  const answer = (isFitting: (key: string) => boolean = () => true) => {
    const { seat, id } = course.match.open[0]!
    const { options } = course.match.asks(seat)[0]!
    const key = (options.find((option) => isFitting(option.key)) ?? options[0]!).key
    take({
      kind: 'answer',
      seat,
      ask: id,
      keys: [key],
      at: entries.length * 100,
      id: `e${entries.length}`,
      by: 'player',
    })
  }
  const planWith = (catalogued: Entry): RoomPlan => ({ catalogued, header, table, entries })
  return { course, entries, take, answer, planWith }
}

const open = (plan: RoomPlan, entries: readonly JournalEntry[]) =>
  new Course(plan.catalogued, plan.header, new Clock(2, table.time, patience, () => 0), entries)

describe('A match whose rules change', () => {
  it('goes on from a position of earlier: what was answered since is answered again, with its ids and clocks', () => {
    const { course, entries, answer, planWith } = begun()
    for (let n = 0; n < 6; n++) answer()
    const saved = JSON.parse(JSON.stringify(course.save()))
    for (let n = 0; n < 7; n++) answer()
    const plan = planWith(later)
    const made = goOn(plan, saved)
    expect(made[0]).toMatchObject({ kind: 'continued', version: '2.0.0', answers: saved.answers })
    const on = open(plan, [...entries, ...made])
    expect(on.match.game.describe(on.match.table)).toEqual(course.match.game.describe(course.match.table))
    expect(on.clock.hands).toEqual(course.clock.hands)
    expect(on.match.answers).toEqual(course.match.answers)
    expect(on.acts.seqOf(0, 'e0') ?? on.acts.seqOf(1, 'e0')).toBe(1)
    expect(on.match.record().continuations).toHaveLength(1)
  })

  it('answers again up to what no longer fits', () => {
    const { course, entries, answer, planWith } = begun()
    for (let n = 0; n < 3; n++) answer()
    const saved = course.save()
    for (let n = 0; n < 6; n++) answer()
    const fits = entries.slice(3, 5) as (JournalEntry & { kind: 'answer' })[]
    const plan = planWith(later)
    const unfit = { ...(entries[5] as JournalEntry & { kind: 'answer' }), keys: ['nothing of the kind'] }
    const made = goOn({ ...plan, entries: [...entries.slice(0, 5), unfit, ...entries.slice(6)] }, saved)
    const again = made.slice(1 + saved.since.length)
    expect(again).toEqual(fits)
  })

  it.each([
    ['before', 0],
    ['after', 2],
  ])('goes on with what was answered after an undo, from a position %s it', (_, at) => {
    const { course, entries, take, answer, planWith } = begun()
    const isOffered = (act: string) => course.match.open[0]!.offered().some(({ key }) => key.startsWith(act))
    while (!isOffered('attack:')) answer((key) => key.startsWith(isOffered('play:') ? 'play:' : 'done'))
    const saved = [course.save()]
    const { seat } = course.match.open[0]!
    answer((key) => key.startsWith('attack:'))
    saved.push(course.save())
    take({ kind: 'undo', seat, at: entries.at(-1)!.at, id: null })
    saved.push(course.save())
    expect(course.match.open[0]!.id).toContain('~')
    for (let n = 0; n < 3; n++) answer()
    const plan = planWith(later)
    const on = open(plan, [...entries, ...goOn(plan, saved[at]!)])
    expect(on.match.answers).toEqual(course.match.answers)
    expect(on.match.game.describe(on.match.table)).toEqual(course.match.game.describe(course.match.table))
  })

  it('goes on twice, and its record says both', () => {
    const { course, entries, answer, planWith } = begun()
    for (let n = 0; n < 4; n++) answer()
    const plan = planWith(later)
    const once = [...entries, ...goOn(plan, course.save())]
    const second = open(plan, once)
    const third: Entry = { ...later, game: { ...later.game, version: '3.0.0', opens: () => true } }
    const twice = [...once, ...goOn({ ...plan, catalogued: third, entries: once }, second.save())]
    const on = open({ ...plan, catalogued: third }, twice)
    expect(on.match.record().continuations).toMatchObject([{ version: '2.0.0' }, { version: '3.0.0' }])
    expect(recordedIn(twice).inputs).toEqual(on.match.answers)
    expect(on.match.game.describe(on.match.table)).toEqual(course.match.game.describe(course.match.table))
  })

  it('is played the same by the same rules, and not by rules that deal otherwise or of another version', () => {
    const { course, answer, planWith } = begun()
    for (let n = 0; n < 4; n++) answer()
    const saved = course.save()
    const otherwise: Entry = {
      ...duel,
      game: { ...duel.game, setup: (t, options) => duel.game.setup(t, { ...options, life: 19 }) },
    }
    expect(isPlayedTheSame(planWith(duel), saved)).toBe(true)
    expect(isPlayedTheSame(planWith(duel), null)).toBe(true)
    expect(isPlayedTheSame(planWith(otherwise), saved)).toBe(false)
    expect(isPlayedTheSame(planWith(later), saved)).toBe(false)
  })

  it('does not go on where the game does not say so', () => {
    const { course, answer, planWith } = begun()
    answer()
    const closed: Entry = { ...later, game: { ...later.game, opens: () => false } }
    expect(() => goOn(planWith(closed), course.save())).toThrow('cannot go on')
  })
})
