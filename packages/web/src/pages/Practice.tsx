import { useEffect, useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { planFrom } from '../app/plan.ts'
import { Play } from '../app/play-page.ts'
import { storeMatch } from '../app/store.ts'
import { matchWords } from '../words/en/pages/match.ts'

/** Makes a practice match from the address, and goes to it. */
export function Practice({ game }: { game: string }) {
  const search = useSearch()
  const [, go] = useLocation()
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    let stale = false
    planFrom(game, new URLSearchParams(search))
      .then(async (plan) => {
        if (stale) return
        await Promise.all([storeMatch(plan), Play.fetch()])
        go(`/play/${plan.id}`, { replace: true })
      })
      .catch((error: Error) => setProblem(error.message))
    return () => {
      stale = true
    }
  }, [game, search, go])
  if (problem) {
    return (
      <main className="page">
        <h1>{matchWords.noTable}</h1>
        <p className="page__lead">{problem}</p>
        <Link className="button" href="/">
          {matchWords.toFront}
        </Link>
      </main>
    )
  }
  return <p className="table-wait">{matchWords.setting}</p>
}
