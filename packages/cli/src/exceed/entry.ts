import * as exceed from '@cardwright/exceed'
import type { Sides } from '../games.ts'
import { homeOf, loadStore } from './store.ts'

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
  const { cardText, evaluate, fighterFileSchema: cardSchema } = exceed
  return { game: exceed.makeExceed(files), more: { cardText, evaluate, cardSchema, sides } }
}
