import type { AskView, OptionView } from '@cardwright/engine'
import type { Advised } from '@cardwright/room'
import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react'
import type { AnsweringHere } from './use-answering.ts'

/** An answer, and why, where that is not found in what was tried. */
export interface Reasoned extends Advised {
  readonly why?: string
}

/** Says what it would answer. Only tables at which nobody plays against people have one. */
export type Adviser = (ask: AskView) => Promise<Reasoned>

/** What an adviser would answer to the question at hand. */
export interface Advice {
  /** Null while it thinks. */
  readonly advised: Reasoned | null
  /** The options among its keys; an answer that is filled in is none. */
  readonly options: readonly OptionView[]
  /** It has been pointed out on the board: whoever follows it now answers. */
  readonly isShown: boolean
  /** Points it out; what was pointed out is answered. */
  follow(): void
}

interface Asked {
  readonly ask: string
  readonly advised: Reasoned | null
  readonly isShown: boolean
}

/** Lets an adviser be asked. What it would choose is looked at as if it were pointed at. */
export function useAdvice(answering: AnsweringHere, adviser: Adviser | undefined): AnsweringHere {
  const [asked, setAsked] = useState<Asked | null>(null)
  const { ask, chosen, preview, answered } = answering
  // a question that stays open after an answer is another one: what was advised was for the first
  useEffect(() => setAsked(null), [answered])
  const advise = useCallback(() => {
    if (!ask || !adviser) return
    const { id } = ask
    answering.look(null)
    setAsked({ ask: id, advised: null, isShown: false })
    const hear = (heard: Asked | null) => setAsked((now) => (now?.ask === id ? heard : now))
    void adviser(ask).then(
      (advised) => hear({ ask: id, advised, isShown: false }),
      () => hear(null),
    )
  }, [ask, adviser, answering.look])
  return useMemo(() => {
    const now = ask && asked?.ask === ask.id ? asked : null
    const keys = now?.advised?.keys ?? []
    const options = ask?.options.filter(({ key }) => keys.includes(key)) ?? []
    // where a question stays open while others act, its options may be gone by now
    const isStale = now === null || (!ask?.form && options.length < keys.length)
    const follow = () => {
      if (!now?.advised) return
      if (now.isShown) return answering.answer(keys)
      setAsked({ ...now, isShown: true })
      answering.chooseAll(keys)
    }
    const advice = isStale ? null : { advised: now.advised, options, isShown: now.isShown, follow }
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

/**
 * Marks what offers the advised answer by its key: buttons of the bar and of boards. Cards and places mark themselves.
 * What is pointed out is brought in sight.
 */
export function useAdviceMarks({ advice, ask, chosen }: AnsweringHere, root: RefObject<HTMLElement | null>): void {
  const keys = advice?.advised?.keys
  const isChosen = ask?.some && keys?.length === chosen.length && keys.every((key) => chosen.includes(key))
  useEffect(() => {
    for (const each of root.current?.querySelectorAll<HTMLElement>('[data-key], [data-confirm]') ?? []) {
      const { key } = each.dataset
      each.classList.toggle('is-advised', (key === undefined ? isChosen : keys?.includes(key)) === true)
    }
  })
  const isShown = advice?.isShown === true
  useEffect(() => {
    root.current?.toggleAttribute('data-pointed-out', isShown)
    if (isShown) root.current?.querySelector('.is-advised')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [isShown, root])
}
