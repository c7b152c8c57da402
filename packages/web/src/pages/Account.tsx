import { type FormEvent, useEffect, useState } from 'react'
import { get, type Person, post } from '../app/session.ts'
import { site } from '../app/site.ts'
import { useLoaded } from '../app/use-loaded.ts'
import { accountWords } from '../words/en/pages/account.ts'
import { marked } from '../words/marked.tsx'
import './account.css'

interface Bot {
  readonly id: string
  readonly name: string
}

interface Props {
  readonly person: Person
  /** The account is gone. */
  gone(): void
}

/** What the server keeps of a person: their address and programs, all of it to download or to delete. */
export function Account({ person, gone }: Props) {
  const hasMail = useLoaded(site, 'site').value?.mail === true
  return (
    <>
      {!person.guest && (
        <section className="account" aria-labelledby="account">
          <h2 id="account">{accountWords.account}</h2>
          {hasMail && <Address />}
          <Bots />
        </section>
      )}
      <section className="account" aria-labelledby="data">
        <h2 id="data">{accountWords.data}</h2>
        <p>{accountWords.dataWhat}</p>
        <div className="account__row">
          <a className="button" href="/api/me/export" download>
            {accountWords.download}
          </a>
        </div>
        <Deletion person={person} gone={gone} />
      </section>
    </>
  )
}

interface Session {
  readonly user: { readonly email: string; readonly emailVerified: boolean }
}

/** Where mail to the person goes. */
function Address() {
  const now = useLoaded(() => get<Session | null>('/api/auth/get-session'), 'address').value?.user
  const [isAsked, setAsked] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const change = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const newEmail = String(new FormData(event.currentTarget).get('email'))
    setProblem(null)
    post('/api/auth/change-email', { newEmail }).then(
      () => setAsked(true),
      (error: Error) => setProblem(error.message),
    )
  }
  return (
    <>
      <h3>{accountWords.address}</h3>
      {now?.emailVerified && <p>{accountWords.addressNow(now.email)}</p>}
      {isAsked ? (
        <p role="status">{accountWords.addressAsked}</p>
      ) : (
        <form className="account__row" onSubmit={change}>
          <input
            className="field"
            name="email"
            type="email"
            aria-label={accountWords.newAddress}
            placeholder={accountWords.newAddress}
            required
            autoComplete="email"
          />
          <button type="submit" className="button">
            {accountWords.changeAddress}
          </button>
        </form>
      )}
      {problem && <p role="alert">{problem}</p>}
    </>
  )
}

/** Programs that play for somebody, each with a token that is shown once. */
function Bots() {
  const [bots, setBots] = useState<readonly Bot[]>([])
  const [token, setToken] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const failed = (error: Error) => setProblem(error.message)
  const look = () => {
    get<{ bots: Bot[] }>('/api/bots').then((body) => setBots(body.bots), failed)
  }
  useEffect(look, [])
  const make = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setProblem(null)
    post<{ token: string }>('/api/bots', { name: String(new FormData(form).get('name')) }).then((made) => {
      setToken(made.token)
      form.reset()
      look()
    }, failed)
  }
  const remove = (id: string) => void post(`/api/bots/${id}/remove`, {}).then(look, failed)
  return (
    <>
      <h3>{accountWords.bots}</h3>
      <p>{accountWords.botsWhat}</p>
      <ul className="matches">
        {bots.map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            <button
              type="button"
              className="button"
              aria-label={accountWords.removeBot(name)}
              onClick={() => remove(id)}
            >
              {accountWords.remove}
            </button>
          </li>
        ))}
      </ul>
      {token && (
        <p role="status">
          {marked(accountWords.token, () => (
            <code className="account__token">{token}</code>
          ))}
        </p>
      )}
      {problem && <p role="alert">{problem}</p>}
      <form className="account__row" onSubmit={make}>
        <input
          className="field"
          name="name"
          aria-label={accountWords.botName}
          placeholder={accountWords.botNameShort}
          required
          maxLength={30}
        />
        <button type="submit" className="button">
          {accountWords.makeBot}
        </button>
      </form>
    </>
  )
}

function Deletion({ person, gone }: Props) {
  const [isAsked, setAsked] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const remove = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    const path = person.guest ? '/api/auth/delete-anonymous-user' : '/api/auth/delete-user'
    post(path, password === '' ? {} : { password }).then(gone, (error: Error) => setProblem(error.message))
  }
  if (!isAsked) {
    return (
      <div className="account__row">
        <button type="button" className="button button--quiet" onClick={() => setAsked(true)}>
          {person.guest ? accountWords.deleteGuest : accountWords.deleteAccount}
        </button>
      </div>
    )
  }
  return (
    <form onSubmit={remove}>
      <p>{accountWords.deleteWhat}</p>
      {problem && <p role="alert">{problem}</p>}
      <div className="account__row">
        {!person.guest && (
          <input
            className="field"
            name="password"
            type="password"
            aria-label={accountWords.password}
            placeholder={accountWords.passwordIfAny}
            autoComplete="current-password"
          />
        )}
        <button type="submit" className="button button--main">
          {accountWords.deleteForGood}
        </button>
        <button type="button" className="button button--quiet" onClick={() => setAsked(false)}>
          {accountWords.keep}
        </button>
      </div>
    </form>
  )
}
