import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { DialectName } from './open.ts'

/** What has to be done to come from one version of the schema to the next; never changed once it has been released. */
export const migrationsFor = (dialect: DialectName): Readonly<Record<string, Migration>> => ({
  '0001-matches': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('matches')
        .addColumn('id', 'varchar(64)', (c) => c.primaryKey())
        .addColumn('game', 'varchar(64)', (c) => c.notNull())
        .addColumn('version', 'varchar(64)', (c) => c.notNull())
        .addColumn('status', 'varchar(16)', (c) => c.notNull())
        .addColumn('open', 'integer', (c) => c.notNull())
        .addColumn('host', 'varchar(64)')
        .addColumn('options', 'text', (c) => c.notNull())
        .addColumn('seats', 'text', (c) => c.notNull())
        .addColumn('time', 'text')
        .addColumn('secret', 'varchar(128)', (c) => c.notNull())
        .addColumn('contributions', 'text', (c) => c.notNull())
        .addColumn('header', 'text')
        .addColumn('result', 'text')
        .addColumn('rematch', 'varchar(64)')
        .addColumn('created', 'bigint', (c) => c.notNull())
        .addColumn('changed', 'bigint', (c) => c.notNull())
        .addColumn('owner', 'varchar(64)')
        .addColumn('epoch', 'integer', (c) => c.notNull())
        .execute()
      await db.schema.createIndex('matches_status').on('matches').columns(['status', 'changed']).execute()
      await db.schema
        .createTable('entries')
        .addColumn('match', 'varchar(64)', (c) => c.notNull())
        .addColumn('n', 'integer', (c) => c.notNull())
        .addColumn('entry', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('entries_key', ['match', 'n'])
        .execute()
      await db.schema
        .createTable('chat')
        .addColumn('match', 'varchar(64)', (c) => c.notNull())
        .addColumn('n', 'integer', (c) => c.notNull())
        .addColumn('person', 'varchar(64)', (c) => c.notNull())
        .addColumn('name', 'varchar(64)', (c) => c.notNull())
        .addColumn('text', 'text', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('chat_key', ['match', 'n'])
        .execute()
    },
  },
  '0002-people': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('seats')
        .addColumn('match', 'varchar(64)', (c) => c.notNull())
        .addColumn('seat', 'integer', (c) => c.notNull())
        .addColumn('person', 'varchar(64)', (c) => c.notNull())
        .addPrimaryKeyConstraint('seats_key', ['match', 'seat'])
        .execute()
      await db.schema.createIndex('seats_person').on('seats').column('person').execute()
      await db.schema
        .createTable('mutes')
        .addColumn('person', 'varchar(64)', (c) => c.notNull())
        .addColumn('muted', 'varchar(64)', (c) => c.notNull())
        .addPrimaryKeyConstraint('mutes_key', ['person', 'muted'])
        .execute()
      await db.schema
        .createTable('reports')
        .addColumn('id', 'varchar(64)', (c) => c.primaryKey())
        .addColumn('match', 'varchar(64)', (c) => c.notNull())
        .addColumn('person', 'varchar(64)', (c) => c.notNull())
        .addColumn('reported', 'varchar(64)', (c) => c.notNull())
        .addColumn('text', 'text', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .execute()
    },
  },
  '0003-nodes': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('nodes')
        .addColumn('id', 'varchar(64)', (c) => c.primaryKey())
        .addColumn('url', 'text', (c) => c.notNull())
        .addColumn('alive', 'bigint', (c) => c.notNull())
        .execute()
    },
  },
  '0004-repeats': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('chat').addColumn('said', 'varchar(64)').execute()
      await db.schema.createIndex('chat_said').on('chat').columns(['match', 'person', 'said']).unique().execute()
      await db.schema
        .createTable('quick')
        .addColumn('person', 'varchar(64)', (c) => c.notNull())
        .addColumn('said', 'varchar(64)', (c) => c.notNull())
        .addColumn('match', 'varchar(64)', (c) => c.notNull())
        .addPrimaryKeyConstraint('quick_key', ['person', 'said'])
        .execute()
    },
  },
  '0005-lobby': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('lobby')
        .addColumn('match', 'varchar(64)', (c) => c.primaryKey())
        .addColumn('game', 'varchar(64)', (c) => c.notNull())
        .addColumn('wanted', 'integer', (c) => c.notNull())
        .addColumn('shown', 'text', (c) => c.notNull())
        .addColumn('created', 'bigint', (c) => c.notNull())
        .addColumn('seen', 'bigint', (c) => c.notNull())
        .execute()
      await db.schema.createIndex('lobby_created').on('lobby').column('created').execute()
      await db.schema.createIndex('lobby_wanted').on('lobby').columns(['game', 'wanted', 'created']).execute()
      await db.schema.createIndex('lobby_seen').on('lobby').column('seen').execute()
      await db.schema
        .createTable('records')
        .addColumn('match', 'varchar(64)', (c) => c.primaryKey())
        .addColumn('text', 'text', (c) => c.notNull())
        .execute()
    },
  },
  '0006-seats': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('seats')
        .addColumn('status', 'varchar(16)', (c) => c.notNull().defaultTo('over'))
        .execute()
      await db.schema
        .alterTable('seats')
        .addColumn('changed', 'bigint', (c) => c.notNull().defaultTo(0))
        .execute()
      await sql`
        update seats set
          status = (select status from matches where id = seats.match),
          changed = (select changed from matches where id = seats.match)
        where exists (select 1 from matches where id = seats.match)
      `.execute(db)
      await db.schema.createIndex('seats_of').on('seats').columns(['person', 'changed']).execute()
      await db.schema.createIndex('reports_of').on('reports').columns(['person', 'at']).execute()
    },
  },
  '0007-upgrades': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('matches').addColumn('rules', 'varchar(64)').execute()
      await db.schema.alterTable('nodes').addColumn('rules', 'text').execute()
      await db.schema.alterTable('records').addColumn('shown', 'text').execute()
      await db.schema
        .createTable('positions')
        .addColumn('match', 'varchar(64)', (c) => c.primaryKey())
        .addColumn('n', 'integer', (c) => c.notNull())
        .addColumn('saved', 'text', (c) => c.notNull())
        .execute()
    },
  },
  '0008-operators': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('reports').addColumn('handled', 'bigint').execute()
      await db.schema.createIndex('reports_open').on('reports').columns(['handled', 'at']).execute()
      await db.schema
        .createTable('sanctions')
        .addColumn('person', 'varchar(64)', (c) => c.notNull())
        .addColumn('kind', 'varchar(16)', (c) => c.notNull())
        .addColumn('until', 'bigint')
        .addColumn('why', 'text', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('sanctions_key', ['person', 'kind'])
        .execute()
      await db.schema
        .createTable('operations')
        .addColumn('id', 'varchar(64)', (c) => c.primaryKey())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addColumn('operator', 'varchar(64)', (c) => c.notNull())
        .addColumn('what', 'varchar(16)', (c) => c.notNull())
        .addColumn('subject', 'varchar(64)', (c) => c.notNull())
        .addColumn('why', 'text', (c) => c.notNull())
        .execute()
      await db.schema.createIndex('operations_at').on('operations').column('at').execute()
      await db.schema
        .createTable('bots')
        .addColumn('token', 'varchar(64)', (c) => c.primaryKey())
        .addColumn('id', 'varchar(64)', (c) => c.notNull())
        .addColumn('owner', 'varchar(64)', (c) => c.notNull())
        .addColumn('name', 'varchar(64)', (c) => c.notNull())
        .addColumn('created', 'bigint', (c) => c.notNull())
        .execute()
      await db.schema.createIndex('bots_owner').on('bots').columns(['owner', 'created']).execute()
    },
  },
  '0009-archive': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('matches').addColumn('ended', 'bigint').execute()
      // PostgreSQL keeps each month apart
      const byMonth = dialect === 'postgres' ? sql`partition by range (ended)` : sql``
      await sql`
        create table archive (
          match varchar(64) not null, ended bigint not null, text text not null, shown text, primary key (match, ended)
        ) ${byMonth}`.execute(db)
      await db.schema.createIndex('archive_ended').on('archive').column('ended').execute()
      await db.schema
        .createTable('marks')
        .addColumn('name', 'varchar(64)', (c) => c.primaryKey())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .execute()
    },
  },
  '0010-decks': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('decks')
        .addColumn('person', 'varchar(64)', (c) => c.notNull())
        .addColumn('id', 'varchar(64)', (c) => c.notNull())
        .addColumn('game', 'varchar(64)', (c) => c.notNull())
        .addColumn('name', 'varchar(64)', (c) => c.notNull())
        .addColumn('cards', 'text', (c) => c.notNull())
        .addColumn('changed', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('decks_key', ['person', 'id'])
        .execute()
    },
  },
  '0011-preferences': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('preferences')
        .addColumn('match', 'varchar(64)', (c) => c.notNull())
        .addColumn('seat', 'integer', (c) => c.notNull())
        .addColumn('windows', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('preferences_key', ['match', 'seat'])
        .execute()
    },
  },
  '0012-clocks': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('clocks')
        .addColumn('match', 'varchar(64)', (c) => c.primaryKey())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .execute()
    },
  },
})
