import * as exceed from '@cardwright/exceed'
import { reasonOf } from '../files.ts'
import type { Sides } from '../games.ts'
import { UsageError } from '../problems.ts'
import { homeOf, loadStore, storeIn } from './store.ts'

/** The project's own fighters, and those that were imported here; read once for each home. */
const loaded = new Map<string, ReturnType<typeof load>>()

export function loadExceed(): ReturnType<typeof load> {
  const home = homeOf()
  const known = loaded.get(home)
  if (known !== undefined) return known
  const fresh = load(home)
  loaded.set(home, fresh)
  return fresh
}

function load(home: string) {
  const files = [...exceed.fighters, ...loadStore(home)]
  const sides: Sides = {
    names: files.map(({ fighter }) => fighter.id),
    any: exceed.anyFighter,
    options: (names) => ({ fighters: names }),
  }
  const { evaluate, fighterFileSchema: cardSchema } = exceed
  const game = gameOf(files, home)
  return { game, more: { cardText: exceed.textsOf(game.library), evaluate, cardSchema, sides } }
}

/** Imported cards may not go with ours, or with each other, if files were changed by hand or ours are new. */
function gameOf(files: readonly exceed.FighterFile[], home: string): exceed.ExceedGame {
  try {
    return exceed.makeExceed(files)
  } catch (error) {
    throw new UsageError(`${storeIn(home)}: ${reasonOf(error)} Import the cards again, or remove the folder.`)
  }
}
