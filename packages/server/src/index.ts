export { type Config, ConfigError, configure, type Given } from './config.ts'
export type { Dossier, Operation, Report } from './operators/office.ts'
export { type ServeOptions, type Serving, serve, serverVersion } from './serve.ts'
export { openStorage, pendingMigrations } from './storage/open.ts'
