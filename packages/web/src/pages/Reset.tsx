import { type FormEvent, useState } from 'react'
import { Link } from 'wouter'
import { post } from '../app/session.ts'
import { useTitle } from '../app/use-title.ts'
import { byMailWords } from '../words/en/pages/by-mail.ts'
import { signInWords } from '../words/en/pages/sign-in.ts'
import './sign-in.css'

/** Where the link in a mail leads those who have forgotten their password. */
export function Reset() {
  useTitle(byMailWords.reset)
  const [token] = useState(() => location.hash.slice(1))
  const [isDone, setDone] = useState(false)
  const [problem, setProblem] = useState<string | null>(token === '' ? byMailWords.cutShort : null)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const newPassword = String(new FormData(event.currentTarget).get('password'))
    post('/api/auth/reset-password', { newPassword, token }).then(
      () => setDone(true),
      (error: Error) => setProblem(error.message),
    )
  }
  return (
    <main className="page">
      <h1>{byMailWords.reset}</h1>
      <p className="page__lead" role={isDone ? 'status' : undefined}>
        {isDone ? byMailWords.resetDone : byMailWords.resetWhat}
      </p>
      {isDone ? (
        <Link className="button button--main" href="/profile">
          {signInWords.titles.in}
        </Link>
      ) : (
        <section className="sign-in sign-in--alone">
          <form onSubmit={submit}>
            <label>
              {byMailWords.newPassword}
              <input
                className="field"
                name="password"
                type="password"
                required
                minLength={10}
                autoComplete="new-password"
              />
              <small>{signInWords.passwordWhat}</small>
            </label>
            {problem && <p role="alert">{problem}</p>}
            <button type="submit" className="button button--main" disabled={token === ''}>
              {byMailWords.resetButton}
            </button>
          </form>
        </section>
      )}
    </main>
  )
}
