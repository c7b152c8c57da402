import type { AskView } from '@cardwright/engine'
import type { ServerMessage } from '@cardwright/protocol'
import { Link } from './link.ts'

/** Trades, or is done with the market and plays the tournament that follows. */
export type Mood = 'trade' | 'finish'

/** An answer, and how long it took until the view that shows it, in ms. */
export interface Wait {
  readonly ms: number
  /** What was asked. */
  readonly kind: string
  readonly match: string
}

/** What is counted while it is being measured. */
export interface Dealings {
  answers: number
  refused: number
  readonly waits: Wait[]
}

/** An ask that nothing has changed is answered again after so long, in ms: a market's stands open all the time. */
const patience = 4000

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!

/** One socket of one person in a season: deals and plays at random, at a human pace. */
export class Trader {
  readonly #link: Link
  readonly #tally: Dealings
  #match = ''
  #asks: readonly AskView[] = []
  /** When which state of the match was shown, since the last answer. */
  #shown: { readonly seq: number; readonly at: number }[] = []
  #awaited: { readonly seq: number; readonly sent: number; readonly kind: string } | null = null
  #next: ReturnType<typeof setTimeout> | null = null
  mood: Mood = 'trade'

  private constructor(link: Link, tally: Dealings) {
    this.#link = link
    this.#tally = tally
    link.hear = (message) => this.#hear(message)
  }

  static async connect(url: string, token: string, tally: Dealings): Promise<Trader> {
    return new Trader(await Link.connect(url, token), tally)
  }

  request(...[message]: Parameters<Link['request']>): Promise<ServerMessage> {
    return this.#link.request(message)
  }

  play(match: string): Promise<void> {
    this.#match = match
    return this.#link.join(match)
  }

  /** People take one to three seconds. */
  #think(ms = 1000 + Math.random() * 2000): void {
    if (this.#next !== null) clearTimeout(this.#next)
    this.#next = setTimeout(() => void this.#answer(), ms)
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'view' && message.match === this.#match) this.#see(message.seq)
    if (message.type === 'ask' && message.match === this.#match) {
      const wasAsked = this.#asks.length > 0
      this.#asks = message.asks
      if (!wasAsked && message.asks.length > 0 && this.#awaited === null) this.#think()
    }
  }

  /** Others act at the same time: what counts is the first view in which one's own answer has happened. */
  #see(seq: number): void {
    const at = performance.now()
    if (this.#awaited === null) {
      this.#shown.push({ seq, at })
      return
    }
    if (seq < this.#awaited.seq) return
    this.#note(at - this.#awaited.sent, this.#awaited.kind)
    this.#awaited = null
  }

  #note(ms: number, kind: string): void {
    this.#tally.waits.push({ ms, kind, match: this.#match })
  }

  async #answer(): Promise<void> {
    const [ask] = this.#asks
    if (ask === undefined) return
    this.#shown = []
    const sent = performance.now()
    const reply = await this.request({
      type: 'answer',
      match: this.#match,
      ask: ask.id,
      keys: [this.#key(ask)],
    })
    if (reply.type !== 'done') this.#tally.refused++
    else {
      this.#tally.answers++
      const seen = this.#shown.find(({ seq }) => seq >= reply.seq!)
      if (seen) this.#note(seen.at - sent, ask.kind)
      else this.#awaited = { seq: reply.seq!, sent, kind: ask.kind }
    }
    if (this.#asks.length > 0) this.#think(ask.kind === 'market' ? undefined : patience)
  }

  #key({ kind, options, form }: AskView): string {
    if (kind !== 'market') return pick(options).key
    const keys = options.map(({ key }) => key)
    if (this.mood === 'finish')
      return keys.find((key) => key === 'ready' || key === 'resume' || key === 'begin') ?? pick(keys)
    const offers = keys.filter((key) => /^(accept|decline):|^begin$/.test(key))
    if (offers.length > 0) return pick(offers)
    // what one's own cards are, the form of an offer says
    const own = form?.fields?.give
    const cards = own?.kind === 'names' ? own.of : []
    const buys = keys.filter((key) => key.startsWith('buy:'))
    const deals: string[] = cards.length === 0 ? [] : ['deck:1:', 'deck:1:', 'sell:', 'collect:1:']
    const deal = pick([...deals, ...buys.slice(0, 3)])
    if (deal === undefined) return 'ready'
    if (deal.startsWith('buy:')) return pick(buys)
    return deal === 'sell:' ? `sell:${pick(cards)}` : `${deal}${pick(cards)}:`
  }

  close(): void {
    if (this.#next !== null) clearTimeout(this.#next)
    this.#link.close()
  }
}
