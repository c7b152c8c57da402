import { useState } from 'react'
import { waitingWords } from '../words/en/pages/waiting.ts'

/** The link to the table, to send to another player. */
export function Invite() {
  const [isCopied, setIsCopied] = useState(false)
  const copy = () => void navigator.clipboard.writeText(location.href).then(() => setIsCopied(true))
  return (
    <>
      <h2>{waitingWords.invite}</h2>
      <div className="invite">
        <input
          className="field"
          readOnly
          value={location.href}
          aria-label={waitingWords.link}
          onFocus={(event) => event.target.select()}
        />
        <button type="button" className="button button--main" onClick={copy}>
          {isCopied ? waitingWords.copied : waitingWords.copy}
        </button>
      </div>
    </>
  )
}
