import { createTransport } from 'nodemailer'
import { Attempts } from '../attempts.ts'
import type { Letter } from '../words/en/letters.ts'

/** Where mail is handed over, and who it is from. */
export interface MailSettings {
  /** `smtp://user:password@host:587` or `smtps://host`. */
  readonly url: string
  /** `Cardwright <cards@example.org>` */
  readonly from: string
}

export interface MailerOptions extends MailSettings {
  /** Letters to one address in an hour; what is beyond that is not sent. */
  readonly perHour: number
  readonly outcome: (outcome: 'sent' | 'failed' | 'dropped') => void
  readonly fault: (error: Error) => void
  /** How long to wait before each further attempt, in ms. */
  readonly patience?: readonly number[]
}

const usualPatience = [30_000, 300_000]
const hour = 3600
/** How many letters may wait while the mail server is slow: they must not fill the memory. */
const maxWaiting = 1000
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Sends letters when it can. Nobody waits for that: a mail server that is down or slow holds up no request. */
export class Mailer {
  readonly #options: MailerOptions
  readonly #transport
  readonly #attempts = new Attempts()
  readonly #timers = new Set<NodeJS.Timeout>()
  #waiting = 0

  constructor(options: MailerOptions) {
    this.#options = options
    const url = new URL(options.url)
    const user = decodeURIComponent(url.username)
    const secure = url.protocol === 'smtps:'
    this.#transport = createTransport({
      host: url.hostname,
      port: Number(url.port || (secure ? 465 : 587)),
      secure,
      // a password goes over TLS or not at all
      requireTLS: !secure && user !== '',
      ...(user !== '' && { auth: { user, pass: decodeURIComponent(url.password) } }),
      pool: true,
      maxConnections: 2,
      ...timeouts,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }

  /** Returns at once. */
  send(letter: Letter): void {
    void this.#send(letter)
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#transport.close()
  }

  async #send(letter: Letter): Promise<void> {
    const { perHour, outcome } = this.#options
    const { allowed } = await this.#attempts.consume(letter.to.toLowerCase(), { window: hour, max: perHour })
    if (!allowed || this.#waiting >= maxWaiting) return outcome('dropped')
    this.#waiting++
    await this.#deliver(letter, this.#options.patience ?? usualPatience)
  }

  async #deliver(letter: Letter, [wait, ...later]: readonly number[]): Promise<void> {
    const { from, outcome, fault } = this.#options
    try {
      await this.#transport.sendMail({ from, ...letter })
      this.#waiting--
      outcome('sent')
    } catch (error) {
      if (wait !== undefined && !isFinal(error)) return this.#again(wait, () => void this.#deliver(letter, later))
      this.#waiting--
      outcome('failed')
      fault(error as Error)
    }
  }

  #again(wait: number, deliver: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      deliver()
    }, wait)
    timer.unref()
    this.#timers.add(timer)
  }
}

/** A server that says 5xx means it; anything else may pass. */
const isFinal = (error: unknown): boolean => Number((error as { responseCode?: number }).responseCode) >= 500
