import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { post } from '../app/session.ts'
import { useTitle } from '../app/use-title.ts'

interface Report {
  readonly id: string
  readonly match: string
  readonly person: string
  readonly reported: string
  readonly text: string
  readonly at: number
}

interface Operation {
  readonly at: number
  readonly operator: string
  readonly what: string
  readonly subject: string
  readonly why: string
}

const when = (at: number): string => new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })

async function get<T>(path: string): Promise<T> {
  const reply = await fetch(`/api/admin${path}`)
  if (!reply.ok) throw new Error('This page is for operators.')
  return reply.json() as Promise<T>
}

/** What an operator looks at and does. */
export function Operator() {
  useTitle('Operator')
  const [reports, setReports] = useState<readonly Report[]>([])
  const [operations, setOperations] = useState<readonly Operation[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const look = useCallback(() => {
    Promise.all([
      get<{ reports: Report[] }>('/reports').then((body) => setReports(body.reports)),
      get<{ operations: Operation[] }>('/log').then((body) => setOperations(body.operations)),
    ]).then(
      () => setProblem(null),
      (error: Error) => setProblem(error.message),
    )
  }, [])
  useEffect(look, [look])
  if (problem) {
    return (
      <main className="page">
        <h1>Operator</h1>
        <p className="page__lead" role="alert">
          {problem}
        </p>
      </main>
    )
  }
  return (
    <main className="page">
      <h1>Operator</h1>
      <h2>Reports</h2>
      {reports.length === 0 && <p>Nobody has complained.</p>}
      <ul className="matches">
        {reports.map((report) => (
          <li key={report.id}>
            <span>
              <b>{report.text}</b>
              <small>
                {when(report.at)}: {report.person} about {report.reported},{' '}
                <a href={`/table/${report.match}`}>the match</a>
              </small>
            </span>
            <Act name="Settle" path={`/reports/${report.id}/settle`} done={look} />
            <Act name="Mute" path={`/people/${report.reported}/mute`} hours={24} done={look} />
            <Act name="Ban" path={`/people/${report.reported}/ban`} hours={null} done={look} />
            <Act name="End the match" path={`/matches/${report.match}/end`} done={look} />
          </li>
        ))}
      </ul>
      <h2>What was done</h2>
      <ul>
        {operations.map(({ at, operator, what, subject, why }) => (
          <li key={`${at} ${subject} ${what}`}>
            {when(at)}: {operator}: {what} {subject} {why && `(${why})`}
          </li>
        ))}
      </ul>
    </main>
  )
}

interface ActProps {
  readonly name: string
  readonly path: string
  /** For how long, where that can be said; null for good. */
  readonly hours?: number | null
  done(): void
}

/** A button that asks why before anything is done. */
function Act({ name, path, hours, done }: ActProps) {
  const [isOpen, setOpen] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const act = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const long = given.get('hours')
    const body = { why: String(given.get('why')), ...(long !== null && { hours: long === '' ? null : Number(long) }) }
    post(`/api/admin${path}`, body).then(
      () => {
        setOpen(false)
        done()
      },
      (error: Error) => setProblem(error.message),
    )
  }
  if (!isOpen) {
    return (
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {name}
      </button>
    )
  }
  return (
    <form onSubmit={act}>
      <input className="field" name="why" aria-label="Why" placeholder="Why" required maxLength={500} />
      {hours !== undefined && (
        <input
          className="field"
          name="hours"
          type="number"
          min={1}
          aria-label="Hours; nothing is for good"
          placeholder="hours"
          defaultValue={hours ?? ''}
        />
      )}
      {problem && <p role="alert">{problem}</p>}
      <button type="submit" className="button button--main">
        {name}
      </button>
    </form>
  )
}
