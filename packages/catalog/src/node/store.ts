import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sheet } from '@cardwright/capcom'
import type { FighterFile } from '@cardwright/exceed'
import type { ImportedSet } from '@cardwright/weiss'
import type { ZodType } from 'zod'

/** Imported cards cannot be used; the message names the file and what would help. */
export class StoreError extends Error {}

/** Where imported cards are kept: `CARDWRIGHT_HOME`, or `.cardwright` where the command is called. */
export const homeOf = (): string => process.env.CARDWRIGHT_HOME ?? join(process.cwd(), '.cardwright')

export const storeIn = (home: string, game: string): string => join(home, game)

/** What a game says of its files. */
interface Check {
  readonly schema: ZodType
  /** Of the game: another one reads its files anew. */
  readonly version: string
}

/** What a game keeps of what was imported: a file each. */
interface Kept {
  idOf(file: unknown): string
  /** Loads the game, which takes a while: only whoever has files to check waits for it. */
  check(): Promise<Check>
}

const kept: Readonly<Record<string, Kept>> = {
  exceed: {
    idOf: (file) => (file as FighterFile).fighter.id,
    check: async () => {
      const { fighterFileSchema, makeExceed } = await import('@cardwright/exceed')
      return { schema: fighterFileSchema, version: makeExceed([]).version }
    },
  },
  capcom: {
    idOf: (file) => (file as Sheet).id,
    check: async () => {
      const { makeCapcom, sheetSchema } = await import('@cardwright/capcom')
      return { schema: sheetSchema, version: makeCapcom([]).version }
    },
  },
  weiss: {
    idOf: (file) => (file as ImportedSet).id,
    check: async () => {
      const { makeWeiss, setSchema } = await import('@cardwright/weiss')
      return { schema: setSchema, version: makeWeiss([], []).version }
    },
  },
}

/** Files that this version found to be right, by their size and time: they need not be looked at again. */
const seenFile = 'checked'

const stampOf = (file: string): string => {
  const { size, mtimeMs } = statSync(file)
  return `${size} ${mtimeMs}`
}

/** What was imported here. Throws an error that names file and field if something is wrong in it. */
export async function loadStore(game: string, home = homeOf()): Promise<unknown[]> {
  const folder = storeIn(home, game)
  if (!existsSync(folder)) return []
  const { schema, version } = await kept[game]!.check()
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(folder, name))
  const stamps = [version, ...files.map((file) => `${file} ${stampOf(file)}`)].join('\n')
  const isChecked = existsSync(join(folder, seenFile)) && readFileSync(join(folder, seenFile), 'utf8') === stamps
  const found = files.map((file) => (isChecked ? readJson(file) : checked(schema, file)))
  if (!isChecked) note(folder, stamps)
  return found
}

/** One file of those that were imported here; null if there is none of this id. */
export async function loadStored(game: string, id: string, home = homeOf()): Promise<unknown> {
  const file = join(storeIn(home, game), `${id}.json`)
  if (!/^[a-z0-9-]+$/.test(id) || !existsSync(file)) return null
  return checked((await kept[game]!.check()).schema, file)
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
