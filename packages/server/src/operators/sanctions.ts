import type { Storage } from '../storage/open.ts'

export const sanctionKinds = ['ban', 'mute'] as const
export type SanctionKind = (typeof sanctionKinds)[number]

/** What an operator has forbidden somebody: to come in, or to talk. */
export interface Sanction {
  readonly kind: SanctionKind
  /** In ms; null for good. */
  readonly until: number | null
  readonly why: string
  readonly at: number
}

export class Sanctions {
  readonly #storage: Storage

  constructor(storage: Storage) {
    this.#storage = storage
  }

  /** Those that hold now. */
  async of(person: string): Promise<Sanction[]> {
    const rows = await this.#storage.db
      .selectFrom('sanctions')
      .select(['kind', 'until', 'why', 'at'])
      .where('person', '=', person)
      .execute()
    const now = Date.now()
    return rows
      .map((row) => ({ ...row, until: row.until === null ? null : Number(row.until), at: Number(row.at) }))
      .filter(({ until }) => until === null || until > now)
  }

  async get(person: string, kind: SanctionKind): Promise<Sanction | null> {
    return (await this.of(person)).find((each) => each.kind === kind) ?? null
  }

  async set(person: string, { kind, until, why, at }: Sanction): Promise<void> {
    await this.#storage.db
      .insertInto('sanctions')
      .values({ person, kind, until, why, at })
      .onConflict((oc) => oc.columns(['person', 'kind']).doUpdateSet({ until, why, at }))
      .execute()
  }

  /** What somebody was forbidden as a guest holds for who they have become; of two, the one that lasts longer. */
  async carryOver(from: string, to: string): Promise<void> {
    const held = await this.of(to)
    for (const sanction of await this.of(from)) {
      const other = held.find(({ kind }) => kind === sanction.kind)
      if (!other || lasts(other) < lasts(sanction)) await this.set(to, sanction)
    }
  }

  async lift(person: string, kind: SanctionKind): Promise<void> {
    await this.#storage.db.deleteFrom('sanctions').where('person', '=', person).where('kind', '=', kind).execute()
  }
}

const lasts = ({ until }: Sanction): number => until ?? Number.POSITIVE_INFINITY

/** Why somebody may not do something, for them to read. */
export function sentenceOf({ kind, until, why }: Sanction): string {
  const what = kind === 'ban' ? 'The operator has banned you' : 'The operator has muted you'
  const when = until === null ? '' : ` until ${new Date(until).toISOString().slice(0, 16).replace('T', ' ')} UTC`
  return `${what}${when}: ${why}`
}
