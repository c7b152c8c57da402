import type { Entry } from '@cardwright/catalog'
import { seatsFor } from '@cardwright/engine'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { titleOf } from '../app/games.ts'
import { ownName } from '../app/settings.ts'
import { lessonOf } from '../lessons/index.ts'
import type { Lesson } from '../lessons/lesson.ts'
import type { Look } from '../table/contract.ts'
import { LessonTable } from '../table/LessonTable.tsx'
import { loadTable } from '../table/load.ts'
import { type Sitting, sitDown, standUp } from '../table/playback.ts'
import type { Adviser } from '../table/use-advice.ts'
import { matchWords } from '../words/en/pages/match.ts'
import { LocalHost } from '../worker/local-host.ts'

interface Open {
  readonly lesson: Lesson
  readonly entry: Entry
  readonly look: Look
  readonly learner: Sitting
  readonly foe: Sitting
  readonly adviser: Adviser
}

/** As many as the options of the lesson ask for: the learner and the teacher, at least. */
const seatsOf = ({ game }: Entry, { options }: Lesson): number =>
  Math.max(2, seatsFor(game, game.options.parse(options ?? {}))[0])

/** A lesson: a scripted position, a few decisions, and why they matter. */
export function LessonPage({ game }: { game: string }) {
  const [open, setOpen] = useState<Open | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isGone = false
    let close = () => {}
    setOpen(null)
    const begin = async () => {
      const loading = lessonOf(game)
      if (!loading) throw new Error(matchWords.noLessonYet(titleOf(game)))
      const [lesson, { entry, look }] = await Promise.all([loading, loadTable(game)])
      if (isGone) return
      const own = lesson.seat ?? 0
      const names = Array.from({ length: seatsOf(entry, lesson) }, (_, seat) =>
        seat === own ? ownName() : matchWords.teacher,
      )
      const host = new LocalHost({
        id: `lesson-${game}-${round}`,
        game,
        seats: names.map((name) => ({ name })),
        options: lesson.options,
        given: lesson.given,
        seed: lesson.seed,
        stored: false,
        created: Date.now(),
      })
      close = () => host.close()
      await host.opened
      if (isGone) return
      const learner = sitDown(host.chair(own))
      const foe = sitDown(host.chair(1 - own))
      close = () => {
        standUp(learner)
        standUp(foe)
        host.close()
      }
      setOpen({ lesson, entry, look, learner, foe, adviser: ({ id }) => host.advise(own, id) })
    }
    begin().catch((error: Error) => setProblem(error.message))
    return () => {
      isGone = true
      close()
    }
  }, [game, round])
  if (problem) {
    return (
      <main className="page">
        <h1>{matchWords.noLesson}</h1>
        <p className="page__lead">{problem}</p>
        <Link className="button" href={`/practice/${game}`}>
          {matchWords.withGuide}
        </Link>
      </main>
    )
  }
  if (!open) return <p className="table-wait">{matchWords.layingOut}</p>
  return <LessonTable key={round} {...open} again={() => setRound(round + 1)} />
}
