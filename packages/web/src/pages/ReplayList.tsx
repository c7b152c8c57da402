import { type DragEvent, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { titleOf } from '../app/games.ts'
import { forgetMatch, type StoredMatch, storedMatches } from '../app/store.ts'
import { useTitle } from '../app/use-title.ts'
import { Sign } from '../design/Picture.tsx'
import { commonWords } from '../words/en/common.ts'
import { replayWords } from '../words/en/pages/replays.ts'
import { namesOf, outcomeOf } from './outcome.ts'
import './replay.css'

interface Listed extends StoredMatch {
  readonly names: readonly string[]
  readonly outcome: string
}

/** Where replays come from: a file that is dropped here, or what was played in this browser. */
export function ReplayList({ open }: { open(record: string): void }) {
  useTitle(replayWords.title)
  const [isOver, setIsOver] = useState(false)
  const [kept, setKept] = useState<readonly Listed[]>([])
  useEffect(() => {
    const list = async () =>
      setKept((await storedMatches()).map((match) => ({ ...match, names: namesOf(match), outcome: outcomeOf(match) })))
    list().catch(() => {})
  }, [])
  const take = (files: FileList | null) => void files?.[0]?.text().then(open)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files)
  }
  const forget = async (id: string) => {
    await forgetMatch(id)
    setKept(kept.filter((each) => each.id !== id))
  }
  return (
    <main className="page">
      <h1>{replayWords.title}</h1>
      <p className="page__lead">{replayWords.lead}</p>
      <label
        className={`drop ${isOver ? 'is-over' : ''}`}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <Sign name="film-spool" />
        <span>
          <b>{replayWords.open}</b>
          <small>{replayWords.openHow}</small>
        </span>
        <input type="file" accept=".jsonl,.json,.txt" onChange={(event) => take(event.target.files)} />
      </label>
      <h2>{replayWords.playedHere}</h2>
      {kept.length === 0 && <p className="page__lead">{replayWords.none}</p>}
      <ul className="matches">
        {kept.map(({ id, game, touched, record, names, outcome }) => (
          <li key={id}>
            <span>
              <b data-content>{titleOf(game)}</b> {commonWords.against(names)}
              <small>
                {replayWords.when(
                  new Date(touched).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' }),
                  outcome,
                )}
              </small>
            </span>
            <span className="matches__ways">
              <Link className="button" href={record ? `/replay/${id}` : `/play/${id}`}>
                {record ? replayWords.watch : replayWords.goOn}
              </Link>
              <button type="button" className="button button--quiet" onClick={() => void forget(id)}>
                {replayWords.forget}
              </button>
            </span>
          </li>
        ))}
      </ul>
    </main>
  )
}
