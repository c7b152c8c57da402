import type { Storage } from '../storage/open.ts'

/** A deck that somebody keeps with their account. */
export interface PersonalDeck {
  readonly id: string
  readonly game: string
  readonly name: string
  readonly cards: Readonly<Record<string, number>>
  /** When it was last changed, in ms. */
  readonly changed: number
}

/** The decks of people who have an account. */
export class PersonalDecks {
  readonly #storage: Storage
  readonly #most: number

  constructor(storage: Storage, most: number) {
    this.#storage = storage
    this.#most = most
  }

  /** The last changed first. */
  async of(person: string): Promise<PersonalDeck[]> {
    const rows = await this.#storage.db
      .selectFrom('decks')
      .select(['id', 'game', 'name', 'cards', 'changed'])
      .where('person', '=', person)
      .orderBy('changed', 'desc')
      .execute()
    return rows.map((row) => ({ ...row, cards: JSON.parse(row.cards), changed: Number(row.changed) }))
  }

  /** Keeps a deck, in place of what was kept under its id; false if there is no room for another one. */
  async keep(person: string, { cards, ...deck }: PersonalDeck): Promise<boolean> {
    const row = { ...deck, cards: JSON.stringify(cards) }
    return this.#storage.inTurn(person, async (db) => {
      const { others } = await db
        .selectFrom('decks')
        .select((eb) => eb.fn.countAll().as('others'))
        .where('person', '=', person)
        .where('id', '!=', deck.id)
        .executeTakeFirstOrThrow()
      if (Number(others) >= this.#most) return false
      await db
        .insertInto('decks')
        .values({ person, ...row })
        .onConflict((conflict) => conflict.columns(['person', 'id']).doUpdateSet(row))
        .execute()
      return true
    })
  }

  /** Tells whether there was one. */
  async remove(person: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#storage.db
      .deleteFrom('decks')
      .where('person', '=', person)
      .where('id', '=', id)
      .executeTakeFirst()
    return numDeletedRows === 1n
  }
}
