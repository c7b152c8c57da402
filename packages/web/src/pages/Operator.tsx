import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { get, post } from '../app/session.ts'
import { useTitle } from '../app/use-title.ts'
import { operatorWords } from '../words/en/pages/operator.ts'
import { marked } from '../words/marked.tsx'
import './operator.css'

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

const look = <T,>(path: string): Promise<T> =>
  get<T>(`/api/admin${path}`).catch(() => Promise.reject(new Error(operatorWords.notYours)))

type Names = Readonly<Record<string, string>>

/** What an operator looks at and does. */
export function Operator() {
  useTitle(operatorWords.title)
  const [reports, setReports] = useState<readonly Report[]>([])
  const [operations, setOperations] = useState<readonly Operation[]>([])
  const [names, setNames] = useState<Names>({})
  const [problem, setProblem] = useState<string | null>(null)
  const lookAgain = useCallback(() => {
    Promise.all([
      look<{ reports: Report[]; names: Names }>('/reports'),
      look<{ operations: Operation[]; names: Names }>('/log'),
    ]).then(
      ([reported, logged]) => {
        setReports(reported.reports)
        setOperations(logged.operations)
        setNames({ ...reported.names, ...logged.names })
        setProblem(null)
      },
      (error: Error) => setProblem(error.message),
    )
  }, [])
  useEffect(lookAgain, [lookAgain])
  if (problem) {
    return (
      <main className="page">
        <h1>{operatorWords.title}</h1>
        <p className="page__lead" role="alert">
          {problem}
        </p>
      </main>
    )
  }
  const nameOf = (id: string): string => names[id] ?? id
  return (
    <main className="page">
      <h1>{operatorWords.title}</h1>
      <h2>{operatorWords.reports}</h2>
      {reports.length === 0 && <p>{operatorWords.noReports}</p>}
      <ul className="reports">
        {reports.map((report) => (
          <li key={report.id}>
            <p>{report.text}</p>
            <small title={`${report.person}, ${report.reported}`}>
              {marked(operatorWords.report(when(report.at), nameOf(report.person), nameOf(report.reported)), (text) => (
                <a href={`/table/${report.match}`}>{text}</a>
              ))}
            </small>
            <Acts report={report} done={lookAgain} />
          </li>
        ))}
      </ul>
      <h2>{operatorWords.log}</h2>
      {operations.length === 0 && <p>{operatorWords.noLog}</p>}
      <ul className="operations">
        {operations.map(({ at, operator, what, subject, why }) => (
          <li key={`${at} ${subject} ${what}`}>
            <p title={subject}>{operatorWords.did(what, nameOf(subject), why)}</p>
            <small title={operator}>{operatorWords.doneBy(when(at), nameOf(operator))}</small>
          </li>
        ))}
      </ul>
    </main>
  )
}

interface Act {
  readonly name: string
  readonly path: string
  /** For how long, where that can be said; null for good. */
  readonly hours?: number | null
  /** Somebody loses something by it. */
  readonly isDanger?: boolean
}

const actsOn = ({ id, match, reported }: Report): readonly Act[] => [
  { name: operatorWords.settle, path: `/reports/${id}/settle` },
  { name: operatorWords.mute, path: `/people/${reported}/mute`, hours: 24 },
  { name: operatorWords.ban, path: `/people/${reported}/ban`, hours: null, isDanger: true },
  { name: operatorWords.end, path: `/matches/${match}/end`, isDanger: true },
]

/** What can be done about a report. Each asks why before anything is done. */
function Acts({ report, done }: { report: Report; done(): void }) {
  const [chosen, choose] = useState<Act | null>(null)
  if (chosen === null) {
    return (
      <div className="acts">
        {actsOn(report).map((act) => (
          <button
            key={act.name}
            type="button"
            className="button"
            data-danger={act.isDanger || undefined}
            onClick={() => choose(act)}
          >
            {act.name}
          </button>
        ))}
      </div>
    )
  }
  const close = () => choose(null)
  return (
    <Reason
      act={chosen}
      back={close}
      done={() => {
        close()
        done()
      }}
    />
  )
}

function Reason({ act, back, done }: { act: Act; back(): void; done(): void }) {
  const { name, path, hours } = act
  const [problem, setProblem] = useState<string | null>(null)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const long = given.get('hours')
    const body = { why: String(given.get('why')), ...(long !== null && { hours: long === '' ? null : Number(long) }) }
    post(`/api/admin${path}`, body).then(done, (error: Error) => setProblem(error.message))
  }
  return (
    <form className="acts" onSubmit={submit}>
      <input
        className="field acts__why"
        name="why"
        aria-label={operatorWords.why}
        placeholder={operatorWords.why}
        required
        maxLength={500}
      />
      {hours !== undefined && (
        <input
          className="field acts__hours"
          name="hours"
          type="number"
          min={1}
          aria-label={operatorWords.hours}
          title={operatorWords.hours}
          placeholder={operatorWords.hoursShort}
          defaultValue={hours ?? ''}
        />
      )}
      <button type="submit" className="button button--main">
        {name}
      </button>
      <button type="button" className="button button--quiet" onClick={back}>
        {operatorWords.back}
      </button>
      {problem && <p role="alert">{problem}</p>}
    </form>
  )
}
