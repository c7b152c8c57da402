import type { CardLine } from '@cardwright/engine'
import type { ExceedDef } from '../cards/definitions.ts'
import type { Lexicon } from './lexicon.ts'

/** What introduces a list, and says no moment. */
const isList = (head: string): boolean => /choose/i.test(head)

/** "Before: Advance 3." has a head; "Ignore Armor." and "Choose one: ..." have none. */
function split(line: string): CardLine {
  const [, head = '', text = ''] = /^([A-Z][^:.]*): (.*)$/.exec(line) ?? []
  return head === '' || isList(head) ? { text: line } : { head, text }
}

/** What is printed on a card below its name. */
export function linesOf({ text }: Lexicon, def: ExceedDef): readonly CardLine[] {
  const [title = '', ...lines] = text(def).split('\n')
  const rest = title.slice(def.name.length).replace(/^\.?\s*/, '')
  return [...(rest === '' ? [] : [{ text: rest }]), ...lines.map(split)]
}
