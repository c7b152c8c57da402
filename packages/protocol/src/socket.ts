import type { Connect, Wire, WireEnd } from './client.ts'
import type { ServerMessage } from './messages.ts'

/** Sockets of browsers do not tell when the other end has stopped to answer. */
const silence = 15_000

/** A wire over a WebSocket, as browsers and Node have it. */
export const overSocket: Connect = overSocketFrom((url) => new WebSocket(url))

/** The same over a socket that is opened in a way of one's own: with a token in its headers, say. */
export function overSocketFrom(open: (url: string) => WebSocket): Connect {
  return (url, end) => wireOver(open(url), end)
}

function wireOver(socket: WebSocket, end: WireEnd): Wire {
  let isClosed = false
  const closed = () => {
    if (!isClosed) end.closed()
    isClosed = true
  }
  socket.addEventListener('open', () => end.opened())
  socket.addEventListener('message', ({ data }) => {
    end.said(JSON.parse(String(data)) as ServerMessage)
  })
  socket.addEventListener('close', closed)
  socket.addEventListener('error', closed)
  return {
    silence,
    send: (message) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
    },
    close: () => {
      isClosed = true
      socket.close()
    },
  }
}
