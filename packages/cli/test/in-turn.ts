// Carries out command lines one after the other in this one process, and prints what each of them has printed, as JSON.

import { main } from '../src/main.ts'

/** A command line, and what it printed to either stream. */
export interface Said {
  readonly line: readonly string[]
  readonly text: string
}

const { stdout, stderr } = process
const write = stdout.write.bind(stdout)
stdout.setMaxListeners(0)

let heard = ''
function hear(text: unknown): boolean {
  heard += String(text)
  return true
}
Object.assign(stdout, { write: hear })
Object.assign(stderr, { write: hear })

/** A server says that it serves, and is told to stop. */
async function serveOnce(line: readonly string[]): Promise<void> {
  const serving = main(line)
  while (heard === '') await new Promise(setImmediate)
  process.emit('SIGTERM', 'SIGTERM')
  await serving
}

const all: Said[] = []
for (const line of JSON.parse(process.argv[2]!) as string[][]) {
  heard = ''
  await (line[0] === 'serve' && !line.includes('--help') ? serveOnce(line) : main(line))
  all.push({ line, text: heard })
}
write(`${JSON.stringify(all)}\n`, () => process.exit(0))
