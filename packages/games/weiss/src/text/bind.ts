import type { Condition, Event, Place, Ref, Select, Step } from './core.ts'
import type { Draft } from './draft.ts'
import type { Pronoun, Who } from './terms.ts'

/** A text that parses but says something that cannot be: "it" without anything before, a reminder that is wrong. */
export class MeaningError extends Error {}

/** What a pronoun can point at. */
interface Antecedent {
  readonly ref: Ref
  readonly how: 'event' | 'chosen' | 'shown' | 'moved' | 'subject' | 'each'
  /** Moved from the end of a pile, so that it may be any card: "that character" means another one, if there is one. */
  readonly isAnyCard?: boolean
  /** One card at most was chosen: "those cards" are some that were moved from a pile before, if there are any. */
  readonly isOne?: boolean
}

/** Steps get numbers, pronouns become what they point at, "if you do" becomes a number, X stands before its use. */
export function bindSteps(
  cost: readonly Draft[],
  drafts: readonly Draft[],
  event: Event | null,
): { readonly cost: readonly Step[]; readonly steps: readonly Step[] } {
  const binder = new Binder()
  if (event) binder.event(event)
  return { cost: binder.cost(cost), steps: binder.steps(drafts) }
}

/** The card that an event is about. */
export const subjectOf = (event: Event): Ref | null => {
  if (event.when === 'any') return event.of.map(subjectOf).find((ref) => ref !== null) ?? null
  return 'card' in event ? event.card : null
}

/** What a pronoun of that word can point at, where not at anything. */
const MEANT: Partial<Record<Pronoun, readonly Antecedent['how'][]>> = {
  revealed: ['shown', 'moved', 'event'],
  looked: ['shown', 'moved', 'event'],
  chosen: ['chosen'],
}

class Binder {
  #next = 1
  #optional: number | null = null
  #last: number | null = null
  #antecedents: Antecedent[] = []
  readonly #declared = new Set<Who>()
  /** What was shown, and "if that card is ..." has asked about. */
  #asked: Ref | null = null

  /** The trigger's card is what "that character" means, unless it is this card itself: then its battle opponent is. */
  event(event: Event): void {
    const subject = subjectOf(event)
    const isOther = subject !== null && subject.ref !== 'this'
    if (isOther || event.when === 'triggers') this.#add({ ref: { ref: 'event' }, how: 'event' })
    else if (event.when === 'attacked' || event.when === 'becomes')
      this.#add({ ref: { ref: 'battleOpponent', of: { ref: 'this' } }, how: 'event' })
    else if (subject) this.#add({ ref: { ref: 'this' }, how: 'event' })
  }

  /** "That character" is the one of the trigger, not one that was put somewhere as a cost: that is remembered last. */
  cost(drafts: readonly Draft[]): readonly Step[] {
    const before = this.#antecedents
    this.#antecedents = []
    const steps = this.steps(drafts)
    const isSelf = ({ ref }: Antecedent): boolean => ref.ref === 'this'
    this.#antecedents = [...before.filter(isSelf), ...this.#antecedents, ...before.filter((each) => !isSelf(each))]
    return steps
  }

