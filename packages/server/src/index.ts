export { type Config, ConfigError, configure, type Given } from './config.ts'
export { type ServeOptions, type Serving, serve, serverVersion } from './serve.ts'
