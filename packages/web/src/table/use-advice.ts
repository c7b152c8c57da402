import type { AskView, OptionView } from '@cardwright/engine'
import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react'
import type { AnsweringHere } from './use-answering.ts'

/** Says what it would answer. Only tables at which nobody plays against people have one. */
export type Adviser = (ask: AskView) => Promise<readonly string[]>

/** What an adviser would answer to the question at hand. */
export interface Advice {
  /** Null while it thinks. */
  readonly keys: readonly string[] | null
  /** The options among those keys; an answer that is filled in is none. */
  readonly options: readonly OptionView[]
}

interface Asked {
  readonly ask: string
  readonly keys: readonly string[] | null
}

/** Lets an adviser be asked. What it would choose is looked at as if it were pointed at. */
export function useAdvice(answering: AnsweringHere, adviser: Adviser | undefined): AnsweringHere {
  const [asked, setAsked] = useState<Asked | null>(null)
  const { ask, chosen, preview } = answering
  const advise = useCallback(() => {
    if (!ask || !adviser) return
    const { id } = ask
    answering.look(null)
    setAsked({ ask: id, keys: null })
    const hear = (heard: Asked | null) => setAsked((now) => (now?.ask === id ? heard : now))
    void adviser(ask).then(
      (keys) => hear({ ask: id, keys }),
      () => hear(null),
    )
  }, [ask, adviser, answering.look])
  return useMemo(() => {
    const keys = asked && asked.ask === ask?.id ? asked.keys : undefined
    const options = ask?.options.filter(({ key }) => keys?.includes(key)) ?? []
    // where a question stays open while others act, its options may be gone by now
    const isStale = keys != null && !ask?.form && options.length < keys.length
    const advice = keys === undefined || isStale ? null : { keys, options }
    const next = advice?.options.find(({ key }) => !chosen.includes(key))
    const dismiss = () => {
      setAsked(null)
      answering.dismiss()
    }
    return {
      ...answering,
      advice,
      advise: ask && adviser ? advise : null,
      preview: preview ?? next ?? null,
      dismiss,
    }
  }, [answering, asked, ask, adviser, advise, chosen, preview])
}

/** Whether one of these is what was advised. */
export const isAdvised = ({ advice }: AnsweringHere, options: readonly (OptionView | null)[]): boolean =>
  advice?.options.some((each) => options.includes(each)) === true

/** Marks what offers the advised answer by its key: buttons of the bar and of boards. Cards and places mark themselves. */
export function useAdviceMarks({ advice }: AnsweringHere, root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    for (const each of root.current?.querySelectorAll('[data-key]') ?? [])
      each.classList.toggle('is-advised', advice?.keys?.includes(each.getAttribute('data-key')!) === true)
  })
}
