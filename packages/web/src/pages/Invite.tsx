import { useState } from 'react'

/** The link to the table, to send to another player. */
export function Invite() {
  const [isCopied, setIsCopied] = useState(false)
  const copy = () => void navigator.clipboard.writeText(location.href).then(() => setIsCopied(true))
  return (
    <>
      <h2>Send this link to whoever should play</h2>
      <div className="invite">
        <input
          className="field"
          readOnly
          value={location.href}
          aria-label="The link to this table"
          onFocus={(event) => event.target.select()}
        />
        <button type="button" className="button button--main" onClick={copy}>
          {isCopied ? 'Copied' : 'Copy'}
        </button>
      </div>
    </>
  )
}
