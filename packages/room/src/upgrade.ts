import { canonical, engineVersion, type RecordedInput } from '@cardwright/engine'
import { Clock, patience } from './clock.ts'
import { Course, type SavedCourse } from './course.ts'
import { askId, type Continued, type JournalEntry } from './journal.ts'
import type { RoomPlan } from './plan.ts'

/** Time stands still here: nobody waits. */
const still = () => 0

function courseOf({ catalogued, header, table }: RoomPlan, entries: readonly JournalEntry[]): Course {
  return new Course(catalogued, header, new Clock(table.seats.length, table.time, patience, still), entries)
}

/**
 * Whether the rules as they are now play a match as it was played: its entries lead to the position that was saved, if
 * one was since its rules last changed.
 */
export function isPlayedTheSame(plan: RoomPlan, saved: SavedCourse | null): boolean {
  const { entries } = plan
  const begun = entries.findLastIndex(({ kind }) => kind === 'continued') + 1
  const known = saved !== null && saved.seq >= begun ? saved : null
  try {
    const course = courseOf(plan, entries.slice(0, known?.seq))
    if (known && canonical(JSON.parse(JSON.stringify(course.save().position))) !== canonical(known.position))
      return false
    course.replay(entries.slice(course.seq))
    return true
  } catch {
    return false
  }
}

/**
 * How a match of other rules goes on under these: the entries that say so. What was answered after the position is
 * answered again, up to what no longer fits. Throws an error for people if the rules cannot go on with it.
 */
export function goOn(plan: RoomPlan, saved: SavedCourse): JournalEntry[] {
  const { entries, catalogued } = plan
  const { answers, position, hands, seq, since } = saved
  const continued: Continued = {
    kind: 'continued',
    at: Math.max(0, ...entries.slice(0, seq).map(({ at }) => at)),
    engine: engineVersion,
    version: catalogued.game.version,
    answers,
    position,
    hands,
  }
  const course = courseOf(plan, [...entries, continued])
  const made: JournalEntry[] = [continued]
  for (const entry of [...since.map(again), ...entries.slice(seq)]) {
    const asked = askedNow(course, entry)
    if (course.take(asked) !== null) break
    made.push(asked)
  }
  return made
}

/** An answer to the same ask as it is called now: what was taken back before the position was saved is in its id no more. */
function askedNow({ match }: Course, entry: JournalEntry): JournalEntry {
  if (entry.kind !== 'answer') return entry
  const open = match.open.find(({ seat, id }) => seat === entry.seat && askId(id) === askId(entry.ask))
  return open ? { ...entry, ask: open.id } : entry
}

/** Its time was spent when it was first given. */
function again(input: RecordedInput): JournalEntry {
  const { at } = input
  if ('draw' in input) return { kind: 'draw', seat: 0, at, id: null }
  if ('leaves' in input) return { kind: 'leave', seat: input.seat, at, id: null, why: 'resigned' }
  return { kind: 'answer', seat: input.seat, ask: input.ask, keys: input.keys, at, id: null, by: 'comfort' }
}
