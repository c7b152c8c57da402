import type { AskView } from '@cardwright/engine'
import type { ServerMessage } from '@cardwright/protocol'
import { Link } from './link.ts'

/** What is counted while it is being measured. */
export interface Tally {
  answers: number
  refused: number
  /** From an answer until the view that shows it, in ms. */
  readonly waits: number[]
}

/** One socket of one player, who takes about a second for each answer and answers at random. */
export class Player {
  readonly #link: Link
  readonly #tally: Tally
  #match: string | null = null
  #ask = ''
  #sentAt: number | null = null
  onOver: () => void = () => {}
  #thinking: ReturnType<typeof setTimeout> | null = null

  private constructor(link: Link, tally: Tally) {
    this.#link = link
    this.#tally = tally
    link.hear = (message) => this.#hear(message)
  }

  static async connect(url: string, token: string, tally: Tally): Promise<Player> {
    return new Player(await Link.connect(url, token), tally)
  }

  get bytes(): number {
    return this.#link.bytes
  }

  request(...[message]: Parameters<Link['request']>): Promise<ServerMessage> {
    return this.#link.request(message)
  }

  /** Sits at a table until the match is over. */
  play(match: string): Promise<void> {
    this.#match = match
    return this.#link.join(match)
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'view' && this.#sentAt !== null) {
      this.#tally.waits.push(performance.now() - this.#sentAt)
      this.#sentAt = null
    }
    if (message.type === 'ask' && message.match === this.#match) this.#consider(message.asks)
    if (message.type === 'over' && message.match === this.#match) this.onOver()
  }

  #consider(asks: readonly AskView[]): void {
    const [ask] = asks
    if (ask === undefined || ask.id === this.#ask) return
    this.#ask = ask.id
    this.#thinking = setTimeout(() => void this.#answer(ask), 500 + Math.random() * 1000)
  }

  async #answer(ask: AskView): Promise<void> {
    const match = this.#match!
    const keys = await this.#keysFor(match, ask)
    this.#sentAt = performance.now()
    const reply = await this.request({ type: 'answer', match, ask: ask.id, keys })
    if (reply.type === 'done') this.#tally.answers++
    else {
      this.#tally.refused++
      this.#sentAt = null
    }
  }

  async #keysFor(match: string, ask: AskView): Promise<string[]> {
    const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!
    if (!ask.some) return [pick(ask.options).key]
    const keys: string[] = []
    let { add, stop }: { add: readonly string[]; stop: boolean } = ask.some
    while (!stop && add.length > 0) {
      keys.push(pick(add))
      const next = await this.request({ type: 'next', match, ask: ask.id, keys })
      if (next.type !== 'next') break
      ;({ add, stop } = next)
    }
    return keys
  }

  close(): void {
    if (this.#thinking !== null) clearTimeout(this.#thinking)
    this.#link.close()
  }
}