  steps(drafts: readonly Draft[]): readonly Step[] {
    const steps = drafts.flatMap((draft): readonly Step[] => {
      if (draft.do === 'note') return []
      if (draft.do === 'then') return this.steps(draft.steps)
      if (draft.do === 'block') throw new MeaningError('nothing says what the quoted text is for')
      return [this.#step(draft)]
    })
    return defineFirst(steps)
  }

  #step(step: Step): Step {
    switch (step.do) {
      case 'choose':
        return this.#introduce({ ...step, cards: this.#ref(step.cards) }, 'chosen', { isOne: isOne(step.cards) })
      case 'look':
        return this.#introduce({ ...step, cards: this.#ref(step.cards) }, 'shown')
      case 'reveal':
        return step.cards.ref === 'pronoun'
          ? this.#show(this.#number({ ...step, cards: this.#ref(step.cards) }))
          : this.#introduce({ ...step, cards: this.#ref(step.cards) }, 'shown')
      case 'search':
        return this.#introduce({ ...step, cards: this.#ref(step.cards) }, 'chosen')
      case 'put':
      case 'turn': {
        const isNew = !['pronoun', 'this', 'battleOpponent'].includes(step.cards.ref)
        const bound = { ...step, cards: this.#ref(step.cards) }
        if (bound.do === 'put') Object.assign(bound, { to: bound.to.map((spot) => this.#deep(spot)) })
        return isNew ? this.#introduce(bound, 'moved', { isAnyCard: step.cards.ref === 'end' }) : this.#number(bound)
      }
      case 'declare':
        this.#declared.add(step.by)
        return step
      case 'draw':
        return this.#introduce({ ...step, count: this.#deep(step.count) }, 'moved', { isAnyCard: true })
      case 'may': {
        const id = this.#take()
        this.#optional = id
        const steps = this.steps(step.steps)
        this.#optional = id
        return { ...step, id, steps }
      }
      case 'pay': {
        const id = this.#take()
        this.#optional = id
        return { ...step, id, ...(step.cost && { cost: this.cost(step.cost) }) }
      }
      case 'if': {
        const cond = this.#condition(step.cond)
        return { ...step, cond, steps: this.steps(step.steps) }
      }
      case 'delay':
      case 'instead': {
        const key = step.do === 'delay' ? 'event' : 'of'
        const event = this.#deep(step.do === 'delay' ? step.event : step.of)
        const subject = subjectOf(event)
        if (subject && subject.ref === 'select') this.#add({ ref: { ref: 'event' }, how: 'event' })
        return { ...step, [key]: event, steps: this.steps(step.steps) } as Step
      }
      case 'forEach':
      case 'repeat':
      case 'payInstead':
        return { ...this.#deep({ ...step, steps: [] }), steps: this.steps(step.steps) } as Step
      case 'modes':
        return { ...step, modes: step.modes.map((mode) => this.steps(mode)) }
      case 'modify': {
        const isNew = step.cards.ref === 'select' || step.cards.ref === 'union'
        const cards = this.#ref(step.cards)
        if (isNew) this.#add({ ref: { ref: 'each' }, how: 'each' })
        else if (this.#antecedents.length === 0) this.#add({ ref: cards, how: 'subject' })
        return { ...step, cards, mods: step.mods.map((mod) => (mod.mod === 'ability' ? mod : this.#deep(mod))) }
      }
      default:
        return this.#deep(step)
    }
  }

  /** What was searched for and is shown counts as shown, unless it was taken out of cards that were shown before. */
  #show<S extends Extract<Step, { do: 'reveal' }>>(step: S): S {
    if (this.#latest(['shown', 'moved']) === null) this.#add({ ref: step.cards, how: 'shown' })
    return step
  }

  #introduce<S extends Step & { readonly slot: number }>(
    step: S,
    how: Antecedent['how'],
    more: Pick<Antecedent, 'isAnyCard' | 'isOne'> = {},
  ): S {
    const bound = this.#number(step)
    this.#add({ ref: { ref: 'slot', slot: bound.slot }, how, ...more })
    return bound
  }

  #number<S extends Step & { readonly slot: number }>(step: S): S {
    const slot = this.#take()
    this.#last = slot
    return { ...step, slot }
  }

  #take(): number {
    return this.#next++
  }

  #add(antecedent: Antecedent): void {
    this.#antecedents.push(antecedent)
  }

  #condition(condition: Condition): Condition {
    if (condition.if === 'did') {
      const step = this.#optional ?? this.#last
      if (step === null) throw new MeaningError('"if you do" follows nothing that one can do')
      return { if: 'did', step }
    }
    if (condition.if === 'not') return { if: 'not', of: this.#condition(condition.of) }
    if (condition.if === 'all' || condition.if === 'any') {
      return { ...condition, of: condition.of.map((each) => this.#condition(each)) }
    }
    const bound = this.#asksAgain(condition) ?? this.#deep(condition)
    if (bound.if === 'is' && bound.card.ref !== 'this') this.#add({ ref: bound.card, how: 'subject' })
    if (
      bound.if === 'compare' &&
      typeof bound.left === 'object' &&
      bound.left.num === 'stat' &&
      bound.left.of.ref !== 'this'
    ) {
      this.#add({ ref: bound.left.of, how: 'subject' })
    }
    return bound
  }

  /** "If that card is a climax, ... If that card is level 1, ...": both ask about the card that was shown. */
  #asksAgain(condition: Condition): Condition | null {
    if (condition.if !== 'is' || condition.card.ref !== 'pronoun') return null
    if (condition.card.word !== 'that' && condition.card.word !== 'character') return null
    if (condition.card.where.length > 0) return null
    const shown = this.#latest(['shown'])
    if (this.#asked === null) {
      const found = this.#latest(null)
      if (found !== null && found === shown) this.#asked = found
      return null
    }
    if (shown !== this.#asked) return null
    return { ...condition, card: this.#asked, where: this.#deep(condition.where) }
  }

  /** Whatever holds references, with all of them bound. */
  #deep<T>(value: T): T {
    if (Array.isArray(value)) return value.map((each) => this.#deep(each)) as T
    if (typeof value !== 'object' || value === null) return value
    if ('ref' in value) return this.#ref(value as unknown as Ref) as T
    if ('num' in value && value.num === 'declared' && !this.#declared.has((value as unknown as { by: Who }).by))
      throw new MeaningError('nobody has declared that number')
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        key === 'among' ? this.#among(inner as Ref) : this.#deep(inner),
      ]),
    ) as T
  }

  #ref(ref: Ref): Ref {
    switch (ref.ref) {
      case 'pronoun':
        return this.#pronoun(ref)
      case 'select':
        return { ...ref, count: this.#deep(ref.count), place: this.#place(ref.place), where: this.#deep(ref.where) }
      case 'end':
        return { ...ref, count: this.#deep(ref.count), place: this.#place(ref.place) }
      case 'union':
      case 'either':
        return { ...ref, of: ref.of.map((each) => this.#ref(each)) }
      case 'battleOpponent':
        return { ...ref, of: this.#ref(ref.of) }
      case 'random':
        return { ...ref, of: this.#ref(ref.of) as Select }
      case 'moved':
        return { ...ref, to: ref.to && this.#place(ref.to), where: this.#deep(ref.where) }
      default:
        return ref
    }
  }

  #place(place: Place): Place {
    if ('among' in place) return { among: this.#among(place.among) }
    if ('places' in place) return { places: place.places.map((each) => this.#place(each)) }
    if ('under' in place) return { zone: 'markers', under: this.#ref(place.under) }
    return place
  }

  /** "From among them" looks into what was shown or moved, not at what was chosen out of it. */
  #among(ref: Ref): Ref {
    if (ref.ref !== 'pronoun') return this.#ref(ref)
    if (ref.word === 'rest') return this.#rest()
    const shown = this.#latest(['shown', 'moved']) ?? this.#latest(['chosen', 'event', 'subject'])
    if (!shown) throw new MeaningError('"among them" follows no cards')
    return shown
  }

  #pronoun({ word, where }: Extract<Ref, { ref: 'pronoun' }>): Ref {
    if (word === 'rest') return this.#rest()
    const found = this.#special(word) ?? this.#latest(MEANT[word] ?? null)
    if (!found) throw new MeaningError('a pronoun follows nothing that it could mean')
    return where.length === 0 ? found : { ref: 'select', count: 'all', place: { among: found }, where }
  }

  /** What words mean that say more than "it": a character, or several cards. */
  #special(word: Pronoun): Ref | null {
    if (word === 'character') return this.#antecedents.findLast(({ isAnyCard }) => !isAnyCard)?.ref ?? null
    if (word !== 'those') return null
    const several = this.#antecedents.findLast((each) => !each.isOne)
    return several?.isAnyCard ? several.ref : null
  }

  #rest(): Ref {
    const at = this.#antecedents.findLastIndex(({ how }) => how === 'shown')
    const from = at >= 0 ? at : this.#antecedents.findLastIndex(({ how }) => how === 'moved')
    if (from < 0) throw new MeaningError('"the rest" follows no cards')
    const without = this.#antecedents
      .slice(from + 1)
      .flatMap(({ ref, how }) => (how === 'chosen' || how === 'moved' ? [ref] : []))
    return { ref: 'rest', of: this.#antecedents[from]!.ref, without }
  }

  #latest(wanted: readonly Antecedent['how'][] | null): Ref | null {
    return this.#antecedents.findLast(({ how }) => !wanted || wanted.includes(how))?.ref ?? null
  }
}

const isOne = (ref: Ref): boolean => ref.ref === 'select' && ref.count !== 'all' && ref.count.max === 1

/** "... X ... X is equal to N": the definition moves before the first step that uses it. */
function defineFirst(steps: readonly Step[]): readonly Step[] {
  const done: Step[] = steps.filter((step) => step.do !== 'let')
  for (const step of steps) {
    if (step.do !== 'let') continue
    const at = done.findIndex((each) => each.do !== 'let' && uses(each, step.name))
    done.splice(at < 0 ? done.length : at, 0, step)
  }
  return done
}

const uses = (value: unknown, name: string): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (('num' in value && value.num === 'x' && 'name' in value && value.name === name) ||
    Object.values(value).some((each) => uses(each, name)))
