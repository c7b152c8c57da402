import type { Connect, Wire, WireEnd } from './link.ts'
import type { ServerMessage } from './messages.ts'

/** Sockets of browsers do not tell when the other end has stopped to answer. */
const silence = 15_000

/** A wire over a WebSocket, as browsers and Node have it. */
export const overSocket: Connect = (url, end) => wireOver(new WebSocket(url), end)

/** The same for a program, which shows its token in a header: Node's sockets take them, and the types are a browser's. */
export function overSocketAs(token: string): Connect {
  const init = { headers: { authorization: `Bearer ${token}` } }
  return (url, end) => wireOver(new WebSocket(url, init as unknown as string[]), end)
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
