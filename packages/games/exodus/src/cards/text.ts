import { capital } from '@cardwright/engine/english'
import { abilityText, scriptText } from '../effects/abilities/text.ts'
import type { Ability } from '../effects/abilities/vocabulary.ts'
import { rarity } from '../effects/terms/text.ts'
import type { CreatureDef, ExodusDef, SymmetryDef } from './definitions.ts'

/** A line of a card, below its name and type. */
export interface PrintedLine {
  /** The price of a Lasting symmetry, a symmetry's own text, or an ability. */
  readonly part: 'price' | 'script' | 'ability'
  /** When it acts: "When this creature attacks". */
  readonly head?: string
  readonly text: string
}

/** "Drake creature, common" */
export function typeLine(def: ExodusDef): string {
  switch (def.kind) {
    case 'energy':
      return 'Energy'
    case 'creature':
      return `${capital(def.subtype)} creature, ${rarity(def.stars)}`
    case 'symmetry':
      return `${def.lasting ? 'Lasting' : 'Flash'} symmetry`
  }
}

/** The lines below the name and the type, one for each part of the definition. */
export function cardLines(def: ExodusDef): readonly PrintedLine[] {
  switch (def.kind) {
    case 'energy':
      return []
    case 'creature':
      return creatureLines(def)
    case 'symmetry':
      return def.lasting ? lastingLines(def) : flashLines(def)
  }
}

const printed = (ability: Ability, self: string, kind = ''): PrintedLine => ({
  part: 'ability',
  ...abilityText(ability, self, kind),
})

const creatureLines = ({ abilities, subtype }: CreatureDef): PrintedLine[] =>
  abilities.map((ability) => printed(ability, 'this creature', capital(subtype)))

const flashLines = ({ script, abilities }: SymmetryDef): PrintedLine[] => [
  { part: 'script', text: scriptText(script, 'this symmetry') },
  ...abilities.map((ability) => printed(ability, 'this symmetry')),
]

/** XO-H14: the price of a Lasting symmetry is paid on entry only. */
function lastingLines({ script, abilities }: SymmetryDef): PrintedLine[] {
  const { pay, ...rest } = script
  const text = scriptText(rest, 'this symmetry')
  return [
    ...(pay ? [{ part: 'price', text: `Pay ${pay} Energy.` } as const] : []),
    ...(script.do.length > 0 ? [{ part: 'script', head: 'On entry and on unfreezing', text } as const] : []),
    ...abilities.map((ability) => printed(ability, 'this symmetry')),
  ]
}

/** The whole card as text: its name, type and price, then a line for each text. */
export function cardText(def: ExodusDef): string {
  const lines = cardLines(def)
  const price = lines.flatMap(({ part, text }) => (part === 'price' ? [` ${text}`] : []))
  return [
    `${def.name}. ${typeLine(def)}.${price.join('')}`,
    ...lines.flatMap(({ part, head, text }) => (part === 'price' ? [] : [head ? `${head}: ${text}` : text])),
  ].join('\n')
}
