import type { Conversation } from './conversation.ts'
import type { Matches } from './storage/matches.ts'

/** All who are here. What is said of a person holds on each of their connections. */
export class Company {
  readonly #matches: Matches
  readonly #here = new Set<Conversation>()

  constructor(matches: Matches) {
    this.#matches = matches
  }

  enter(conversation: Conversation): void {
    this.#here.add(conversation)
  }

  leave(conversation: Conversation): void {
    this.#here.delete(conversation)
  }

  /** From where somebody has come, if they are here. */
  addressOf(person: string): string | undefined {
    for (const each of this.#here) if (each.person === person) return each.address
  }

  /** A guest has become somebody, whom those do not want to read who did not want to read the guest. */
  rename(from: string, to: string, name: string): void {
    for (const conversation of this.#here) {
      if (conversation.person === from) conversation.become(to, name)
      else if (conversation.muted.has(from)) conversation.muted = new Set([...conversation.muted, to])
    }
  }

  /** Somebody has said, perhaps elsewhere, whom they do not want to read. */
  async readMuted(person: string): Promise<void> {
    const theirs = [...this.#here].filter((each) => each.person === person)
    const muted = theirs.length === 0 ? [] : await this.#matches.muted(person)
    for (const conversation of theirs) conversation.muted = new Set(muted)
  }
}
