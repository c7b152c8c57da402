import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const bin = fileURLToPath(new URL('../bin/cardwright.mjs', import.meta.url))
export const environment = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined }

export interface Ran {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs the command as a shell would, with this typed into it. */
export function cardwright(args: readonly string[], typed = '', more: Record<string, string> = {}): Promise<Ran> {
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
    child.stdin!.on('error', () => {})
    child.stdin!.end(typed)
  })
}

export async function cardwrightJson(args: readonly string[], more: Record<string, string> = {}) {
  const { stdout, ...rest } = await cardwright([...args, '--json'], '', more)
  return { ...rest, json: JSON.parse(stdout) }
}

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
