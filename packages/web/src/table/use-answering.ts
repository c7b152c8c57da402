import { type AskView, isRefusal, type OptionView, type Pattern, type Refusal } from '@cardwright/engine'
import type { Chair } from '@cardwright/protocol'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { askWords } from '../words/en/table/asks.ts'
import type { Answering } from './contract.ts'
import type { Advice } from './use-advice.ts'

/** A message to the player: why an answer was refused, or why something is not offered. */
export interface Notice extends Refusal {
  readonly n: number
  /** The card that somebody would have used. */
  readonly card?: number | undefined
}

export interface AnsweringHere extends Answering {
  readonly asks: readonly AskView[]
  /** Which of several questions is being answered. */
  turnTo(ask: string): void
  readonly notice: Notice | null
  dismiss(): void
  /** Takes the last answer back, or says why that is not possible. */
  undo(): void
  /** Chooses all of these, in a choice of several, in place of what was chosen. */
  chooseAll(keys: readonly string[]): void
  /** What would be a good answer, once somebody has asked; null if nobody has. */
  readonly advice: Advice | null
  /** Asks for advice; null where there is none to be had. */
  readonly advise: (() => void) | null
  /** Says why none of these is offered: the first thing that cites a rule, or the first at all; `otherwise` if there is nothing to say. */
  whyNot(wanted: readonly (string | Pattern)[], otherwise?: string): void
}

/** Looks at an answer before it is sent: a lesson that waits for another one. True lets it pass. */
export type Gate = (ask: AskView, keys: readonly string[]) => boolean

interface Draft {
  readonly ask: string
  readonly chosen: readonly string[]
  readonly add: readonly string[]
  readonly stop: boolean
}

/** An option that is pointed at. */
interface Looked {
  readonly ask: string | null
  readonly option: OptionView
}

let notices = 0

/** So long, in ms, a message can be read; then it has done its work. */
const readable = 8000

/** A click so soon after an answer, in ms, was meant for the question before: the second half of a double click. */
const settling = 250

/** Others who take part in answering. */
export interface Company {
  readonly gate?: Gate | undefined
  /** Called with each answer that is sent. */
  onSend(ask: AskView, keys: readonly string[]): void
  /** Called when it has been taken or refused. */
  onSent(): void
  /** Called when an answer has been taken back. */
  onUndo?: (() => void) | undefined
}

