import { resultWords } from '@cardwright/catalog/words'
import { player } from '@cardwright/engine/english'
import { useEffect, useState } from 'react'
import { askWords } from '../../words/en/table/asks.ts'
import { useTable } from '../context.ts'
import { sentenceOf } from './Log.tsx'

/** Says who is awaited, and for how long already. */
export function Waiting() {
  const props = useTable()
  const { telling, view, beat, table, snapshot, words } = props
  const seconds = useSeconds(view.waiting.map(({ seat, since }) => `${seat} ${since}`).join())
  if (view.result && !beat)
    return <h2 className="ask__prompt ask__prompt--end">{resultWords(words, view.result, telling)}</h2>
  // somebody speaks first, or something is being shown
  if (beat || snapshot.asks.length > 0)
    return <p className="ask__prompt ask__prompt--quiet">{beat && (sentenceOf(props, beat) ?? '…')}</p>
  const names = view.waiting.filter(({ seat }) => seat !== telling.seat).map(({ seat }) => player(telling, seat))
  const isBot = view.waiting.every(({ seat }) => table.seats[seat]?.kind === 'bot')
  // the table of a record is over wherever the record is looked at: nobody thinks there
  if (table.status === 'over')
    return (
      <p className="ask__prompt ask__prompt--quiet">
        {askWords.next(view.waiting.map((each) => player(telling, each.seat)))}
      </p>
    )
  const text = names.length === 0 ? askWords.wait : askWords.thinking(names)
  return (
    <p className="ask__prompt ask__prompt--quiet">
      {text}
      {!isBot && seconds >= 3 && <span className="ask__since"> {askWords.since(seconds)}</span>}
    </p>
  )
}

/** How long something has been the same, in seconds. */
function useSeconds(what: string): number {
  const [now, setNow] = useState({ what, seconds: 0 })
  useEffect(() => {
    const began = performance.now()
    setNow({ what, seconds: 0 })
    const timer = setInterval(() => setNow({ what, seconds: Math.floor((performance.now() - began) / 1000) }), 1000)
    return () => clearInterval(timer)
  }, [what])
  return now.what === what ? now.seconds : 0
}
