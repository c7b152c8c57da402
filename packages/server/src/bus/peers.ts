import type { Notice } from './bus.ts'
import type { Watches } from './watches.ts'

/** Whether this happens so often in a match that it is told only where it is known that somebody watches. */
export const isFrequent = (notice: Notice): notice is Extract<Notice, { about: 'entries' | 'chat' }> =>
  notice.about === 'entries' || notice.about === 'chat'

/** What a process says of a match that it watches: that it does from now on, that it does too, that it does no more. */
export type Word = { readonly watch: string } | { readonly watching: string } | { readonly unwatch: string }

export interface PeersOptions {
  readonly watches: Pick<Watches, 'has'>
  /** Says something to one other process. */
  readonly say: (node: string, content: Word | { readonly notice: Notice }) => void
  readonly emit: (notice: Notice) => void
}

/** Which other processes watch the same matches. What happens there is told to them, and usually there are none. */
export class Peers {
  readonly #options: PeersOptions
  readonly #at = new Map<string, Set<string>>()

  constructor(options: PeersOptions) {
    this.#options = options
  }

  at(match: string): readonly string[] {
    return [...(this.#at.get(match) ?? [])]
  }

  /** This process watches a match no more. Returns those that did, too. */
  leave(match: string): readonly string[] {
    const others = this.at(match)
    this.#at.delete(match)
    return others
  }

  hear(node: string, word: Word): void {
    const { say, emit } = this.#options
    if ('unwatch' in word) this.#at.get(word.unwatch)?.delete(node)
    else if ('watch' in word) {
      if (this.#meet(word.watch, node)) say(node, { watching: word.watch })
    } else if (this.#meet(word.watching, node)) {
      // what they have done before they knew that somebody watches, and what was done here before they were known
      const missed: Notice = { about: 'missed', topic: { match: word.watching } }
      emit(missed)
      say(node, { notice: missed })
    }
  }

  /** Another process watches this; tells whether it is watched here, too. */
  #meet(match: string, node: string): boolean {
    if (!this.#options.watches.has(match)) return false
    const others = this.#at.get(match) ?? new Set()
    this.#at.set(match, others.add(node))
    return true
  }
}
