export * from './text/compile.ts'
