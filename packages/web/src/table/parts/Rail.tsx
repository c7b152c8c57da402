import { useEffect, useState } from 'react'
import { type Key, Tab, TabList, TabPanel, Tabs } from 'react-aria-components'
import { Sign } from '../../design/Picture.tsx'
import { useTable } from '../context.ts'
import { Chat } from './Chat.tsx'
import { Log } from './Log.tsx'
import './rail.css'

/** The log and the chat, beside the board; on a narrow screen behind a button. */
export function Rail({ told }: { told: number }) {
  const { snapshot } = useTable()
  const [open, setOpen] = useState(false)
  const [tab, setTab] = useState<Key>('log')
  const [read, setRead] = useState(snapshot.chat.length)
  const isReading = tab === 'chat'
  useEffect(() => {
    if (isReading) setRead(snapshot.chat.length)
  }, [isReading, snapshot.chat.length])
  const unread = isReading ? 0 : snapshot.chat.length - read
  const people = snapshot.table?.seats.filter(({ kind }) => kind === 'person').length ?? 0
  const hasChat = snapshot.table?.host?.startsWith('here-') === false && (people > 1 || snapshot.seat === null)
  return (
    <aside className={`rail ${open ? 'is-open' : ''}`} aria-label="Log and chat">
      <button type="button" className="rail__open button" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Sign name="scroll-unfurled" />
        <span className="visually-hidden">{open ? 'Close the log' : 'Open the log'}</span>
      </button>
      <div className="rail__inside">
        {hasChat ? (
          <Tabs className="rail__tabs" selectedKey={tab} onSelectionChange={setTab}>
            <TabList aria-label="Beside the table" className="tabs">
              <Tab id="log" className="tab">
                Log
              </Tab>
              <Tab id="chat" className="tab">
                Chat{unread > 0 && ` (${unread} new)`}
              </Tab>
            </TabList>
            <TabPanel id="log" className="rail__panel">
              <Log told={told} />
            </TabPanel>
            <TabPanel id="chat" className="rail__panel">
              <Chat />
            </TabPanel>
          </Tabs>
        ) : (
          <>
            <h2 className="rail__title">Log</h2>
            <Log told={told} />
          </>
        )}
      </div>
    </aside>
  )
}
