import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

export interface Mail {
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly text: string
}

const replies: Readonly<Record<string, string>> = { DATA: '354 go on', QUIT: '221 bye', STARTTLS: '454 not here' }

/** A mail server on a port of this machine: it takes what it is given, and shows it. */
export class MailServer {
  /** What was taken so far. */
  readonly mails: Mail[] = []
  /** Every line that a client has said. */
  readonly heard: string[] = []
  /** What it says to who gives it a mail; `250` is a yes. */
  verdict = '250 taken'
  /** A server that is up, and says nothing. */
  isMute = false
  readonly #server = createServer((socket) => this.#serve(socket))
  readonly #sockets = new Set<Socket>()
  readonly #waiting = new Set<() => void>()

  async listen(): Promise<this> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return this
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** The mails, when there are so many. */
  async until(count: number): Promise<readonly Mail[]> {
    while (this.mails.length < count) await new Promise<void>((resolve) => this.#waiting.add(resolve))
    return this.mails
  }

  /** When a client has said a line like this. */
  async says(line: RegExp): Promise<void> {
    while (!this.heard.some((each) => line.test(each))) await new Promise<void>((resolve) => this.#waiting.add(resolve))
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy()
    this.#server.close()
  }

  #serve(socket: Socket): void {
    this.#sockets.add(socket)
    socket.on('error', () => {})
    let rest = ''
    const letter: { lines: string[] | null } = { lines: null }
    const say = (line: string | null) => line !== null && !this.isMute && socket.write(`${line}\r\n`)
    say('220 test')
    socket.on('data', (chunk) => {
      const lines = (rest + chunk).split('\r\n')
      rest = lines.pop()!
      for (const line of lines) say(letter.lines === null ? this.#command(line, letter) : this.#text(line, letter))
      for (const resolve of this.#waiting) resolve()
      this.#waiting.clear()
    })
  }

  #command(line: string, letter: { lines: string[] | null }): string {
    this.heard.push(line)
    if (line === 'DATA') letter.lines = []
    return replies[line] ?? '250 yes'
  }

  #text(line: string, letter: { lines: string[] | null }): string | null {
    if (line !== '.') {
      letter.lines!.push(line)
      return null
    }
    if (this.verdict.startsWith('250')) this.mails.push(read(letter.lines!))
    letter.lines = null
    return this.verdict
  }
}

function read(lines: readonly string[]): Mail {
  const end = lines.indexOf('')
  const head = lines.slice(0, end).join('\n').replace(/\n\s+/g, ' ')
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? ''
  const body = lines.slice(end + 1).join('\n')
  return { from: field('From'), to: field('To'), subject: field('Subject'), text: decoded(body, head) }
}

function decoded(body: string, head: string): string {
  if (!/^content-transfer-encoding: quoted-printable$/im.test(head)) return body
  return body.replace(/=\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
}
