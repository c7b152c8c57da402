import { type AnyGame, type Coverage, coverage, type Rule } from '@cardwright/engine'
import { folderOf, loadEntry } from '../games.ts'
import { unknownName } from '../problems.ts'
import { showingsOf } from '../showings.ts'
import { bold, count, dim, green, print, printJson, red, screenWidth, wrapText, yellow } from '../text/layout.ts'
import { ruleIds, ruleIn } from '../text/rules.ts'

export async function rules(id: string, ruleId: string | undefined, { json }: { json?: boolean }): Promise<number> {
  const entry = await loadEntry(id)
  const { game } = entry
  const one = ruleId?.toUpperCase()
  if (one !== undefined && !ruleIn(game, one)) throw unknownName(`${game.title} rule`, ruleId!, ruleIds(game))
  const covered = coverage(game.rulebook, showingsOf(folderOf(entry)))
  const wanted = one === undefined ? ruleIds(game) : [one]
  if (json) printJson(one === undefined ? reportOf(game, covered) : detailsOf(game, covered, one))
  else print([...textOf(game, covered, wanted), ...(one === undefined ? summary(covered) : [])])
  return 0
}

const shownBy = ({ showings }: Coverage, id: string): readonly string[] =>
  (showings as Readonly<Record<string, readonly string[]>>)[id] ?? []

const detailsOf = (game: AnyGame, covered: Coverage, id: string) => ({
  id,
  ...ruleIn(game, id)!,
  shownBy: shownBy(covered, id),
})

function reportOf(game: AnyGame, covered: Coverage) {
  const { total, notApplicable, uncovered, unknown } = covered
  const details = ruleIds(game).map((id) => detailsOf(game, covered, id))
  return { total, covered: covered.covered, notApplicable, uncovered, unknown, rules: details }
}

function textOf(game: AnyGame, covered: Coverage, ids: readonly string[]): string[] {
  const lines: string[] = []
  let section: string | null = null
  for (const id of ids) {
    const rule = ruleIn(game, id)!
    if (rule.section !== section) lines.push(...(section === null ? [] : ['']), bold(rule.section))
    section = rule.section
    lines.push(...linesOf(id, rule, shownBy(covered, id)))
  }
  return lines
}

function linesOf(id: string, { text, house, notApplicable }: Rule, shown: readonly string[]): string[] {
  const label = `  ${id.padEnd(8)}  `
  const indent = ' '.repeat(label.length)
  const words = house ? `${text} (house rule)` : text
  const proof = proofOf(notApplicable, shown).map((line) => indent + line)
  return [...wrapText(words, screenWidth(), label), ...proof]
}

function proofOf(notApplicable: string | undefined, shown: readonly string[]): string[] {
  if (notApplicable !== undefined) return [dim(`not applicable: ${notApplicable}`)]
  return shown.length > 0 ? shown.map((each) => dim(each)) : [yellow('nothing shows this')]
}

function summary({ total, covered, notApplicable, uncovered, unknown }: Coverage): string[] {
  const colour = uncovered.length === 0 ? green : yellow
  return [
    '',
    colour(`${count(total, 'rule')}: ${covered} shown, ${notApplicable} not applicable, ${uncovered.length} not shown`),
    ...(unknown.length > 0 ? [red(`Tests name rules that are not in the rulebook: ${unknown.join(', ')}`)] : []),
  ]
}
