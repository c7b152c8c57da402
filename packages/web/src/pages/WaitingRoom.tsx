import { type Entry, sideName, termsOf } from '@cardwright/catalog'
import { wordsOf } from '@cardwright/catalog/words'
import { isRefusal, type Refusal } from '@cardwright/engine'
import { Lobby, overSocket, type TableInfo } from '@cardwright/protocol'
import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { type Chosen, chosenOf } from '../app/chosen.ts'
import { clockText } from '../app/clocks.ts'
import { titleOf } from '../app/games.ts'
import { socketUrl } from '../app/session.ts'
import { settings } from '../app/settings.ts'
import type { Look } from '../table/contract.ts'
import { useCalling } from '../table/use-calling.ts'
import { importedWords } from '../words/en/pages/imported.ts'
import { waitingWords } from '../words/en/pages/waiting.ts'
import { Chairs } from './Chairs.tsx'
import { Invite } from './Invite.tsx'
import { SideChoice } from './SideChoice.tsx'
import './choose.css'
import './lobby.css'

interface Props {
  readonly table: TableInfo
  readonly seat: number | null
  /** Null until the game is there: sides are chosen then. */
  readonly loaded: { readonly entry: Entry; readonly look: Look } | null
  /** Why the match does not begin for whoever sits here. */
  readonly refused: string | null
  sat(): void
}

const noChat: readonly never[] = []

/** Sends one request to the lobby; returns why it was refused, or null. */
async function atLobby(act: (lobby: Lobby) => Promise<TableInfo | Refusal>): Promise<string | null> {
  const name = settings().name.trim()
  const lobby = new Lobby({ connect: overSocket, url: socketUrl(), ...(name !== '' && { name }) })
  const reply = await act(lobby)
  lobby.close()
  return isRefusal(reply) ? reply.why : null
}

function leadOf(isGuest: boolean, isFree: boolean, hasSides: boolean): string {
  if (!isFree) return waitingWords.dealtSoon
  if (!isGuest) return waitingWords.waiting
  return hasSides ? waitingWords.chairAndSide : waitingWords.chair
}

/** A table that is not full yet. */
export function WaitingRoom({ table, seat, loaded, refused, sat }: Props) {
  const [problem, setProblem] = useState<string | null>(null)
  const [side, setSide] = useState<string | null>(null)
  const [isAgreed, setIsAgreed] = useState(false)
  const [, go] = useLocation()
  const { match, seats } = table
  const isFree = seats.some(({ kind }) => kind === 'open')
  const taken = seats.filter(({ kind }) => kind !== 'open').length
  const known = useRef(taken)
  const hasCome = seat !== null && taken > known.current
  useCalling({
    says: hasCome ? waitingWords.hasCome : waitingWords.waits,
    game: titleOf(table.game),
    isAwaited: hasCome,
    chat: noChat,
    own: undefined,
  })
  const sides = loaded?.entry.sides
  const terms = loaded ? termsOf(loaded.entry, table.options) : []
  const sit = async () => {
    const why = await atLobby((lobby) => lobby.sit(match, undefined, side ?? undefined, terms.length > 0))
    if (why === null) sat()
    else setProblem(why)
  }
  const take = async (wish: string) => {
    setProblem(seat === null ? null : await atLobby((lobby) => lobby.sit(match, seat, wish)))
  }
  const leave = async () => {
    const why = await atLobby((lobby) => lobby.leave(match))
    if (why === null) go('/lobby')
    else setProblem(why)
  }
  const isGuest = seat === null && isFree
  const chosen = loaded && side !== null && side !== sides?.any ? sideName(loaded.entry, side) : null
  return (
    <main className="page waiting" data-game={table.game}>
      <h1>{waitingWords.title(titleOf(table.game))}</h1>
      <p className="page__lead" role="status">
        {leadOf(seat === null, isFree, sides !== undefined)}
      </p>
      <Chairs table={table} seat={seat} loaded={loaded} take={(wish) => void take(wish)} />
      <p className="lobby__status">
        {[
          ...(loaded ? chosenOf(wordsOf(loaded.entry), table.options as Chosen) : []),
          waitingWords.clock(clockText(table.time)),
          table.open ? waitingWords.open : waitingWords.onlyByLink,
        ].join(' · ')}
      </p>
      {terms.length > 0 && (
        <div className="waiting__agreement">
          {waitingWords.unusual}
          <ul>
            {terms.map((each) => (
              <li key={each} data-content>
                {each}
              </li>
            ))}
          </ul>
          {isGuest && (
            <label className="waiting__agree">
              <input type="checkbox" checked={isAgreed} onChange={(event) => setIsAgreed(event.target.checked)} />{' '}
              {importedWords.agree}
            </label>
          )}
        </div>
      )}
      {(problem ?? refused) && <p role="alert">{problem ?? refused}</p>}
      {isGuest && loaded && sides && (
        <div className="waiting__choice">
          <SideChoice
            look={loaded.look}
            entry={loaded.entry}
            options={table.options as object}
            words={wordsOf(loaded.entry)}
            value={side ?? sides.any ?? null}
            onChange={setSide}
          />
        </div>
      )}
      {isGuest && (
        <div className={`waiting__bar ${sides ? 'waiting__bar--sticky' : ''}`}>
          <button
            type="button"
            className="button button--main button--large"
            disabled={terms.length > 0 && !isAgreed}
            onClick={() => void sit()}
          >
            {chosen ? waitingWords.sitDownWith(chosen) : waitingWords.sitDown}
          </button>
        </div>
      )}
      {seat !== null && isFree && (
        <>
          <Invite />
          <div className="waiting__bar">
            <a className="button" href={`/practice/${table.game}`} target="_blank" rel="noopener">
              {waitingWords.botMeanwhile}
            </a>
            <button type="button" className="button button--quiet" onClick={() => void leave()}>
              {waitingWords.leave}
            </button>
          </div>
        </>
      )}
    </main>
  )
}
