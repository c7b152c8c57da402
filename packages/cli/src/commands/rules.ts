import { type AnyGame, type Coverage, coverage, type Rule } from '@cardwright/engine'
import { type Citation, citationsOf } from '../citations.ts'
import { folderOf, loadEntry } from '../games.ts'
import { things, unknownName } from '../problems.ts'
import { showingsOf } from '../showings.ts'
import { bold, dim, green, print, printJson, red, screenWidth, wrapText, yellow } from '../text/layout.ts'
import { ruleIds, ruleIn } from '../text/rules.ts'
import { studyWords } from '../words/en/study.ts'
import { tableWords } from '../words/en/table.ts'

export async function rules(id: string, ruleId: string | undefined, { json }: { json?: boolean }): Promise<number> {
  const entry = await loadEntry(id)
  const { game } = entry
  const one = ruleId?.toUpperCase()
  if (one !== undefined && !ruleIn(game, one)) throw unknownName(things.ruleOf(game.title), ruleId!, ruleIds(game))
  const folder = folderOf(entry)
  const covered = coverage(game.rulebook, showingsOf(folder))
  const cited = citationsOf(folder)
  if (json) printJson(one === undefined ? reportOf(game, covered, cited) : detailsOf(game, covered, cited, one))
  else if (one === undefined) print([...textOf(game, covered, ruleIds(game)), ...summary(covered)])
  else print([...textOf(game, covered, [one]), ...codeOf(cited, one)])
  return 0
}

const shownBy = ({ showings }: Coverage, id: string): readonly string[] =>
  (showings as Readonly<Record<string, readonly string[]>>)[id] ?? []

const carriedOutIn = (cited: readonly Citation[], id: string): readonly string[] =>
  cited.filter(({ rules }) => rules.includes(id)).map(({ where, name }) => (name === null ? where : `${where} ${name}`))

const detailsOf = (game: AnyGame, covered: Coverage, cited: readonly Citation[], id: string) => ({
  id,
  ...ruleIn(game, id)!,
  carriedOutBy: carriedOutIn(cited, id),
  shownBy: shownBy(covered, id),
})

function reportOf(game: AnyGame, covered: Coverage, cited: readonly Citation[]) {
  const { total, notApplicable, uncovered, unknown } = covered
  const details = ruleIds(game).map((id) => detailsOf(game, covered, cited, id))
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

const labelOf = (id: string): string => `  ${id.padEnd(8)}  `
const indentOf = (id: string): string => ' '.repeat(labelOf(id).length)

function linesOf(id: string, { text, house, notApplicable }: Rule, shown: readonly string[]): string[] {
  const label = labelOf(id)
  const indent = indentOf(id)
  const words = house ? studyWords.houseRule(text) : text
  const proof = proofOf(notApplicable, shown).map((line) => indent + line)
  return [...wrapText(words, screenWidth(), label), ...proof]
}

const codeOf = (cited: readonly Citation[], id: string): string[] =>
  carriedOutIn(cited, id).map((each) => indentOf(id) + green(each))

function proofOf(notApplicable: string | undefined, shown: readonly string[]): string[] {
  if (notApplicable !== undefined) return [dim(tableWords.notApplicable(notApplicable))]
  return shown.length > 0 ? shown.map((each) => dim(each)) : [yellow(studyWords.notShown)]
}

function summary({ total, covered, notApplicable, uncovered, unknown }: Coverage): string[] {
  const colour = uncovered.length === 0 ? green : yellow
  return [
    '',
    colour(studyWords.coverage(total, covered, notApplicable, uncovered.length)),
    ...(unknown.length > 0 ? [red(studyWords.unknownRules(unknown))] : []),
  ]
}
