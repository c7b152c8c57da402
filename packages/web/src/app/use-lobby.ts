import { Lobby, type LobbySnapshot, overSocket } from '@cardwright/protocol'
import { useEffect, useState } from 'react'
import { onSession, session, socketUrl } from './session.ts'
import { settings } from './settings.ts'

export interface LobbyHere {
  readonly lobby: Lobby | null
  readonly snapshot: LobbySnapshot | null
  readonly problem: string | null
}

/** The lobby, while a page needs it. */
export function useLobby(): LobbyHere {
  const [here, setHere] = useState<LobbyHere>({ lobby: null, snapshot: null, problem: null })
  const [round, setRound] = useState(0)
  useEffect(() => onSession(() => setRound((n) => n + 1)), [])
  useEffect(() => {
    let lobby: Lobby | null = null
    let isGone = false
    session().then(
      () => {
        if (isGone) return
        const name = settings().name.trim()
        lobby = new Lobby({ connect: overSocket, url: socketUrl(), ...(name !== '' && { name }) })
        const look = () => setHere({ lobby, snapshot: lobby!.snapshot, problem: null })
        lobby.subscribe(look)
        look()
      },
      (error: Error) => !isGone && setHere({ lobby: null, snapshot: null, problem: error.message }),
    )
    const renew = () => lobby?.renew()
    addEventListener('online', renew)
    return () => {
      isGone = true
      removeEventListener('online', renew)
      lobby?.close()
    }
  }, [round])
  return here
}
