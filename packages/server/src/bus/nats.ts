import type { Bus, Notice, Topic } from './bus.ts'
import { NatsClient } from './nats-client.ts'
import { Watches } from './watches.ts'

/** A subject for each match, one for the lobby, one for what all must know. Ids of matches hold no dots and no blanks. */
const everybody = 'cardwright.all'
const lobby = 'cardwright.lobby'
const subjectOf = (match: string): string => `cardwright.match.${Buffer.from(match).toString('base64url')}`

/** By NATS, which brings a notice to those who watch its subject and to nobody else. */
export class NatsBus implements Bus {
  readonly #client: NatsClient
  readonly #node: string
  readonly #listeners = new Set<(notice: Notice) => void>()
  readonly #watches: Watches
  #isOpen = false

  constructor(url: string, node: string) {
    this.#node = node
    this.#client = new NatsClient(url, {
      message: (payload) => this.#hear(payload),
      // what was told while the connection was gone was not heard
      connected: () => {
        if (this.#isOpen) this.#emit({ about: 'everything' })
      },
    })
    this.#watches = new Watches(
      (subject) => this.#client.subscribe(subject),
      (subject) => this.#client.unsubscribe(subject),
    )
  }

  async open(): Promise<void> {
    this.#watches.add(everybody)
    await this.#client.open()
    this.#isOpen = true
  }

  #hear(payload: string): void {
    const { node, notice } = JSON.parse(payload) as { node: string; notice: Notice }
    if (node !== this.#node) this.#emit(notice)
  }

  #emit(notice: Notice): void {
    for (const listener of this.#listeners) listener(notice)
  }

  on(listener: (notice: Notice) => void): void {
    this.#listeners.add(listener)
  }

  watch(topic: Topic): () => void {
    return this.#watches.add(topic === 'lobby' ? lobby : subjectOf(topic.match))
  }

  async tell(notice: Notice): Promise<void> {
    const payload = JSON.stringify({ node: this.#node, notice })
    if (!('match' in notice)) this.#client.publish(everybody, payload)
    else this.#client.publish(subjectOf(notice.match), payload)
    if (notice.about === 'table' && notice.open) this.#client.publish(lobby, payload)
  }

  close(): Promise<void> {
    return this.#client.close()
  }
}
