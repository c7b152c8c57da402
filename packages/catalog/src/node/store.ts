import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeCapcom, type Sheet, sheetSchema } from '@cardwright/capcom'
import { type FighterFile, fighterFileSchema, makeExceed } from '@cardwright/exceed'
import { makeWeiss, setSchema } from '@cardwright/weiss'
import type { ZodType } from 'zod'

/** Imported cards cannot be used; the message names the file and what would help. */
export class StoreError extends Error {}

/** Where imported cards are kept: `CARDWRIGHT_HOME`, or `.cardwright` where the command is called. */
export const homeOf = (): string => process.env.CARDWRIGHT_HOME ?? join(process.cwd(), '.cardwright')

export const storeIn = (home: string, game: string): string => join(home, game)

/** What a game keeps of what was imported: a file each. */
interface Kept {
  readonly schema: ZodType
  /** Of the game: another one reads its files anew. */
  version(): string
  idOf(file: unknown): string
}

const kept: Readonly<Record<string, Kept>> = {
  exceed: {
    schema: fighterFileSchema,
    version: () => makeExceed([]).version,
    idOf: (file) => (file as FighterFile).fighter.id,
  },
  capcom: { schema: sheetSchema, version: () => makeCapcom([]).version, idOf: (file) => (file as Sheet).id },
  weiss: { schema: setSchema, version: () => makeWeiss([], []).version, idOf: (file) => (file as { id: string }).id },
}

/** Files that this version found to be right, by their size and time: they need not be looked at again. */
const seenFile = 'checked'

const stampOf = (file: string): string => {
  const { size, mtimeMs } = statSync(file)
  return `${size} ${mtimeMs}`
}

/** What was imported here. Throws an error that names file and field if something is wrong in it. */
export function loadStore(game: string, home = homeOf()): unknown[] {
  const folder = storeIn(home, game)
  const { schema, version } = kept[game]!
  if (!existsSync(folder)) return []
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(folder, name))
  const stamps = [version(), ...files.map((file) => `${file} ${stampOf(file)}`)].join('\n')
  const isChecked = existsSync(join(folder, seenFile)) && readFileSync(join(folder, seenFile), 'utf8') === stamps
  const found = files.map((file) => (isChecked ? readJson(file) : checked(schema, file)))
  if (!isChecked) note(folder, stamps)
  return found
}

/** One file of those that were imported here; null if there is none of this id. */
export function loadStored(game: string, id: string, home = homeOf()): unknown {
  const file = join(storeIn(home, game), `${id}.json`)
  return /^[a-z0-9-]+$/.test(id) && existsSync(file) ? checked(kept[game]!.schema, file) : null
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new StoreError(`${file} cannot be read: ${(error as Error).message}. Import it again, or remove the file.`)
  }
}

function checked(schema: ZodType, file: string): unknown {
  const { data, error } = schema.safeParse(readJson(file))
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

/** Keeps these files of a game, and no others. */
export function writeStore(game: string, files: readonly unknown[], home = homeOf()): string {
  const folder = storeIn(home, game)
  const { idOf } = kept[game]!
  try {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    for (const file of files) writeFileSync(join(folder, `${idOf(file)}.json`), `${JSON.stringify(file)}\n`)
  } catch (error) {
    throw new StoreError(
      `${folder} cannot be written: ${(error as Error).message}. CARDWRIGHT_HOME can name another folder.`,
    )
  }
  return folder
}
