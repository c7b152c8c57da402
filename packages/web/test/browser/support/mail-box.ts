import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/** A mail server for a site: it takes everything, and knows the links in it. */
export class MailBox {
  readonly #links: string[] = []
  readonly #waiting = new Set<() => void>()
  readonly #server = createServer((socket) => {
    let heard = ''
    let isLetter = false
    socket.on('error', () => {})
    socket.write('220 here\r\n')
    socket.on('data', (chunk) => {
      heard += chunk
      const end = isLetter ? '\r\n.\r\n' : '\r\n'
      if (!heard.endsWith(end)) return
      if (isLetter) this.#take(heard)
      const isData = !isLetter && /^DATA/m.test(heard)
      isLetter = isData
      heard = ''
      socket.write(isData ? '354 go on\r\n' : '250 yes\r\n')
    })
  })

  async listen(): Promise<void> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** The link in the nth letter, counted from 1, when it has come. */
  async link(nth: number): Promise<string> {
    while (this.#links.length < nth) await new Promise<void>((resolve) => this.#waiting.add(resolve))
    return this.#links[nth - 1]!
  }

  close(): void {
    this.#server.close()
  }

  /** Lines of a letter are cut, and what is not plain is written in hexadecimal. */
  #take(letter: string): void {
    const text = letter
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number(`0x${hex}`)))
    this.#links.push(/http\S+#\S+/.exec(text)![0])
    for (const resolve of this.#waiting) resolve()
    this.#waiting.clear()
  }
}
