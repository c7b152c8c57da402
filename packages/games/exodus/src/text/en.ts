import type { CreatureDef, ExodusDef, SymmetryDef } from '../cards/definitions.ts'
import { abilityText, scriptText } from '../effects/text/abilities.ts'
import { capital, rarity } from '../effects/text/words.ts'

export * from './refusals.ts'

/** What is printed on a card, a line for each part of it. */
export function cardText(def: ExodusDef): string {
  switch (def.kind) {
    case 'energy':
      return `${def.name}. Energy.`
    case 'creature':
      return creatureLines(def).join('\n')
    case 'symmetry':
      return symmetryLines(def).join('\n')
  }
}

function creatureLines({ name, subtype, stars, abilities }: CreatureDef): string[] {
  const kind = capital(subtype)
  return [
    `${name}. ${kind} creature, ${rarity(stars)}.`,
    ...abilities.map((ability) => abilityText(ability, 'this creature', kind)),
  ]
}

/** XO-H14: a Lasting symmetry's price is paid on entry only. */
function symmetryLines({ name, lasting, script, abilities }: SymmetryDef): string[] {
  const others = abilities.map((ability) => abilityText(ability, 'this symmetry', ''))
  if (!lasting) return [`${name}. Flash symmetry.`, scriptText(script, 'this symmetry'), ...others]
  const { pay, ...rest } = script
  const acts = script.do.length > 0 ? [`On entry and on unfreezing: ${scriptText(rest, 'this symmetry')}`] : []
  return [`${name}. Lasting symmetry.${pay ? ` Pay ${pay} Energy.` : ''}`, ...acts, ...others]
}
