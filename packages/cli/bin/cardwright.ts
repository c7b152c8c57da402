#!/usr/bin/env node
import { enableCompileCache } from 'node:module'

// Loading the rules from a cache of compiled code halves the time until something is on the screen.
enableCompileCache()
const { main } = await import('../src/main.ts')
process.exitCode = await main(process.argv.slice(2))
