import type { AskView, OptionView, TableView } from '@cardwright/engine'
import { tableWords } from '../words/en/table.ts'
import { bold, cyan, dim, flowLines, leftAndRight, table, widthOf, wrapText } from './layout.ts'
import type { Speaker } from './speaker.ts'

/** More options than this are keys side by side; `?` says what each of them does. */
const maxRows = 16

const wordsFor = (speaker: Speaker, view: TableView, option: OptionView, ask: AskView): string =>
  speaker.words.option(option, ask, speaker.at(view)) ?? ''

/** The question, and the keys that answer it. */
export function askLines(speaker: Speaker, view: TableView, ask: AskView, width: number): string[] {
  const { some } = ask
  const first = some ? ask.options.filter(({ key }) => some.add.includes(key)) : ask.options
  if (first.length <= maxRows)
    return [...headLines(speaker, view, ask, width), ...rows(speaker, view, ask, first, width)]
  const keys = first.map(({ key }) => (key === ask.skip ? dim(key) : cyan(key)))
  return [...headLines(speaker, view, ask, width), ...flowLines(keys, width, '  '), ...formLines(ask)]
}

/** The same with what every option does, however many there are. */
export const optionLines = (speaker: Speaker, view: TableView, ask: AskView, width: number): string[] => [
  ...headLines(speaker, view, ask, width),
  ...rows(speaker, view, ask, ask.options, width),
]

function headLines(speaker: Speaker, view: TableView, ask: AskView, width: number): string[] {
  const { rule = '', some } = ask
  const question = speaker.words.prompt(ask, speaker.at(view)) ?? ''
  const [first = '', ...more] = wrapText(question, width - (rule === '' ? 0 : rule.length + 2))
  return [
    leftAndRight(bold(first), dim(rule), width),
    ...more.map(bold),
    ...(some ? [dim(`  ${tableWords.several(some.ordered === true, some.stop)}`)] : []),
  ]
}

function rows(
  speaker: Speaker,
  view: TableView,
  ask: AskView,
  options: readonly OptionView[],
  width: number,
): string[] {
  const lines = table(options.map((option) => [`  ${keyOf(option, ask)}`, wordsFor(speaker, view, option, ask)]))
  const column = Math.max(0, ...options.map(({ key }) => key.length)) + 4
  const wrapped = lines.flatMap((line) => (widthOf(line) <= width ? [line] : wrapAt(line, column, width)))
  return [...wrapped, ...formLines(ask)]
}

const keyOf = ({ key }: OptionView, { skip }: AskView): string => (key === skip ? dim(key) : cyan(key))

/** A row that is too wide goes on below its second cell. */
function wrapAt(line: string, column: number, width: number): string[] {
  const at = line.indexOf('  ', 4)
  const [key, text] = [line.slice(0, at), line.slice(at).trim()]
  return flowLines(text.split(' '), width, key.padEnd(key.length + Math.max(2, column - widthOf(key))), ' ')
}

const formLines = ({ form }: AskView): string[] => (form ? [`  ${tableWords.orForm(cyan(form.hint))}`] : [])
