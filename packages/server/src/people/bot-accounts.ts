import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Person } from '../auth.ts'
import type { Storage } from '../storage/open.ts'

/** How every token of a bot begins. */
export const botToken = 'cwb_'

export interface BotAccount {
  readonly id: string
  readonly name: string
  readonly created: number
}

const digest = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Accounts of programs. They belong to a person, and their tokens can do nothing but play. */
export class BotAccounts {
  readonly #storage: Storage
  readonly #most: number

  constructor(storage: Storage, most: number) {
    this.#storage = storage
    this.#most = most
  }

  /** Makes one; its token is told once and kept nowhere. Null if its owner has enough. */
  async make(owner: string, name: string): Promise<{ readonly bot: BotAccount; readonly token: string } | null> {
    const token = `${botToken}${randomBytes(32).toString('base64url')}`
    const bot = { id: `bot-${randomUUID()}`, name: `${name} (bot)`, created: Date.now() }
    return this.#storage.inTurn(owner, async (db) => {
      const { bots } = await db
        .selectFrom('bots')
        .select((eb) => eb.fn.countAll().as('bots'))
        .where('owner', '=', owner)
        .executeTakeFirstOrThrow()
      if (Number(bots) >= this.#most) return null
      await db
        .insertInto('bots')
        .values({ ...bot, token: digest(token), owner })
        .execute()
      return { bot, token }
    })
  }

  async of(owner: string): Promise<BotAccount[]> {
    const rows = await this.#storage.db
      .selectFrom('bots')
      .select(['id', 'name', 'created'])
      .where('owner', '=', owner)
      .orderBy('created')
      .execute()
    return rows.map((row) => ({ ...row, created: Number(row.created) }))
  }

  /** Tells whether there was one. */
  async remove(owner: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#storage.db
      .deleteFrom('bots')
      .where('owner', '=', owner)
      .where('id', '=', id)
      .executeTakeFirst()
    return numDeletedRows === 1n
  }

  /** Returns those that there were. */
  async removeAll(owner: string): Promise<string[]> {
    const rows = await this.#storage.db.deleteFrom('bots').where('owner', '=', owner).returning('id').execute()
    return rows.map(({ id }) => id)
  }

  /** The bot whose token this is. */
  async identify(token: string): Promise<Person | null> {
    const row = await this.#storage.db
      .selectFrom('bots')
      .select(['id', 'name'])
      .where('token', '=', digest(token))
      .executeTakeFirst()
    return row ? { ...row, guest: false, bot: true } : null
  }
}
