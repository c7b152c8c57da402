import { ask, type Flow, type FormFields, fieldForm, type Option } from '@cardwright/engine'
import { decider, sidesInPlay, tableau } from '../../acts/sides.ts'
import { isOwned } from '../../cards/definitions.ts'
import { type MillenniumTable, side } from '../../state.ts'
import type { Context } from '../../tasks.ts'
import { hints } from '../../words/en/hints.ts'

interface NameOption extends Option {
  readonly named: string
}

const everyName = new WeakMap<object, readonly string[]>()

/** The cards that there are, by id. */
function nameable(t: MillenniumTable): readonly string[] {
  const { library } = t.rules
  let names = everyName.get(library)
  if (!names) {
    names = [...library.values()].filter((def) => isOwned(def)).map(({ id }) => id)
    everyName.set(library, names)
  }
  return names
}

const fields = (t: MillenniumTable): FormFields => ({
  prefix: 'name',
  fields: { card: { kind: 'choice', of: nameable(t) } },
})

const form = fieldForm<NameOption>({
  hint: hints.name,
  rule: 'MB-417',
  fields,
  option: ({ card }, key) => ({ key, named: String(card) }),
  suggest: () => [],
})

/** What lies open: a name that others can see is likely to be wanted. */
function openNames(t: MillenniumTable): NameOption[] {
  const cards = [...sidesInPlay(t).flatMap((s) => tableau(t, s).cards), ...t.zone.aftermarket().cards]
  const names = new Set(cards.filter(({ def }) => isOwned(def) && def.kind === 'single').map(({ def }) => def.id))
  if (names.size === 0) names.add(nameable(t)[0]!)
  return [...names].map((id) => ({ key: `name:${id}`, named: id }))
}

/** MB-417, MB-418 */
export function* nameACard(t: MillenniumTable, context: Context): Flow {
  const { named } = yield* ask<NameOption>(t, decider(t, context.side), {
    kind: 'name',
    card: context.card,
    rule: 'MB-417',
    options: () => openNames(t),
    form,
  })
  const def = t.rules.library.get(named)!
  const { name } = def as { readonly name: string }
  const names = side(t, context.side).named
  if (!names.includes(name)) names.push(name)
  t.touch()
  t.tell({ type: 'named', side: context.side, name, card: context.card, rule: 'MB-418' })
}
