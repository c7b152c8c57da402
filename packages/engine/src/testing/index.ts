export * from './battery.ts'
export { Found } from './found.ts'
export * from './golden.ts'
export * from './speech.ts'
