import { isRefusal } from '@cardwright/engine'
import { Lobby, overSocket, type TableInfo } from '@cardwright/protocol'
import { useState } from 'react'
import { titleOf } from '../app/games.ts'
import { socketUrl } from '../app/session.ts'
import { settings } from '../app/settings.ts'
import './lobby.css'

interface Props {
  readonly table: TableInfo
  readonly seat: number | null
  readonly person: string | null
  sat(): void
}

/** A table that is not full yet. */
export function WaitingRoom({ table, seat, sat }: Props) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isCopied, setIsCopied] = useState(false)
  const sit = async () => {
    const name = settings().name.trim()
    const lobby = new Lobby({ connect: overSocket, url: socketUrl(), ...(name !== '' && { name }) })
    const reply = await lobby.sit(table.match)
    lobby.close()
    if (isRefusal(reply)) setProblem(reply.why)
    else sat()
  }
  const copy = () => void navigator.clipboard.writeText(location.href).then(() => setIsCopied(true))
  const isFree = table.seats.some(({ kind }) => kind === 'open')
  return (
    <main className="page">
      <h1>A table of {titleOf(table.game)}</h1>
      <p className="page__lead" role="status">
        {seat === null
          ? 'There is a chair for you.'
          : isFree
            ? 'Waiting for somebody to sit down.'
            : 'The cards are being dealt …'}
      </p>
      <ul className="chairs">
        {table.seats.map(({ kind, name, here }, each) => (
          <li key={`${each} ${name}`} className={kind === 'open' ? 'is-open' : undefined}>
            {kind === 'open' ? 'An empty chair' : name}
            <small>{each === seat ? 'you' : here === false ? 'away' : ''}</small>
          </li>
        ))}
      </ul>
      {problem && <p role="alert">{problem}</p>}
      {seat === null && isFree && (
        <p>
          <button type="button" className="button button--main button--large" onClick={() => void sit()}>
            Sit down
          </button>
        </p>
      )}
      {isFree && (
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
            <button type="button" className="button" onClick={copy}>
              {isCopied ? 'Copied' : 'Copy'}
            </button>
          </div>
        </>
      )}
    </main>
  )
}
