import { type FormEvent, useState } from 'react'
import { post } from '../app/session.ts'
import { change, useSettings } from '../app/settings.ts'
import './sign-in.css'

/** Passkeys need more code than everything else here: it comes when it is asked for. */
async function passkeys() {
  const [{ createAuthClient }, { passkeyClient }] = await Promise.all([
    import('better-auth/client'),
    import('@better-auth/passkey/client'),
  ])
  return createAuthClient({ plugins: [passkeyClient()] })
}

interface Reply {
  readonly error?: { readonly code?: string; readonly message?: string } | null
}

/** Closing the window of the browser is an answer, and no fault. */
const isCancelled = ({ code = '', message = '' }: NonNullable<Reply['error']>): boolean =>
  /cancel|abort|not ?allowed/i.test(`${code} ${message}`)

/** Whether it came to something: false if it was called off. */
const said = (result: Reply | null | undefined): boolean => {
  if (!result?.error) return true
  if (isCancelled(result.error)) return false
  throw new Error(result.error.message ?? 'That did not work.')
}

export function SignIn({ done }: { done(): void }) {
  const { name } = useSettings()
  const [isNew, setIsNew] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
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
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    if (given.name) change({ name: given.name })
    void attempt(async () => {
      await post(`/api/auth/${isNew ? 'sign-up' : 'sign-in'}/email`, given)
      return true
    })
  }
  return (
    <section className="sign-in" aria-label="Sign in">
      <form onSubmit={submit}>
        <h2>{isNew ? 'Sign up' : 'Sign in'}</h2>
        {isNew && (
          <label>
            Name
            <input className="field" name="name" required maxLength={40} defaultValue={name} autoComplete="nickname" />
          </label>
        )}
        <label>
          Email
          <input className="field" name="email" type="email" required autoComplete="username" />
        </label>
        <label>
          Password
          <input
            className="field"
            name="password"
            type="password"
            required
            minLength={10}
            autoComplete={isNew ? 'new-password' : 'current-password'}
          />
        </label>
        {problem && <p role="alert">{problem}</p>}
        <button type="submit" className="button button--main" disabled={isBusy}>
          {isNew ? 'Sign up' : 'Sign in'}
        </button>
        <button type="button" className="button button--quiet" onClick={() => setIsNew(!isNew)}>
          {isNew ? 'I have an account' : 'I am new here'}
        </button>
      </form>
      {'credentials' in navigator && (
        <div className="sign-in__passkey">
          <h2>Without a password</h2>
          <p>A passkey lives in your device: a fingerprint or its lock opens it.</p>
          <button
            type="button"
            className="button"
            disabled={isBusy}
            onClick={() => void attempt(async () => said(await (await passkeys()).signIn.passkey()))}
          >
            Sign in with a passkey
          </button>
          <button
            type="button"
            className="button button--quiet"
            disabled={isBusy}
            onClick={() =>
              void attempt(async () => {
                const { session } = await import('../app/session.ts')
                const { name: known } = await session()
                // what the device lists it under: a guest has no address
                return said(await (await passkeys()).passkey.addPasskey({ name: known }))
              })
            }
          >
            Make one for this device
          </button>
        </div>
      )}
    </section>
  )
}
