import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { titleOf } from '../app/games.ts'
import { forgetSession, me, type Person, post, sessionChanged } from '../app/session.ts'
import { useTitle } from '../app/use-title.ts'
import { commonWords } from '../words/en/common.ts'
import { profileWords } from '../words/en/pages/profile.ts'
import { marked } from '../words/marked.tsx'
import { Account } from './Account.tsx'
import { SignIn } from './SignIn.tsx'
import './replay.css'

/** A match as the server lists it. */
interface Past {
  readonly match: string
  readonly game: string
  readonly status: 'waiting' | 'playing' | 'over'
  readonly changed: number
  readonly seats: readonly { readonly name: string; readonly person?: string }[]
  readonly result: { readonly winner: number | readonly number[] | null } | null
}

/** The player's name and account on the server, and the matches they played there. */
export function Profile() {
  const [person, setPerson] = useState<Person | null | undefined>(undefined)
  const [matches, setMatches] = useState<readonly Past[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const look = () => {
    forgetSession()
    me().then(setPerson, (error: Error) => setProblem(error.message))
  }
  const changed = () => {
    sessionChanged()
    look()
  }
  useTitle(person ? person.name : profileWords.title)
  useEffect(look, [])
  useEffect(() => {
    if (!person) return
    fetch('/api/matches')
      .then((reply) => (reply.ok ? (reply.json() as Promise<{ matches: Past[] }>) : { matches: [] }))
      .then((body) => setMatches(body.matches))
      .catch(() => {})
  }, [person])
  const leave = () => void post('/api/auth/sign-out', {}).then(changed, (error: Error) => setProblem(error.message))
  return (
    <main className="page">
      <h1>{person ? <span data-content>{person.name}</span> : profileWords.title}</h1>
      {problem && (
        <p className="page__lead" role="alert">
          {problem}
        </p>
      )}
      {person === null && <p className="page__lead">{profileWords.noAccount}</p>}
      {person?.guest && <p className="page__lead">{profileWords.guest}</p>}
      {person && !person.guest && (
        <button type="button" className="button" onClick={leave}>
          {profileWords.signOut}
        </button>
      )}
      {person !== undefined && (person === null || person.guest) && <SignIn done={changed} />}
      {person && <h2>{profileWords.matches}</h2>}
      {person && matches.length === 0 && (
        <p>
          {marked(
            profileWords.noMatches,
            (text) => (
              <Link href="/lobby">{text}</Link>
            ),
            (text) => (
              <Link href="/replay">{text}</Link>
            ),
          )}
        </p>
      )}
      <ul className="matches">
        {matches.map((past) => (
          <li key={past.match}>
            <span>
              <b>{titleOf(past.game)}</b> {versus(past)}
              <small>
                {new Date(past.changed).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })},{' '}
                {outcome(past, person?.id)}
              </small>
            </span>
            <Link className="button" href={past.status === 'over' ? `/replay/${past.match}` : `/table/${past.match}`}>
              {past.status === 'over' ? profileWords.watch : profileWords.goOn}
            </Link>
          </li>
        ))}
      </ul>
      {person && <Account person={person} gone={changed} />}
    </main>
  )
}

const versus = ({ seats }: Past): string =>
  commonWords.against(seats.map(({ name }) => name || profileWords.emptyChair))

function outcome({ status, result, seats }: Past, person: string | undefined): string {
  const { outcomes } = profileWords
  if (status !== 'over' || !result) return outcomes[status === 'waiting' ? 'waiting' : 'playing']
  const { winner } = result
  if (winner === null) return outcomes.drawn
  const winners = typeof winner === 'number' ? [winner] : winner
  return winners.some((seat) => seats[seat]?.person === person) ? outcomes.won : outcomes.lost
}