/** Puts an answer together and sends it. */
export function useAnswering(
  chair: Chair,
  asks: readonly AskView[],
  { gate, onSend, onSent, onUndo }: Company,
): AnsweringHere {
  const [turned, setTurned] = useState<string | null>(null)
  const [draft, setDraft] = useState<Draft | null>(null)
  const [sending, setSending] = useState<string | null>(null)
  const [looked, setLooked] = useState<Looked | null>(null)
  const [answered, setAnswered] = useState<readonly OptionView[]>([])
  const [notice, setNotice] = useState<Notice | null>(null)
  const ask = asks.find(({ id }) => id === turned) ?? asks[0] ?? null
  const id = ask?.id ?? null

  const settles = useSettling(id)

  useEffect(() => {
    setDraft(null)
    setLooked(null)
    setSending(null)
  }, [id])

  const tell = useCallback((refusal: Refusal | null, card?: number) => {
    setNotice(refusal && { ...refusal, n: ++notices, card })
  }, [])

  // a match that cannot be played on says so
  useEffect(() => {
    const look = () => {
      const { problem, view } = chair.snapshot
      if (problem !== null && view !== null)
        setNotice((now) => (now?.why === problem ? now : { why: problem, n: ++notices }))
    }
    look()
    return chair.subscribe(look)
  }, [chair])

  useEffect(() => {
    if (notice === null || notice.why === chair.snapshot.problem) return
    const timer = setTimeout(() => setNotice((now) => (now === notice ? null : now)), readable)
    return () => clearTimeout(timer)
  }, [notice, chair])

  const send = useCallback(
    async (to: AskView, keys: readonly string[]) => {
      if (gate && !gate(to, keys)) return
      setSending(to.id)
      setNotice(null)
      setAnswered(to.options.filter(({ key }) => keys.includes(key)))
      settles.answered()
      onSend(to, keys)
      const refusal = await chair.answer(to.id, keys).finally(onSent)
      setSending((now) => (now === to.id ? null : now))
      setDraft((now) => (now?.ask === to.id ? null : now))
      if (refusal) tell(refusal)
    },
    [chair, gate, tell, onSend, onSent, settles.answered],
  )

  const redraw = useCallback(
    async (to: AskView, chosen: readonly string[]) => {
      if (chosen.length === 0) {
        setDraft(null)
        return
      }
      setDraft((now) => ({ ask: to.id, chosen, add: now?.add ?? [], stop: false }))
      const next = await chair.next(to.id, chosen)
      if (isRefusal(next)) {
        setDraft(null)
        tell(next)
      } else {
        setDraft((now) =>
          now?.ask === to.id && now.chosen === chosen ? { ...now, add: next.add, stop: next.stop } : now,
        )
      }
    },
    [chair, tell],
  )

  const undo = useCallback(async () => {
    const { undo } = chair.snapshot
    if (undo && 'why' in undo) return tell(undo)
    const refusal = await chair.undo()
    tell(refusal)
    if (refusal === null) onUndo?.()
  }, [chair, tell, onUndo])

  const own = draft && draft.ask === id ? draft : null
  // an option means nothing to another question, and the next one is there before this is forgotten
  const preview = looked && looked.ask === id ? looked.option : null
  const isBusy = settles.isSettling || (sending !== null && sending === id)
  return useMemo(() => {
    const chosen = own?.chosen ?? []
    const add = own?.add ?? ask?.some?.add ?? []
    const complete = ask?.some ? (own?.stop ?? ask.some.stop) : false
    return {
      ask,
      asks,
      chosen,
      complete,
      preview,
      answered,
      notice,
      advice: null,
      advise: null,
      sending: isBusy,
      offered: ask?.some ? ask.options.filter(({ key }) => add.includes(key)) : (ask?.options ?? []),
      turnTo: setTurned,
      choose: (key) => {
        if (!ask || isBusy) return
        setLooked(null)
        setNotice(null)
        if (!ask.some) void send(ask, [key])
        else if (chosen.includes(key))
          void redraw(
            ask,
            chosen.filter((each) => each !== key),
          )
        else if (add.includes(key)) void redraw(ask, [...chosen, key])
      },
      chooseAll: (keys) => {
        if (ask?.some && !isBusy) void redraw(ask, keys)
      },
      answer: (keys) => {
        if (ask && !isBusy) void send(ask, keys)
      },
      confirm: () => {
        if (ask?.some && complete && !isBusy) void send(ask, chosen)
      },
      clear: () => setDraft(null),
      look: (option) => setLooked(option && { ask: id, option }),
      why: (key) => void chair.explain(key).then((refusal) => tell(refusal)),
      whyNot: (wanted, why = askWords.notNow) =>
        void explainFirst(chair, wanted, { why, rule: ask?.rule }).then((refusal) => tell(refusal, cardIn(wanted))),
      dismiss: () => setNotice(null),
      undo: () => void undo(),
    }
  }, [ask, asks, id, own, preview, answered, notice, isBusy, send, redraw, undo, chair, tell])
}

/** Whether a question has come so soon after an answer that nobody can have meant to answer it yet. */
function useSettling(id: string | null): { readonly isSettling: boolean; answered(): void } {
  const last = useRef(Number.NEGATIVE_INFINITY)
  const [until, setUntil] = useState<string | null>(null)
  const answered = useCallback(() => {
    last.current = performance.now()
  }, [])
  useLayoutEffect(() => {
    const left = last.current + settling - performance.now()
    if (id === null || left <= 0) return
    setUntil(id)
    const timer = setTimeout(() => setUntil(null), left)
    return () => {
      clearTimeout(timer)
      setUntil(null)
    }
  }, [id])
  return { isSettling: until !== null && until === id, answered }
}

/** The card that all of these are about. */
function cardIn(wanted: readonly (string | Pattern)[]): number | undefined {
  const [first] = wanted
  return typeof first === 'object' && typeof first.card === 'number' ? first.card : undefined
}

/** Refusals that name a key or a seat, and no reason. */
const reasonless: readonly Refusal['code'][] = ['notOffered', 'notAsked']

/** Where no rule forbids it, that of the question says what can be done instead. */
export async function explainFirst(
  chair: Pick<Chair, 'explain'>,
  wanted: readonly (string | Pattern)[],
  otherwise: Refusal,
): Promise<Refusal> {
  let found: Refusal | null = null
  for (const each of wanted) {
    const refusal = await chair.explain(each)
    if (refusal?.rule) return refusal
    if (refusal && !reasonless.includes(refusal.code)) found ??= refusal
  }
  return found ?? otherwise
}
