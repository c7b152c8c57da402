import type { Connect } from './client.ts'
import type { ServerMessage } from './messages.ts'

/** A wire over a WebSocket, as browsers and Node have it. */
export const overSocket: Connect = (url, end) => {
  const socket = new WebSocket(url)
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
    send: (message) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
    },
    close: () => {
      isClosed = true
      socket.close()
    },
  }
}
