import { useState } from 'react'
import { Link } from 'wouter'
import { get, sessionChanged } from '../app/session.ts'
import { useTitle } from '../app/use-title.ts'
import { byMailWords } from '../words/en/pages/by-mail.ts'

type Errand = keyof typeof byMailWords.confirm

const isErrand = (text: string): text is Errand => Object.hasOwn(byMailWords.confirm, text)

/** Where the link in a mail leads those who confirm an address. A button, since programs open links before people do. */
export function Confirm() {
  const [[errand = '', token = '']] = useState(() => location.hash.slice(1).split('=', 2))
  const title = byMailWords.confirm[isErrand(errand) ? errand : 'sign-up']
  useTitle(title)
  return (
    <main className="page">
      <h1>{title}</h1>
      {isErrand(errand) && token !== '' ? (
        <Confirmation errand={errand} token={token} />
      ) : (
        <p className="page__lead" role="alert">
          {byMailWords.cutShort}
        </p>
      )}
    </main>
  )
}

function Confirmation({ errand, token }: { errand: Errand; token: string }) {
  const [isDone, setDone] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const confirm = () => {
    get(`/api/auth/verify-email?token=${encodeURIComponent(token)}`).then(
      () => {
        setDone(true)
        sessionChanged()
      },
      (error: Error) => setProblem(error.message),
    )
  }
  if (isDone) {
    return (
      <>
        <p className="page__lead" role="status">
          {byMailWords.confirmDone[errand]}
        </p>
        <p>
          <Link className="button button--main" href={errand === 'sign-up' ? '/lobby' : '/profile'}>
            {errand === 'sign-up' ? byMailWords.toLobby : byMailWords.toProfile}
          </Link>
        </p>
      </>
    )
  }
  return (
    <>
      <p className="page__lead">{byMailWords.confirmWhat[errand]}</p>
      {problem && <p role="alert">{problem}</p>}
      <p>
        <button type="button" className="button button--main" onClick={confirm}>
          {byMailWords.confirmButton[errand]}
        </button>
      </p>
    </>
  )
}
