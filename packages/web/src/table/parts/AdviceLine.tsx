import type { AskView } from '@cardwright/engine'
import { later } from '../../design/later.tsx'
import { Sign } from '../../design/Picture.tsx'
import { askWords } from '../../words/en/table/asks.ts'
import { type TableContext, useTable } from '../context.ts'
import type { Advice } from '../use-advice.ts'
import { isClose } from './is-close.ts'
import { useSure } from './use-sure.tsx'
import './advice-line.css'

const AdviceReason = later(
  async () => (await import('./AdviceReason.tsx').catch(() => null))?.AdviceReason ?? (() => null),
)
export const fetchReason = AdviceReason.fetch

/** What a bot would do, and why: how it came out when it was tried, against the next best thing. */
export function AdviceLine({ advice, ask }: { advice: Advice; ask: AskView }) {
  const table = useTable()
  const { advised, options } = advice
  const said = advised ? answerSaid(table, ask, advised.keys) : askWords.adviceComes
  const isRisky = advice.isShown && !ask.some && options.length === 1
  const note = isRisky ? (table.look.note?.(options[0]!, ask, table) ?? null) : null
  const [follow, sure] = useSure(note, said, advice.follow)
  if (!advised)
    return (
      <p className="advice" role="status">
        <Sign name="light-bulb" /> <span>{said}</span>
      </p>
    )
  const { outlook, compared } = advised
  const [own, other] = compared
  // numbers that chance may have turned round would say the opposite of the advice
  const isPlain = own && other && !isClose(own, other)
  return (
    <div className="advice" role="status">
      <button type="button" className="advice__follow" onClick={follow}>
        <Sign name="light-bulb" />
        <span className="advice__words">
          <b>{said}</b>
          {isPlain && <Bar value={own.reward} isBest />}
          <span className="advice__why">
            {outlook && other && <AdviceReason outlook={outlook} other={otherSaid(table, ask, other.keys)} />}
            <span className="advice__tried">{whySaid(table, ask, advice)}</span>
          </span>
          {isPlain && <Bar value={other.reward} />}
        </span>
        <span className="button advice__go">{advice.isShown ? askWords.advice.answer : askWords.advice.show}</span>
      </button>
      <button type="button" className="ask__dismiss" aria-label={askWords.dismiss} onClick={table.answering.dismiss}>
        ×
      </button>
      {sure}
    </div>
  )
}

/** How well something came out, of 1. */
function Bar({ value, isBest = false }: { value: number; isBest?: boolean }) {
  const { view } = useTable()
  return (
    <span className="advice__bar" data-best={isBest || undefined}>
      <meter value={value} aria-label={askWords.advice.prospect(value, view.seats)} />
      <span aria-hidden>{isBest ? askWords.advice.best(value, view.seats) : askWords.advice.share(value)}</span>
    </span>
  )
}

/** An answer in the game's words: what the button would say that sends it, and what is chosen. */
function answerSaid({ words, asking }: TableContext, ask: AskView, keys: readonly string[]): string {
  // what is filled in is no option, and many games have words for it all the same
  const optionOf = (key: string) => ask.options.find((each) => each.key === key) ?? { key }
  const chosen = keys.map((key) => words.option(optionOf(key), ask, asking) ?? key)
  if (!ask.some) return chosen.join(' ')
  const none = keys.length === 0 ? askWords.chooseNone : askWords.confirm(keys.length)
  const does = words.confirm?.(ask, keys.length, asking) ?? none
  return keys.length === 0 ? does : askWords.advice.several(does, chosen)
}

const otherSaid = (table: TableContext, ask: AskView, keys: readonly string[]): string =>
  askWords.advice.other(answerSaid(table, ask, keys))

function whySaid(table: TableContext, ask: AskView, { advised }: Advice): string {
  const { tried, compared, why } = advised!
  const [own, other] = compared
  if (own && other) return askWords.advice.than(tried, otherSaid(table, ask, other.keys), isClose(own, other))
  if (why !== undefined) return why
  if (tried > 0) return askWords.advice.tried(tried)
  return ask.options.length === 1 ? askWords.advice.only : askWords.advice.byPolicy
}
