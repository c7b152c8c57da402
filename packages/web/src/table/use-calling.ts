import type { ChatLine } from '@cardwright/protocol'
import { useEffect, useRef, useState } from 'react'
import { light, ring } from '../app/call.ts'
import { useTitle } from '../app/use-title.ts'
import { tableWords } from '../words/en/table/table.ts'

/** How many lines others have written since the page was last looked at. */
function useUnread(chat: readonly ChatLine[], own: string | undefined): number {
  const [read, setRead] = useState(chat.length)
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && setRead(chat.length)
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [chat.length])
  return chat.slice(read).filter(({ person }) => person !== own).length
}

interface Call {
  /** The state of the match in a word or two: "Your turn". */
  readonly says: string
  readonly game: string
  readonly isAwaited: boolean
  readonly chat: readonly ChatLine[]
  readonly own: string | undefined
}

/** Calls a player who looks elsewhere: by the title and the icon of the tab, and by sound if it is on. */
export function useCalling({ says, game, isAwaited, chat, own }: Call): void {
  const unread = useUnread(chat, own)
  useTitle(unread > 0 && tableWords.unread(unread), says, game)
  const isLit = isAwaited || unread > 0
  const before = useRef(isLit)
  useEffect(() => {
    light(isLit)
    if (isLit && !before.current) ring()
    before.current = isLit
    return () => light(false)
  }, [isLit])
}
