import type { Entry } from '@cardwright/catalog'
import { wordsOf } from '@cardwright/catalog/words'
import type { AskView } from '@cardwright/engine'
import type { Chair, Snapshot } from '@cardwright/protocol'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'wouter'
import { asList, type Keys, type Lesson, type Step } from '../lessons/lesson.ts'
import { lessonWords } from '../words/en/table/lesson.ts'
import type { Look } from './contract.ts'
import { Frames } from './Frames.tsx'
import { Home } from './HotSeat.tsx'
import { LessonFoe } from './lesson-foe.ts'
import { ChairHere } from './parts/chair-here.ts'
import type { Sitting } from './playback.ts'
import { Table } from './Table.tsx'
import { Teacher } from './Teacher.tsx'
import { taught } from './taught.ts'
import type { Adviser } from './use-advice.ts'
import { useChair, useShowing } from './use-chair.ts'
import { usePointer } from './use-pointer.ts'
import { useRemark } from './use-remark.ts'

interface Props {
  readonly lesson: Lesson
  readonly entry: Entry
  readonly look: Look
  readonly learner: Sitting
  readonly foe: Sitting
  readonly adviser: Adviser
  again(): void
}

const fits = (wanted: Keys | RegExp, keys: readonly string[]): boolean =>
  wanted instanceof RegExp ? keys.every((key) => wanted.test(key)) : isSame(asList(wanted), keys)

/** The answer that a step is about, where it is about one. */
function wantedIn(step: Step | undefined): readonly string[] | null {
  const first = step?.accept === 'any' ? undefined : step?.accept?.[0]
  return first === undefined || first instanceof RegExp ? null : asList(first)
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && [...a].sort().join('\n') === [...b].sort().join('\n')

const accepts = ({ accept }: Step, keys: readonly string[]): boolean =>
  accept === 'any' || accept?.some((each) => fits(each, keys)) === true

/** The step that comes next, without those that were done on the way. */
function nextStep(steps: readonly Step[], from: number, given: readonly (readonly string[])[]): number {
  let next = from + 1
  while (steps[next]?.isFree && given.some((keys) => accepts(steps[next]!, keys))) next++
  return next
}

/** How many events there were when the lesson began: the position was laid out over what had been dealt by then. */
function useBegun({ view, events }: Snapshot): number {
  const begun = useRef<number | null>(null)
  if (begun.current === null && view !== null) begun.current = events.length
  return begun.current ?? 0
}

/** An answer in the game's words. */
function saidIn(entry: Entry, { view, seat, table }: Snapshot, ask: AskView, keys: readonly string[]): string[] {
  const names = table?.seats.map(({ name }) => name) ?? []
  return keys.map((key) => {
    const option = ask.options.find((each) => each.key === key)
    return (option && view && wordsOf(entry).option(option, ask, { view, seat, names })) ?? key
  })
}

/** A table with a teacher: it says what to look at, waits for the right answer, and says why it is right. */
export function LessonTable({ lesson, entry, look, learner, foe, adviser, again }: Props) {
  const { steps } = lesson
  const [at, setAt] = useState(0)
  /** The step that the teacher speaks of: the one just answered, until its events have been shown. */
  const [spoken, setSpoken] = useState(0)
  const [hint, setHint] = useState<string | null>(null)
  const step = steps[spoken]
  const lookNow = useMemo(() => (step ? taught(look, step) : look), [look, step])
  const { idle } = useShowing(learner.playback)
  const snapshot = useChair(learner.chair)
  const { asks, seq, over } = snapshot
  const since = useBegun(snapshot)
  const answered = useRef(-1)
  const given = useRef<(readonly string[])[]>([])
  /** The steps of the answers that were taken: an undo leads back to the last of them. */
  const taken = useRef<number[]>([])
  const remark = useRemark(lesson.clock, snapshot, spoken)
  useFoe(foe.chair, lesson, step)
  const auto = useAuto(learner.chair, asks, lesson)

  const gate = useCallback(
    (ask: AskView, keys: readonly string[]) => {
      if (!step) return true
      const isAccepted = accepts(step, keys)
      const isTaken = isAccepted || step.isFree === true
      setHint(
        isTaken ? null : lessonWords.notNow(saidIn(entry, snapshot, ask, keys), step.hint ?? lessonWords.tryFirst),
      )
      if (step.isFree) given.current.push(keys)
      if (isTaken) taken.current.push(spoken)
      if (isAccepted) {
        answered.current = seq
        setAt(nextStep(steps, spoken, given.current))
      }
      return isTaken
    },
    [step, steps, spoken, seq, entry, snapshot],
  )
  const isShown = idle && seq > answered.current && !auto && (asks.length > 0 || over !== null)
  useEffect(() => {
    if (at !== spoken && isShown) setSpoken(at)
  }, [at, spoken, isShown])
  const wanted = wantedIn(step)
  const onAdvice = useCallback(
    async (ask: AskView) => (wanted ? { keys: wanted, tried: 0, compared: [], why: lessonWords.wanted } : adviser(ask)),
    [wanted, adviser],
  )
  const onUndo = useCallback(() => {
    const before = taken.current.pop()
    if (before === undefined) return
    setAt(before)
    setSpoken(before)
  }, [])
  const isReading = step !== undefined && step.accept === undefined
  const goOn = () => {
    const next = nextStep(steps, spoken, given.current)
    setAt(next)
    setSpoken(next)
  }
  const marked = usePointer(step?.point, idle)
  return (
    <ChairHere value={learner.chair}>
      <Home />
      <Frames places={marked} />
      <Table
        sitting={learner}
        entry={entry}
        look={lookNow}
        gate={gate}
        adviser={onAdvice}
        onUndo={onUndo}
        held={isReading || auto || at !== spoken}
        since={since}
        aside={
          <Teacher
            title={step?.title ?? lesson.title}
            text={step?.say ?? lesson.closing}
            hint={hint}
            remark={remark}
            at={spoken}
            of={steps.length}
            isBusy={!idle || at !== spoken}
            about={marked[0] ?? null}
          >
            {isReading && (
              <button type="button" className="button button--main" onClick={goOn} disabled={!idle}>
                {lessonWords.goOn}
              </button>
            )}
            {step?.isFree && (
              <button type="button" className="button button--quiet" onClick={goOn}>
                {lessonWords.skip}
              </button>
            )}
            {!step && (
              <>
                <Link className="button button--main" href={`/choose/${lesson.game}`}>
                  {lessonWords.play}
                </Link>
                <button type="button" className="button" onClick={again}>
                  {lessonWords.again}
                </button>
                <Link className="button button--quiet" href={`/rules/${lesson.game}`}>
                  {lessonWords.rules}
                </Link>
              </>
            )}
          </Teacher>
        }
      />
    </ChairHere>
  )
}

/** Lets the other side play: what the lesson says, and what belongs to the step that has begun. */
function useFoe(chair: Chair, lesson: Lesson, step: Step | undefined): void {
  const [foe] = useState(() => new LessonFoe(chair, lesson))
  useEffect(() => foe.play(), [foe])
  useEffect(() => foe.begin(step), [foe, step])
}

/** Answers for the learner what the lesson is not about. True while one is being answered. */
function useAuto(chair: Chair, asks: readonly AskView[], { auto = {} }: Lesson): boolean {
  const ask = asks.find(({ kind }) => kind in auto)
  const id = ask?.id
  const kind = ask?.kind
  useEffect(() => {
    if (id !== undefined && kind !== undefined) void chair.answer(id, asList(auto[kind]!))
  }, [id, kind, chair, auto])
  return ask !== undefined
}
