import type { AskView, Json, OptionView, View } from '@cardwright/engine'
import { nameByHandle } from './board.ts'
import { bold, cyan, dim, flowLines, table } from './layout.ts'
import { fieldWords, inWords, valueWords } from './words.ts'

const mostShown = 60

/** The question and the keys that answer it. */
export function askLines(ask: AskView, width: number): string[] {
  const { kind, some, form, context, rule, skip } = ask
  const first = some ? ask.options.filter(({ key }) => some.add.includes(key)) : ask.options
  const about = [
    ...(context === undefined ? [] : [contextWords(context)]),
    ...(some ? [howMany(ask)] : []),
    ...(rule ? [rule] : []),
  ]
  const head = bold(`${inWords(kind)}?`) + (about.length > 0 ? dim(` ${about.join(' · ')}`) : '')
  const keys = first.slice(0, mostShown).map(({ key }) => (key === skip ? dim(key) : cyan(key)))
  if (first.length > mostShown) keys.push(dim(`... and ${first.length - mostShown} more: ? lists them`))
  return [head, ...(keys.length > 0 ? flowLines(keys, width, '  ') : []), ...(form ? [`  or: ${cyan(form.hint)}`] : [])]
}

const contextWords = (context: Json): string =>
  typeof context === 'object' && context !== null && !Array.isArray(context)
    ? fieldWords(context as Readonly<Record<string, Json>>).join(', ')
    : valueWords(context)

const howMany = ({ some }: AskView): string =>
  `${some!.ordered ? 'several, in order' : 'several'}, with spaces${some!.stop ? '; nothing is an answer too' : ''}`

/** The options with the fields behind them. */
export function optionLines(view: View, ask: AskView): string[] {
  const rows = ask.options.map((option) => [`  ${cyan(option.key)}`, detailsOf(view, option)])
  return [bold(`${inWords(ask.kind)}?`), ...table(rows), ...(ask.form ? [`  or: ${cyan(ask.form.hint)}`] : [])]
}

function detailsOf(view: View, { key: _, card, cards, on, ...rest }: OptionView): string {
  const name = (handle: Json | undefined): string => nameByHandle(view, handle) ?? 'an unseen card'
  return [
    ...(card === undefined ? [] : [`card ${name(card)}`]),
    ...(Array.isArray(cards) ? [`cards ${cards.map((each: Json) => name(each)).join(' + ')}`] : []),
    ...(on === undefined ? [] : [`on ${name(on)}`]),
    ...fieldWords(rest as Readonly<Record<string, Json | undefined>>),
  ].join(', ')
}
