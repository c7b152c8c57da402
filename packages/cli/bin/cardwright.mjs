#!/usr/bin/env node
import * as modules from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    `cardwright: This is Node ${process.versions.node}, and Node 24 is needed; npx cardwright finds the one beside it.`,
  )
  process.exit(2)
}

// Node 24 may end at once when it frees WebAssembly, which loads our TypeScript in every thread: nodejs/node#64500.
setFlagsFromString('--no-wasm-code-gc')
// When a process has little to do, V8 compacts its memory, several times in a row, and nobody is answered meanwhile. A server
// has little to do whenever players begin to think. Set later, once V8 has begun to compact, the flag ends the process.
setFlagsFromString('--memory-reducer-gc-count=0')
// Loading the rules from a cache of compiled code halves the time until something is on the screen. Threads know it by
// the environment.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'node-compile-cache')
modules.enableCompileCache()
const { main } = await import('../src/main.ts')
process.exitCode = await main(process.argv.slice(2))
