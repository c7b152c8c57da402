import type { Ability, Acting, Moment } from '../effects/abilities/vocabulary.ts'
import type { Subtype } from '../effects/terms/vocabulary.ts'
import type { EffectList, Script } from '../effects/vocabulary.ts'
import type { CreatureDef, SymmetryDef } from './definitions.ts'

/** The id that a player types for a name. */
const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const creature =
  (stars: 1 | 2 | 3) =>
  (subtype: Subtype, name: string, ...abilities: Ability[]): CreatureDef => ({
    id: idOf(name),
    kind: 'creature',
    name,
    subtype,
    stars,
    abilities,
  })

/** XO-P18: one, two and three stars. */
export const common = (subtype: Subtype, name: string): CreatureDef => creature(1)(subtype, name)
export const uncommon = creature(2)
export const rare = creature(3)

type ScriptTerms = Omit<Script, 'do'>

/** XO-H14 */
export const flash = (name: string, terms: ScriptTerms, ...effects: EffectList): SymmetryDef => ({
  id: idOf(name),
  kind: 'symmetry',
  name,
  lasting: false,
  script: { ...terms, do: [...effects] },
  abilities: [],
})

export const lasting = (
  name: string,
  terms: ScriptTerms & { readonly abilities?: Ability[] },
  ...effects: EffectList
): SymmetryDef => {
  const { abilities = [], ...script } = terms
  return { ...flash(name, script, ...effects), lasting: true, abilities }
}

/** A script that a creature runs at a moment. */
export const when = (on: Moment, terms: ScriptTerms, ...effects: EffectList): Acting => ({
  on,
  script: { ...terms, do: [...effects] },
})
