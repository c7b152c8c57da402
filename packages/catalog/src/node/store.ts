import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FighterFile, fighterFileSchema, makeExceed } from '@cardwright/exceed'

/** Imported cards cannot be used; the message names the file and what would help. */
export class StoreError extends Error {}

/** Where imported cards are kept: `CARDWRIGHT_HOME`, or `.cardwright` where the command is called. */
export const homeOf = (): string => process.env.CARDWRIGHT_HOME ?? join(process.cwd(), '.cardwright')

export const storeIn = (home: string): string => join(home, 'exceed')

/** Files that this version found to be right, by their size and time: they need not be looked at again. */
const seenFile = 'checked'

const stampOf = (file: string): string => {
  const { size, mtimeMs } = statSync(file)
  return `${size} ${mtimeMs}`
}

/** What was imported here. Throws an error that names file and field if something is wrong in it. */
export function loadStore(home = homeOf()): FighterFile[] {
  const folder = storeIn(home)
  if (!existsSync(folder)) return []
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(folder, name))
  const stamps = [makeExceed([]).version, ...files.map((file) => `${file} ${stampOf(file)}`)].join('\n')
  const isChecked = existsSync(join(folder, seenFile)) && readFileSync(join(folder, seenFile), 'utf8') === stamps
  const fighters = files.map((file) => (isChecked ? (readJson(file) as FighterFile) : checked(file)))
  if (!isChecked) note(folder, stamps)
  return fighters
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new StoreError(`${file} cannot be read: ${(error as Error).message}. Import it again, or remove the file.`)
  }
}

function checked(file: string): FighterFile {
  const { data, error } = fighterFileSchema.safeParse(readJson(file))
  if (data !== undefined) return data
  const { path, message } = error!.issues[0]!
  throw new StoreError(`${file}: ${path.join('.')}: ${message}. Import it again, or remove the file.`)
}

/** A folder that cannot be written is checked every time. */
function note(folder: string, stamps: string): void {
  try {
    writeFileSync(join(folder, seenFile), stamps)
  } catch {}
}

/** Keeps these fighters, and no others. */
export function writeStore(files: readonly FighterFile[], home = homeOf()): string {
  const folder = storeIn(home)
  try {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    for (const file of files) writeFileSync(join(folder, `${file.fighter.id}.json`), `${JSON.stringify(file)}\n`)
  } catch (error) {
    throw new StoreError(
      `${folder} cannot be written: ${(error as Error).message}. CARDWRIGHT_HOME can name another folder.`,
    )
  }
  return folder
}
