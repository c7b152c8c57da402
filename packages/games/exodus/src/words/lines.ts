import type { CardLine } from '@cardwright/engine'
import type { ExodusDef, SymmetryDef } from '../cards/definitions.ts'
import { abilityText, scriptText } from '../effects/text/abilities.ts'
import { capital } from '../effects/text/words.ts'
import type { Ability } from '../effects/vocabulary.ts'

/** What stands before the colon says when; what stands after it, what. */
function withHead(text: string): CardLine {
  const at = text.indexOf(': ')
  return at < 0 ? { text } : { head: text.slice(0, at), text: text.slice(at + 2) }
}

const abilityLine = (ability: Ability, self: string, kind: string): CardLine => {
  const text = abilityText(ability, self, kind)
  return 'script' in ability ? withHead(text) : { text }
}

/** XO-H14: the price of a Lasting symmetry is paid on entry only. */
function symmetryLines({ lasting, script, abilities }: SymmetryDef): CardLine[] {
  const others = abilities.map((ability) => abilityLine(ability, 'this symmetry', ''))
  if (!lasting) return [{ text: scriptText(script, 'this symmetry') }, ...others]
  const { pay, ...rest } = script
  return [
    ...(pay ? [{ text: `Pay ${pay} Energy.` }] : []),
    ...(script.do.length > 0 ? [{ head: 'On entry and on unfreezing', text: scriptText(rest, 'this symmetry') }] : []),
    ...others,
  ]
}

/** What is printed below the name: made from the definition, a line for each part of it. */
export function cardLines(def: ExodusDef): readonly CardLine[] {
  if (def.kind === 'energy') return []
  if (def.kind === 'symmetry') return symmetryLines(def)
  return def.abilities.map((ability) => abilityLine(ability, 'this creature', capital(def.subtype)))
}
