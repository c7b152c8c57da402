import type { Place, Ref } from './core.ts'
import type { Pronoun, Who } from './terms.ts'

/** What a pronoun can point at. */
export interface Antecedent {
  readonly ref: Ref
  readonly how: 'event' | 'chosen' | 'shown' | 'moved' | 'subject' | 'each'
  /** Moved from the end of a pile, so that it may be any card: "that character" means another one, if there is one. */
  readonly isAnyCard?: boolean
  /** One card at most was chosen: "those cards" are some that were moved from a pile before, if there are any. */
  readonly isOne?: boolean
  /** Who chose it, and from where. */
  readonly by?: Who
  readonly place?: Place
  /** X or Y, if it depends on them: their definitions speak of something else. */
  readonly needs?: readonly string[]
  /** Put away as a cost: what the effect itself has shown or moved is meant rather. */
  readonly isCost?: boolean
  /** Chosen on a stage because the text does not say where. */
  readonly isUnsaid?: boolean
}

/** What a pronoun of that word can point at, where not at anything. */
const MEANT: Partial<Record<Pronoun, readonly Antecedent['how'][]>> = {
  revealed: ['shown', 'moved', 'event'],
  looked: ['shown', 'moved', 'event'],
  chosen: ['chosen'],
  youChose: ['chosen'],
}

/** All that was spoken of so far, the latest last. */
export class Antecedents {
  #list: readonly Antecedent[] = []

  get isEmpty(): boolean {
    return this.#list.length === 0
  }

  add(antecedent: Antecedent): void {
    this.#list = [...this.#list, antecedent]
  }

  latest(wanted: readonly Antecedent['how'][] | null): Ref | null {
    return this.#list.findLast(({ how }) => !wanted || wanted.includes(how))?.ref ?? null
  }

  /** Several cards that lie somewhere: shown or moved by the effect, else chosen by it, else put away as a cost. */
  group(): Ref | null {
    const own = this.#list.findLast(({ how, isCost }) => !isCost && (how === 'shown' || how === 'moved'))
    const chosen = own ?? this.#list.findLast(({ how, isCost }) => !isCost && how === 'chosen')
    return chosen?.ref ?? this.latest(['shown', 'moved']) ?? this.latest(['chosen', 'event', 'subject'])
  }

  /** Whether the effect itself has shown or moved cards. */
  get hasGroup(): boolean {
    return this.#list.some(({ how, isCost }) => !isCost && (how === 'shown' || how === 'moved'))
  }

  of(ref: Ref): Antecedent | undefined {
    return this.#list.findLast((each) => JSON.stringify(each.ref) === JSON.stringify(ref))
  }

  /** What the text itself has brought up, unlike what has set it off. */
  lastOwn(): Antecedent | undefined {
    return this.#list.findLast(({ how }) => how !== 'event')
  }

  /** Binds as if some were not there; with them, if nothing else could be meant. */
  without<T>(hides: (each: Antecedent) => boolean, bind: () => T): T {
    const all = this.#list
    const left = all.filter((each) => !hides(each))
    this.#list = left.length === 0 ? all : left
    const bound = bind()
    this.#list = all
    return bound
  }

  /** What a cost brings up comes after this card and before what has set the ability off. */
  inCost<T>(bind: () => T): T {
    const before = this.#list
    this.#list = []
    const bound = bind()
    const isSelf = ({ ref }: Antecedent): boolean => ref.ref === 'this'
    const paid = this.#list.map((each) => ({ ...each, isCost: true }))
    this.#list = [...before.filter(isSelf), ...paid, ...before.filter((each) => !isSelf(each))]
    return bound
  }

  /** "Choose 1 ..., choose 1 ..., and exchange them": what was chosen last and what was chosen before it. */
  pair(): readonly Ref[] | null {
    const chosen = this.#list.filter(({ how }) => how === 'chosen').slice(-2)
    return chosen.length === 2 && chosen.every((each) => each.isOne) ? chosen.map(({ ref }) => ref) : null
  }

  meantBy(word: Pronoun): Ref | null {
    return this.#special(word) ?? this.latest(MEANT[word] ?? null)
  }

  /** What words mean that say more than "it": a character, or several cards. */
  #special(word: Pronoun): Ref | null {
    if (word === 'youChose') return this.#list.findLast(({ by }) => by === 'you')?.ref ?? null
    if (word === 'character') return this.#list.findLast(({ isAnyCard }) => !isAnyCard)?.ref ?? null
    if (word !== 'those') return null
    const several = this.#list.findLast((each) => !each.isOne)
    return several?.isAnyCard ? several.ref : null
  }

  /** What remains of cards that were shown, or of which some were taken, or that were moved; last, of what was paid. */
  rest(): Ref | null {
    const last = (how: Antecedent['how'], isPaid = false): number =>
      this.#list.findLastIndex((each) => each.how === how && (each.isCost ?? false) === isPaid)
    const places = [last('shown'), this.#whole(), last('moved'), last('shown', true), last('moved', true)]
    const from = places.find((at) => at >= 0)
    if (from === undefined) return null
    const without = this.#list
      .slice(from + 1)
      .flatMap(({ ref, how }) => (how === 'chosen' || how === 'moved' ? [ref] : []))
    return { ref: 'rest', of: this.#list[from]!.ref, without }
  }

  /** "Choose 3 ..., return 1 card to your hand, and put the rest ...": what the last ones were taken from. */
  #whole(): number {
    const part = this.#list.findLast(({ place }) => place && 'among' in place)
    return part?.place && 'among' in part.place ? this.#list.indexOf(this.of(part.place.among)!) : -1
  }
}
