import { connect, type NatsConnection, type NodeConnectionOptions, type Subscription } from '@nats-io/transport-node'
import { ConfigError } from '../config.ts'
import type { Bus, Notice, Topic } from './bus.ts'
import { Watches } from './watches.ts'

/** A subject for each match, one for the lobby, one for what all must know. Ids of matches hold no dots and no blanks. */
const everybody = 'cardwright.all'
const lobby = 'cardwright.lobby'
const ofMatch = (match: string): string => `cardwright.match.${Buffer.from(match).toString('base64url')}`
const subjectOf = (topic: Topic): string => (topic === 'lobby' ? lobby : ofMatch(topic.match))

/** How long to wait before a connection is tried again, and between two signs of life, in ms. */
const pause = 250
const beatEvery = 5000

/** A user and a password, or a token in place of the user, stand in the URL. */
function optionsFor(url: string): NodeConnectionOptions {
  const { protocol, host, username, password } = new URL(url)
  const [user, pass] = [username, password].map(decodeURIComponent)
  return {
    servers: host,
    name: 'cardwright',
    noEcho: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: pause,
    pingInterval: beatEvery,
    // a wrong password that is put right must not need a restart
    ignoreAuthErrorAbort: true,
    ...(protocol === 'tls:' && { tls: {} }),
    ...(pass !== '' && { user, pass }),
    ...(pass === '' && user !== '' && { token: user }),
  }
}

/** By NATS, which brings a notice to those who watch its subject and to nobody else. */
export class NatsBus implements Bus {
  readonly #url: string
  readonly #node: string
  readonly #listeners = new Set<(notice: Notice) => void>()
  readonly #watches: Watches
  readonly #subscriptions = new Map<string, Subscription>()
  #connection: NatsConnection | null = null
  #lookingAgain: ReturnType<typeof setTimeout> | null = null

  constructor(url: string, node: string) {
    this.#url = url
    this.#node = node
    this.#watches = new Watches(
      (subject) => this.#subscribe(subject),
      (subject) => {
        this.#subscriptions.get(subject)?.unsubscribe()
        this.#subscriptions.delete(subject)
      },
    )
  }

  async open(): Promise<void> {
    this.#connection = await connect(optionsFor(this.#url)).catch((error: Error) => {
      const where = `NATS at ${new URL(this.#url).host} cannot be reached: ${error.message}`
      throw new ConfigError(`${where}. NATS_URL is of one that runs; left out, the database is used instead.`)
    })
    for (const subject of this.#watches.topics) this.#subscribe(subject)
    this.#watches.add(everybody)
    void this.#watchOver(this.#connection)
    // the server has heard all of it
    await this.#connection.flush()
  }

  /** What was told while the connection was gone was not heard, neither here nor by the others. */
  async #watchOver(connection: NatsConnection): Promise<void> {
    for await (const { type } of connection.status()) {
      if (type !== 'reconnect') continue
      try {
        // before that, the server may not know yet what is watched here
        await connection.flush()
      } catch {
        // gone again: the next connection says so
        continue
      }
      this.#lookAgainSoon()
      await this.tell({ about: 'missed', topic: 'all' })
    }
  }

  /** When NATS itself was gone, everybody says so at about the same time. */
  #lookAgainSoon(): void {
    this.#lookingAgain ??= setTimeout(() => {
      this.#lookingAgain = null
      this.#emit({ about: 'missed', topic: 'all' })
    }, pause)
  }

  #subscribe(subject: string): void {
    const subscription = this.#connection?.subscribe(subject, {
      callback: (error, message) => {
        if (!error) this.#hear(message.string())
      },
    })
    if (subscription) this.#subscriptions.set(subject, subscription)
  }

  #hear(payload: string): void {
    const { node, notice } = JSON.parse(payload) as { node: string; notice: Notice }
    if (node === this.#node) return
    if (notice.about === 'missed' && notice.topic === 'all') this.#lookAgainSoon()
    else this.#emit(notice)
  }

  #emit(notice: Notice): void {
    for (const listener of this.#listeners) listener(notice)
  }

  on(listener: (notice: Notice) => void): void {
    this.#listeners.add(listener)
  }

  watch(topic: Topic): () => void {
    const subject = subjectOf(topic)
    const isNew = !this.#watches.has(subject)
    const unwatch = this.#watches.add(subject)
    if (isNew) void this.#heardFromNowOn(topic)
    return unwatch
  }

  /** A subscription is on its way to the server while others go on telling. */
  async #heardFromNowOn(topic: Topic): Promise<void> {
    try {
      await this.#connection?.flush()
    } catch {
      // who reconnects has missed all, and says so
      return
    }
    this.#emit({ about: 'missed', topic })
  }

  async tell(notice: Notice): Promise<void> {
    const payload = JSON.stringify({ node: this.#node, notice })
    this.#publish('match' in notice ? ofMatch(notice.match) : everybody, payload)
    if (notice.about === 'table' && notice.open) this.#publish(lobby, payload)
  }

  #publish(subject: string, payload: string): void {
    if (this.#connection !== null && !this.#connection.isClosed()) this.#connection.publish(subject, payload)
  }

  async close(): Promise<void> {
    if (this.#lookingAgain !== null) clearTimeout(this.#lookingAgain)
    await this.#connection?.close()
  }
}
