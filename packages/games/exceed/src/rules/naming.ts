import { ask, type Flow, type Option, type Seat } from '@cardwright/engine'
import { type CardDef, isCard } from '../cards/definitions.ts'
import type { Kind } from '../effects/shared/vocabulary.ts'
import type { Effect } from '../effects/vocabulary.ts'
import type { ExceedTable } from '../state.ts'
import { askedBy } from '../values/printed.ts'
import type { Source } from '../values/source.ts'

interface Named extends Option {
  /** The first definition that bears the name. */
  readonly def: string
  readonly name: string
}

/** Every name in a player's deck, by the first id that bears it: public, as deck lists are, whatever order cards have. */
function namesOf(t: ExceedTable, owner: Seat, kind: Kind | undefined): Named[] {
  const defs = new Map<string, CardDef>()
  for (const card of t.cards) {
    const { def } = card
    if (card.owner !== owner || !isCard(def)) continue
    const known = defs.get(def.name)
    if ((kind === undefined || def.kind === kind) && (!known || def.id < known.id)) defs.set(def.name, def)
  }
  return [...defs.values()]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, name }) => ({ key: `name:${id}`, def: id, name }))
}

/** An effect lets its player name a card of a deck. */
export function* nameCard(t: ExceedTable, by: Source, effect: Effect, owner: Seat, kind?: Kind): Flow<string> {
  const { name } = yield* ask(t, by.seat, {
    kind: 'name',
    ...askedBy(t, by, effect),
    options: () => {
      const names = namesOf(t, owner, kind)
      // a deck without any of the kind
      return names.length > 0 ? names : namesOf(t, owner, undefined)
    },
    outside: ([chosen]) => chosen!.key,
  })
  return name
}
