import type { Conversation } from './conversation.ts'
import type { Mutes } from './storage/mutes.ts'

/** All who are here. What is said of a person holds on each of their connections. */
export class Company {
  readonly #mutes: Mutes
  readonly #here = new Set<Conversation>()

  constructor(mutes: Mutes) {
    this.#mutes = mutes
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

  /** Somebody does not want to read another any more, or does again. Tells whether there was room for so many. */
  async mute(person: string, other: string, on: boolean, most: number): Promise<boolean> {
    if (!on) await this.#mutes.remove(person, other)
    else if (!(await this.#mutes.add(person, other, most))) return false
    await this.readMuted(person)
    return true
  }

  /** Somebody has said, perhaps elsewhere, whom they do not want to read. */
  async readMuted(person: string): Promise<void> {
    const theirs = [...this.#here].filter((each) => each.person === person)
    const muted = theirs.length === 0 ? [] : await this.#mutes.of(person)
    for (const conversation of theirs) conversation.muted = new Set(muted)
  }
}
