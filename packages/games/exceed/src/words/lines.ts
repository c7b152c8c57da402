import type { CardLine } from '@cardwright/engine'
import type { ExceedDef } from '../cards/definitions.ts'
import type { Lexicon } from './lexicon.ts'

/** "Before: Advance 3." has a head; "Ignore Armor." has none. */
function split(line: string): CardLine {
  const [, head, text] = /^([A-Z][^:.]*): (.*)$/.exec(line) ?? []
  return head === undefined || text === undefined ? { text: line } : { head, text }
}

/** What is printed on a card below its name. */
export function linesOf({ text }: Lexicon, def: ExceedDef): readonly CardLine[] {
  const [title = '', ...lines] = text(def).split('\n')
  const rest = title.slice(def.name.length).replace(/^\.?\s*/, '')
  return [...(rest === '' ? [] : [{ text: rest }]), ...lines.map(split)]
}

/** The lines of the attack, and those of the Boost with its name first. */
export function halvesOf(lines: readonly CardLine[]): readonly [readonly CardLine[], readonly CardLine[]] {
  const at = lines.findIndex(({ head }) => head !== undefined && /\b(Boost|Transform)$/.test(head) && !/ a /.test(head))
  return at < 0 ? [lines, []] : [lines.slice(0, at), lines.slice(at)]
}
