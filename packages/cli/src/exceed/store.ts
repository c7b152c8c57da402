import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FighterFile, fighterFileSchema, makeExceed } from '@cardwright/exceed'
import { filesIn, reasonOf } from '../files.ts'
import { UsageError } from '../problems.ts'
import { readJson } from './data.ts'

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
  const files = filesIn(folder, '.json')
  const stamps = [makeExceed([]).version, ...files.map((file) => `${file} ${stampOf(file)}`)].join('\n')
  const isChecked = existsSync(join(folder, seenFile)) && readFileSync(join(folder, seenFile), 'utf8') === stamps
  const fighters = files.map((file) => (isChecked ? (readJson(file) as FighterFile) : checked(file)))
  if (!isChecked) note(folder, stamps)
  return fighters
}

function checked(file: string): FighterFile {
  const { data, error } = fighterFileSchema.safeParse(readJson(file))
  if (data !== undefined) return data
  const { path, message } = error!.issues[0]!
  throw new UsageError(`${file}: ${path.join('.')}: ${message}. Import it again, or remove the file.`)
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
    throw new UsageError(`${folder} cannot be written: ${reasonOf(error)}. CARDWRIGHT_HOME can name another folder.`)
  }
  return folder
}
