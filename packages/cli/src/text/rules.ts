import type { AnyGame, Refusal, Rule } from '@cardwright/engine'
import { tableWords } from '../words/en/table.ts'
import { dim, wrapText } from './layout.ts'

export function ruleIn(game: AnyGame, id: string): Rule | null {
  const rulebook: Readonly<Record<string, Rule>> = game.rulebook
  return Object.hasOwn(rulebook, id) ? rulebook[id]! : null
}

export const ruleIds = (game: AnyGame): string[] => Object.keys(game.rulebook)

export function ruleLines(id: string, { section, text, house, notApplicable }: Rule, width: number): string[] {
  const notes = [
    section,
    ...(house ? [tableWords.houseRule] : []),
    ...(notApplicable ? [tableWords.notApplicable(notApplicable)] : []),
  ]
  return [...wrapText(text, width, `  ${id}  `), `${' '.repeat(id.length + 4)}${dim(notes.join(' · '))}`]
}

/** Why something may not be, with the text of the rule that says so. */
export function refusalLines(game: AnyGame, { why, rule }: Refusal, width: number): string[] {
  const found = rule === undefined ? null : ruleIn(game, rule)
  return [...wrapText(why, width, '  '), ...(found ? ruleLines(rule!, found, width) : [])]
}
