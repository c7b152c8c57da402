import type { Comfort, Seat } from '@cardwright/engine'
import type { JournalEntry } from '@cardwright/room'
import type { Lease } from './leases.ts'
import type { Storage } from './open.ts'

/** How matches that are played have come along: their entries, positions, and in which windows seats want to be asked. */
export class Progress {
  readonly #storage: Storage

  constructor(storage: Storage) {
    this.#storage = storage
  }

  async entries(match: string, from = 0): Promise<JournalEntry[]> {
    const rows = await this.#storage.db
      .selectFrom('entries')
      .select('entry')
      .where('match', '=', match)
      .where('n', '>=', from)
      .orderBy('n')
      .execute()
    return rows.map(({ entry }) => JSON.parse(entry) as JournalEntry)
  }

  /** Keeps how a match stands, if it is led by who says so, and nothing later is kept already. */
  async savePosition(lease: Lease, n: number, saved: string): Promise<void> {
    const { match, owner, epoch } = lease
    await this.#storage.db
      .insertInto('positions')
      .columns(['match', 'n', 'saved'])
      .expression((eb) =>
        eb
          .selectFrom('matches')
          .select(['matches.id', eb.val(n).as('n'), eb.val(saved).as('saved')])
          .where('id', '=', match)
          .where('owner', '=', owner)
          .where('epoch', '=', epoch),
      )
      .onConflict((oc) => oc.column('match').doUpdateSet({ n, saved }).where('positions.n', '<=', n))
      .execute()
  }

  /** Keeps in which windows a seat wants to be asked; throws if the match is no longer led by who says so. */
  async keepWindows({ match, owner, epoch }: Lease, seat: Seat, windows: Comfort['windows']): Promise<void> {
    const text = JSON.stringify(windows)
    const { numInsertedOrUpdatedRows } = await this.#storage.db
      .insertInto('preferences')
      .columns(['match', 'seat', 'windows'])
      .expression((eb) =>
        eb
          .selectFrom('matches')
          .select(['matches.id', eb.val(seat).as('seat'), eb.val(text).as('windows')])
          .where('id', '=', match)
          .where('owner', '=', owner)
          .where('epoch', '=', epoch),
      )
      .onConflict((oc) => oc.columns(['match', 'seat']).doUpdateSet({ windows: text }))
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows !== 1n) throw new Error(`Match ${match} is no longer led from here.`)
  }

  /** In which windows the seats of a match want to be asked, where they have said so. */
  async windows(match: string): Promise<Map<Seat, Comfort['windows']>> {
    const rows = await this.#storage.db
      .selectFrom('preferences')
      .select(['seat', 'windows'])
      .where('match', '=', match)
      .execute()
    return new Map(rows.map(({ seat, windows }) => [seat, JSON.parse(windows)]))
  }

  /** How a match stood when it was last looked at, packed. */
  async position(match: string): Promise<string | null> {
    const row = await this.#storage.db
      .selectFrom('positions')
      .select('saved')
      .where('match', '=', match)
      .executeTakeFirst()
    return row?.saved ?? null
  }
}
