import { connect, type NatsConnection, type NodeConnectionOptions, type Subscription } from '@nats-io/transport-node'
import { ConfigError } from '../config.ts'
import type { Bus, Notice, Topic } from './bus.ts'
import { isFrequent, Peers, type Word } from './peers.ts'
import { Watches } from './watches.ts'

/** A subject for each match and each process, one for the lobby, one for what all must know. Names in subjects hold no dots and no blanks. */
const everybody = 'cardwright.all'
const lobby = 'cardwright.lobby'
const named = (kind: string, name: string): string => `cardwright.${kind}.${Buffer.from(name).toString('base64url')}`
const ofMatch = (match: string): string => named('match', match)
const ofNode = (node: string): string => named('node', node)

/** What travels. What processes say of what they watch is beside a notice that older ones do not know, and pass over. */
interface Parcel {
  readonly node: string
  readonly notice: Notice | { readonly about: 'word' }
  readonly word?: Word
}

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

/**
 * By NATS, which brings a notice to those who watch its subject and to nobody else. What happens in the midst of a match is
 * not even sent unless another process has said that it watches: to send it costs as much as to store it.
 */
export class NatsBus implements Bus {
  readonly #url: string
  readonly #node: string
  readonly #listeners = new Set<(notice: Notice) => void>()
  /** The matches that are watched here. */
  readonly #watches: Watches
  readonly #peers: Peers
  readonly #lobby: Watches
  readonly #subscriptions = new Map<string, Subscription>()
  #connection: NatsConnection | null = null
  #lookingAgain: ReturnType<typeof setTimeout> | null = null

  constructor(url: string, node: string) {
    this.#url = url
    this.#node = node
    this.#watches = new Watches(
      (match) => {
        this.#subscribe(ofMatch(match))
        this.#say(ofMatch(match), { watch: match })
      },
      (match) => {
        this.#unsubscribe(ofMatch(match))
        this.#peers.leave(match)
        // also to those whose word that they watch, too, is still on its way
        this.#say(ofMatch(match), { unwatch: match })
      },
    )
    this.#peers = new Peers({
      watches: this.#watches,
      say: (to, content) => {
        if ('notice' in content) this.#send(ofNode(to), content)
        else this.#say(ofNode(to), content)
      },
      emit: (notice) => this.#emit(notice),
    })
    this.#lobby = new Watches(
      () => this.#subscribe(lobby),
      () => this.#unsubscribe(lobby),
    )
  }

  async open(): Promise<void> {
    this.#connection = await connect(optionsFor(this.#url)).catch((error: Error) => {
      const where = `NATS at ${new URL(this.#url).host} cannot be reached: ${error.message}`
      throw new ConfigError(`${where}. NATS_URL is of one that runs; left out, the database is used instead.`)
    })
    for (const subject of [everybody, ofNode(this.#node)]) this.#subscribe(subject)
    for (const match of this.#watches.topics) this.#subscribe(ofMatch(match))
    if (this.#lobby.has(lobby)) this.#subscribe(lobby)
    this.#introduce()
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
      this.#introduce()
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

  /** Tells the others what is watched here. */
  #introduce(): void {
    for (const match of this.#watches.topics) this.#say(ofMatch(match), { watch: match })
  }

  #subscribe(subject: string): void {
    const subscription = this.#connection?.subscribe(subject, {
      callback: (error, message) => {
        if (!error) this.#hear(message.string())
      },
    })
    if (subscription) this.#subscriptions.set(subject, subscription)
  }

  #unsubscribe(subject: string): void {
    this.#subscriptions.get(subject)?.unsubscribe()
    this.#subscriptions.delete(subject)
  }

  #hear(payload: string): void {
    const { node, notice, word } = JSON.parse(payload) as Parcel
    if (node === this.#node) return
    if (notice.about === 'word') this.#peers.hear(node, word!)
    else if (notice.about === 'missed' && notice.topic === 'all') this.#lookAgainSoon()
    else this.#emit(notice)
  }

  #emit(notice: Notice): void {
    for (const listener of this.#listeners) listener(notice)
  }

  on(listener: (notice: Notice) => void): void {
    this.#listeners.add(listener)
  }

  watch(topic: Topic): () => void {
    const [watches, name] = topic === 'lobby' ? [this.#lobby, lobby] : [this.#watches, topic.match]
    const isNew = !watches.has(name)
    const unwatch = watches.add(name)
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
    if (isFrequent(notice) && this.#peers.at(notice.match).length === 0) return
    this.#send('match' in notice ? ofMatch(notice.match) : everybody, { notice })
    if (notice.about === 'table' && notice.open) this.#send(lobby, { notice })
  }

  #say(subject: string, word: Word): void {
    this.#send(subject, { notice: { about: 'word' }, word })
  }

  #send(subject: string, content: Omit<Parcel, 'node'>): void {
    if (this.#connection === null || this.#connection.isClosed()) return
    this.#connection.publish(subject, JSON.stringify({ node: this.#node, ...content }))
  }

  async close(): Promise<void> {
    if (this.#lookingAgain !== null) clearTimeout(this.#lookingAgain)
    await this.#connection?.close()
  }
}
