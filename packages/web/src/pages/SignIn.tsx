import { type FormEvent, useState } from 'react'
import { post, session } from '../app/session.ts'
import { change, useSettings } from '../app/settings.ts'
import { site } from '../app/site.ts'
import { useLoaded } from '../app/use-loaded.ts'
import { signInWords } from '../words/en/pages/sign-in.ts'
import { addPasskey, hasPasskeys, signInWithPasskey } from './passkeys.ts'
import './sign-in.css'

type Mode = 'in' | 'up' | 'forgot'

const paths = { in: 'sign-in/email', up: 'sign-up/email', forgot: 'request-password-reset' }

interface Mailed {
  readonly mode: 'up' | 'forgot'
  readonly email: string
}

export function SignIn({ done }: { done(): void }) {
  const [mode, setMode] = useState<Mode>('in')
  const [mailed, setMailed] = useState<Mailed | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const hasMail = useLoaded(site, 'site').value?.mail === true
  const attempt = async (work: () => Promise<boolean>) => {
    setIsBusy(true)
    setProblem(null)
    try {
      if (await work()) done()
    } catch (error) {
      setProblem((error as Error).message)
    } finally {
      setIsBusy(false)
    }
  }
  const enter = (next: Mode) => {
    setMode(next)
    setMailed(null)
    setProblem(null)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    if (given.name) change({ name: given.name })
    void attempt(async () => {
      await post(`/api/auth/${paths[mode]}`, given)
      if (mode === 'in' || (mode === 'up' && !hasMail)) return true
      setMailed({ mode, email: given.email ?? '' })
      return false
    })
  }
  return (
    <section className="sign-in" aria-label={signInWords.titles.in}>
      {mailed ? (
        <MailSent {...mailed} back={() => enter('in')} />
      ) : (
        <form onSubmit={submit}>
          <h2>{signInWords.titles[mode]}</h2>
          {mode === 'forgot' && <p>{signInWords.forgotWhat}</p>}
          <Fields mode={mode} />
          {problem && <p role="alert">{problem}</p>}
          <button type="submit" className="button button--main" disabled={isBusy}>
            {signInWords.buttons[mode]}
          </button>
          <Ways mode={mode} hasMail={hasMail} enter={enter} />
        </form>
      )}
      {hasPasskeys() && (
        <div className="sign-in__passkey">
          <h2>{signInWords.passkeys}</h2>
          <p>{signInWords.passkeysWhat}</p>
          <button
            type="button"
            className="button"
            disabled={isBusy}
            onClick={() => void attempt(() => signInWithPasskey())}
          >
            {signInWords.withPasskey}
          </button>
          <button
            type="button"
            className="button button--quiet"
            disabled={isBusy}
            onClick={() => void attempt(async () => addPasskey((await session()).name))}
          >
            {signInWords.makePasskey}
          </button>
        </div>
      )}
    </section>
  )
}

function Fields({ mode }: { mode: Mode }) {
  const { name } = useSettings()
  return (
    <>
      {mode === 'up' && (
        <label>
          {signInWords.name}
          <input className="field" name="name" required maxLength={40} defaultValue={name} autoComplete="nickname" />
        </label>
      )}
      <label>
        {signInWords.email}
        <input className="field" name="email" type="email" required autoComplete="username" />
      </label>
      {mode !== 'forgot' && (
        <label>
          {signInWords.password}
          <input
            className="field"
            name="password"
            type="password"
            required
            minLength={10}
            autoComplete={mode === 'up' ? 'new-password' : 'current-password'}
          />
          {mode === 'up' && <small>{signInWords.passwordWhat}</small>}
        </label>
      )}
    </>
  )
}

/** The other things that one may have come for. */
function Ways({ mode, hasMail, enter }: { mode: Mode; hasMail: boolean; enter(mode: Mode): void }) {
  const way = (to: Mode, text: string) => (
    <button type="button" className="button button--quiet" onClick={() => enter(to)}>
      {text}
    </button>
  )
  if (mode === 'forgot') return way('in', signInWords.back)
  return (
    <>
      {mode === 'in' && hasMail && way('forgot', signInWords.forgot)}
      {mode === 'in' ? way('up', signInWords.isNew) : way('in', signInWords.isKnown)}
    </>
  )
}

function MailSent({ mode, email, back }: Mailed & { back(): void }) {
  return (
    <div className="sign-in__mailed" role="status">
      <h2>{signInWords.titles[mode]}</h2>
      <p>{signInWords.mailed[mode](email)}</p>
      <p>{signInWords.noMail}</p>
      <button type="button" className="button button--quiet" onClick={back}>
        {signInWords.back}
      </button>
    </div>
  )
}
