import { type FormEvent, useEffect, useState } from 'react'
import { type Person, post } from '../app/session.ts'

interface Bot {
  readonly id: string
  readonly name: string
}

interface Props {
  readonly person: Person
  /** The account is gone. */
  gone(): void
}

/** The data that the server keeps of a person: to download, to let programs play, to delete. */
export function Account({ person, gone }: Props) {
  return (
    <section aria-labelledby="account">
      <h2 id="account">Your data</h2>
      <p>
        <a className="button" href="/api/me/export" download>
          Download everything
        </a>
      </p>
      {!person.guest && <Bots />}
      <Deletion person={person} gone={gone} />
    </section>
  )
}

/** Programs that play for somebody, each with a token that is shown once. */
function Bots() {
  const [bots, setBots] = useState<readonly Bot[]>([])
  const [token, setToken] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const look = () => {
    fetch('/api/bots')
      .then((reply) => (reply.ok ? (reply.json() as Promise<{ bots: Bot[] }>) : { bots: [] }))
      .then((body) => setBots(body.bots))
      .catch(() => {})
  }
  useEffect(look, [])
  const make = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const name = String(new FormData(form).get('name'))
    const reply = await fetch('/api/bots', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    })
    const body = (await reply.json()) as { token?: string; why?: string }
    setToken(body.token ?? null)
    setProblem(body.why ?? null)
    if (reply.ok) form.reset()
    look()
  }
  const remove = (id: string) =>
    void post(`/api/bots/${id}/remove`, {}).then(look, (error: Error) => setProblem(error.message))
  return (
    <>
      <h3>Bots</h3>
      <p>A program of yours can play here with a token. It can do nothing else.</p>
      <ul className="matches">
        {bots.map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            <button type="button" className="button" onClick={() => remove(id)}>
              Remove
            </button>
          </li>
        ))}
      </ul>
      {token && (
        <p role="status">
          This token is shown once: <code>{token}</code>
        </p>
      )}
      {problem && <p role="alert">{problem}</p>}
      <form onSubmit={(event) => void make(event)}>
        <input className="field" name="name" aria-label="Name of the bot" placeholder="Name" required maxLength={30} />{' '}
        <button type="submit" className="button">
          Make a bot
        </button>
      </form>
    </>
  )
}

function Deletion({ person, gone }: Props) {
  const [isAsked, setAsked] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const remove = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    try {
      if (person.guest) await post('/api/auth/delete-anonymous-user', {})
      else await post('/api/auth/delete-user', password === '' ? {} : { password })
      gone()
    } catch (error) {
      setProblem((error as Error).message)
    }
  }
  if (!isAsked) {
    return (
      <p>
        <button type="button" className="button button--quiet" onClick={() => setAsked(true)}>
          Delete {person.guest ? 'what is kept of me' : 'my account'}
        </button>
      </p>
    )
  }
  return (
    <form onSubmit={(event) => void remove(event)}>
      <p>
        Matches that you play are given up. Your name and what you said are removed; what was played stays for those who
        played with you. This cannot be undone.
      </p>
      {!person.guest && (
        <input
          className="field"
          name="password"
          type="password"
          aria-label="Password"
          placeholder="Password, if you have one"
          autoComplete="current-password"
        />
      )}
      {problem && <p role="alert">{problem}</p>}
      <button type="submit" className="button">
        Delete for good
      </button>{' '}
      <button type="button" className="button button--quiet" onClick={() => setAsked(false)}>
        Keep it
      </button>
    </form>
  )
}
