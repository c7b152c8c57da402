export { type Postgres, startPostgres } from '../../src/testing/postgres.ts'
