import { ask, type Flow, type Option, type Seat } from '@cardwright/engine'
import type { CardDef } from '../../../cards/definitions.ts'
import { defOf, type ExceedTable } from '../../../table.ts'
import type { Kind } from '../../vocabulary/shared.ts'

interface Named extends Option {
  readonly name: string
}

/** Every name in a player's deck; public, as deck lists are. */
function namesOf(t: ExceedTable, owner: Seat, kind: Kind | undefined): Named[] {
  const defs = new Map<string, CardDef>()
  for (const card of t.cards) {
    if (card.owner !== owner || card.zone.family === 'character') continue
    const def = defOf(card)
    if ((kind === undefined || def.kind === kind) && !defs.has(def.name)) defs.set(def.name, def)
  }
  return [...defs.values()].sort((a, b) => (a.id < b.id ? -1 : 1)).map(({ id, name }) => ({ key: `name:${id}`, name }))
}

/** A player names a card of a deck. */
export function* nameCard(t: ExceedTable, seat: Seat, owner: Seat, kind?: Kind): Flow<string> {
  const { name } = yield* ask(t, seat, {
    kind: 'name',
    options: () => namesOf(t, owner, kind),
    outside: ([chosen]) => chosen!.key,
  })
  return name
}
