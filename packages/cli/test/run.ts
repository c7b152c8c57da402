import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { main } from '../src/main.ts'

export const bin = fileURLToPath(new URL('../bin/cardwright.mjs', import.meta.url))
export const environment = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined }

export interface Ran {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs the command as a shell would, with this typed into it. It takes a second: `cardwright` shows as much in most cases. */
export function inShell(args: readonly string[], typed = '', more: Record<string, string> = {}): Promise<Ran> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [bin, ...args],
      { env: { ...environment, ...more } },
      (error, stdout, stderr) => {
        resolve({ code: error ? Number(error.code ?? -1) : 0, stdout, stderr })
      },
    )
    // a command that reads nothing may be over by now
    child.stdin?.on('error', () => {})
    child.stdin?.end(typed)
  })
}

/** A stream that is no terminal, and keeps what is written to it. */
class Heard extends Writable {
  text = ''

  override _write(chunk: Buffer, _: BufferEncoding, done: () => void): void {
    this.text += stripVTControlCharacters(String(chunk))
    done()
  }
}

/** Replaces fields of an object; returns what puts them back. */
function replace<T extends object>(object: T, fields: Partial<T>): () => void {
  const usual = Object.keys(fields).map((name) => [name, Object.getOwnPropertyDescriptor(object, name)] as const)
  for (const [name, value] of Object.entries(fields)) {
    Object.defineProperty(object, name, { value, configurable: true, enumerable: true, writable: true })
  }
  return () => {
    for (const [name, descriptor] of usual) {
      if (descriptor) Object.defineProperty(object, name, descriptor)
      else Reflect.deleteProperty(object, name)
    }
  }
}

async function carryOut(args: readonly string[], typed: string, more: Record<string, string>): Promise<Ran> {
  const [stdout, stderr] = [new Heard(), new Heard()]
  const streams = { stdout, stderr, stdin: Readable.from([typed]) }
  const restored = [replace(process, streams as object), replace(process.env, more)]
  try {
    return { code: await main(args), stdout: stdout.text, stderr: stderr.text }
  } finally {
    for (const restore of restored) restore()
  }
}

let last: Promise<unknown> = Promise.resolve()

/** Carries the command out in this process, after any other, with this typed into it. */
export function cardwright(args: readonly string[], typed = '', more: Record<string, string> = {}): Promise<Ran> {
  const ran = last.then(() => carryOut(args, typed, more))
  last = ran.catch(() => {})
  return ran
}

const asJson =
  (run: typeof cardwright) =>
  async (args: readonly string[], more: Record<string, string> = {}) => {
    const { stdout, ...rest } = await run([...args, '--json'], '', more)
    return { ...rest, json: JSON.parse(stdout) }
  }

export const cardwrightJson = asJson(cardwright)
export const inShellJson = asJson(inShell)

const folders: string[] = []

export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
}

/** A folder of its own with these files in it; `removeFolders` is for `afterAll`. */
export function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-'))
  folders.push(folder)
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}
