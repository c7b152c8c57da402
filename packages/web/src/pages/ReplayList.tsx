import { type DragEvent, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { titleOf } from '../app/games.ts'
import { forgetMatch, type StoredMatch, storedMatches } from '../app/store.ts'
import { useTitle } from '../app/use-title.ts'
import { Sign } from '../design/Picture.tsx'
import './replay.css'

/** Where replays come from: a file that is dropped here, or what was played in this browser. */
export function ReplayList({ open }: { open(record: string): void }) {
  useTitle('Replays')
  const [isOver, setIsOver] = useState(false)
  const [kept, setKept] = useState<readonly StoredMatch[]>([])
  useEffect(() => {
    storedMatches().then(setKept, () => {})
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
      <h1>Replays</h1>
      <p className="page__lead">
        A record holds a whole match. Look at it from either seat, step by step, and take over wherever you would have
        played otherwise.
      </p>
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
          <b>Open a record</b>
          <small>Choose a file, or drop one here.</small>
        </span>
        <input type="file" accept=".jsonl,.json,.txt" onChange={(event) => take(event.target.files)} />
      </label>
      <h2>Played in this browser</h2>
      {kept.length === 0 && <p className="page__lead">Nothing yet.</p>}
      <ul className="matches">
        {kept.map(({ id, game, seats, touched, record }) => (
          <li key={id}>
            <span>
              <b>{titleOf(game)}</b>{' '}
              {seats.map((seat) => ('name' in seat ? seat.name : `the ${seat.strength} bot`)).join(' against ')}
              <small>
                {new Date(touched).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}
                {record ? '' : ', not over yet'}
              </small>
            </span>
            <span className="matches__ways">
              <Link className="button" href={record ? `/replay/${id}` : `/play/${id}`}>
                {record ? 'Watch' : 'Go on'}
              </Link>
              <button type="button" className="button button--quiet" onClick={() => void forget(id)}>
                Forget
              </button>
            </span>
          </li>
        ))}
      </ul>
    </main>
  )
}
