import type { Matches } from '../storage/matches.ts'
import type { Mutes } from '../storage/mutes.ts'
import type { Storage } from '../storage/open.ts'

/**
 * A guest has become somebody: where they sit, and what they have played and said, is theirs, and what others do not want
 * to read of them is still not read. Where the other one sits already, nobody gets a second seat: the guest stands up
 * there when they are forgotten. Returns the matches that are theirs now. Each statement is about one match or one person.
 */
export async function carryOver(
  { db }: Storage,
  matches: Matches,
  mutes: Mutes,
  from: string,
  to: string,
): Promise<string[]> {
  const rows = await db.selectFrom('seats').select('match').where('person', '=', from).execute()
  const theirs: string[] = []
  for (const match of new Set(rows.map((row) => row.match))) {
    const others = await reseat(matches, match, from, to)
    if (others === null) continue
    theirs.push(match)
    await db.updateTable('chat').set({ person: to }).where('match', '=', match).where('person', '=', from).execute()
    for (const other of others) {
      if ((await mutes.of(other)).includes(from)) await mutes.add(other, to)
    }
  }
  for (const each of await mutes.of(from)) if (each !== to) await mutes.add(to, each)
  await db.deleteFrom('mutes').where('person', '=', from).execute()
  const wishes = await db.selectFrom('quick').select(['said', 'match']).where('person', '=', from).execute()
  for (const { said, match } of wishes) await matches.leads(to, said, match)
  return theirs
}

/**
 * Puts one person in the place of another, however often the table changes meanwhile. Returns who else sits there; null if
 * nothing has changed.
 */
async function reseat(matches: Matches, match: string, from: string, to: string): Promise<string[] | null> {
  for (;;) {
    const stored = await matches.get(match)
    if (stored === null) return null
    const { row, table } = stored
    const people = table.seats.flatMap(({ person }) => (person === undefined ? [] : [person]))
    if (people.includes(to)) return null
    const seats = table.seats.map((each) => (each.person === from ? { ...each, person: to } : each))
    const host = row.host === from ? to : row.host
    if (await matches.replace(row, { seats: JSON.stringify(seats), host }))
      return people.filter((each) => each !== from)
  }
}
