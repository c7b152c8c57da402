import { type KeyboardEvent, useEffect, useState } from 'react'
import { useEscape } from '../../design/escape.ts'
import { Sign } from '../../design/Picture.tsx'
import { railWords } from '../../words/en/table/rail.ts'
import { useTable } from '../context.ts'
import { Chat } from './Chat.tsx'
import { Log } from './Log.tsx'
import './rail.css'

const tabs = ['log', 'chat'] as const

/** The log and the chat, beside the board; on a narrow screen behind a button. */
export function Rail({ told, since }: { told: number; since: number }) {
  const { snapshot } = useTable()
  const [open, setOpen] = useState(false)
  const [tab, setTab] = useState<(typeof tabs)[number]>('log')
  const [read, setRead] = useState(snapshot.chat.length)
  const isReading = tab === 'chat'
  useEffect(() => {
    if (isReading) setRead(snapshot.chat.length)
  }, [isReading, snapshot.chat.length])
  const unread = isReading ? 0 : snapshot.chat.length - read
  const people = snapshot.table?.seats.filter(({ kind }) => kind === 'person').length ?? 0
  const hasChat = snapshot.table?.host?.startsWith('here-') === false && (people > 1 || snapshot.seat === null)
  useEscape(open, () => setOpen(false))
  const walk = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
    setTab(isReading ? 'log' : 'chat')
    const other = currentTarget.nextElementSibling ?? currentTarget.previousElementSibling
    if (other instanceof HTMLElement) other.focus()
  }
  return (
    <aside className={`rail ${open ? 'is-open' : ''}`} aria-label={railWords.title}>
      <button type="button" className="rail__open button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? (
          <span className="rail__close" aria-hidden>
            ×
          </span>
        ) : (
          <Sign name="scroll-unfurled" />
        )}
        <span className="visually-hidden">{open ? railWords.close : railWords.open}</span>
      </button>
      <div className="rail__inside">
        {hasChat ? (
          <div className="rail__tabs">
            <div role="tablist" aria-label={railWords.beside} className="tabs">
              {tabs.map((each) => (
                <button
                  key={each}
                  type="button"
                  role="tab"
                  className="tab"
                  id={`rail-${each}`}
                  aria-controls="rail-panel"
                  aria-selected={tab === each}
                  tabIndex={tab === each ? 0 : -1}
                  onClick={() => setTab(each)}
                  onKeyDown={walk}
                >
                  {each === 'log' ? railWords.log : railWords.chat(unread)}
                </button>
              ))}
            </div>
            <div role="tabpanel" id="rail-panel" aria-labelledby={`rail-${tab}`} className="rail__panel">
              {tab === 'log' ? <Log told={told} since={since} isOpened={open} /> : <Chat />}
            </div>
          </div>
        ) : (
          <>
            <h2 className="rail__title">{railWords.log}</h2>
            <Log told={told} since={since} isOpened={open} />
          </>
        )}
      </div>
    </aside>
  )
}
