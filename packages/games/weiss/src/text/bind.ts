import { type Antecedent, Antecedents } from './antecedents.ts'
import type { Condition, Event, Place, Ref, Select, Spot, Step, Test, Value } from './core.ts'
import { type Draft, isUnsaid } from './draft.ts'
import type { Who } from './terms.ts'

/** A text that parses but says something that cannot be: "it" without anything before, a reminder that is wrong. */
export class MeaningError extends Error {}

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

const isRef = (value: object): value is Ref => 'ref' in value

/** "All cards in your hand": however many there are. */
const isAll = (ref: Ref): boolean =>
  ref.ref === 'union' ? ref.of.some(isAll) : ref.ref === 'select' && ref.count === 'all'

const isDeclared = (value: object): value is Extract<Value, { num: 'declared' }> =>
  'num' in value && value.num === 'declared'

class Binder {
  #next = 1
  #optional: number | null = null
  #last: number | null = null
  readonly #antecedents = new Antecedents()
  readonly #declared = new Set<Who>()
  /** What was shown, and "if that card is ..." has asked about. */
  #asked: Ref | null = null
  /** What the step before has shown. */
  #shown: Ref | null = null
  /** Whose characters are meant where nothing says it: everybody's, and one's own in a cost. */
  #whose: Who = 'both'
  readonly #moved = new Set<number>()

  /** The trigger's card is what "that character" means, unless it is this card itself: then its battle opponent is. */
  event(event: Event): void {
    const subject = subjectOf(event)
    const isOther = subject !== null && subject.ref !== 'this'
    if (isOther || event.when === 'triggers') this.#antecedents.add({ ref: { ref: 'event' }, how: 'event' })
    else if (event.when === 'attacked' || event.when === 'becomes')
      this.#antecedents.add({ ref: { ref: 'battleOpponent', of: { ref: 'this' } }, how: 'event' })
    else if (subject) this.#antecedents.add({ ref: { ref: 'this' }, how: 'event' })
  }

  /** "That character" is the one of the trigger, not one that was put somewhere as a cost: that is remembered last. */
  cost(drafts: readonly Draft[]): readonly Step[] {
    this.#whose = 'you'
    const steps = this.#antecedents.inCost(() => this.steps(drafts))
    this.#whose = 'both'
    return steps
  }

  steps(drafts: readonly Draft[]): readonly Step[] {
    const steps = drafts.flatMap((draft): readonly Step[] => {
      if (draft.do === 'note') return []
      if (draft.do === 'then') return this.steps(draft.steps)
      if (draft.do === 'block') throw new MeaningError('nothing says what the quoted text is for')
      const step = this.#step(draft)
      this.#shown = shows(step) ? { ref: 'slot', slot: step.slot } : null
      return [step]
    })
    return defineFirst(steps)
  }

  #step(step: Step): Step {
    switch (step.do) {
      case 'choose': {
        const cards = this.#located(step.cards)
        return this.#introduce({ ...step, cards }, 'chosen', { ...choiceOf(step.cards, cards), by: step.by })
      }
      case 'look':
        return this.#introduce({ ...step, cards: this.#ref(step.cards) }, 'shown')
      case 'reveal':
        return step.cards.ref === 'pronoun'
          ? this.#show(this.#number({ ...step, cards: this.#ref(step.cards) }))
          : this.#introduce({ ...step, cards: this.#located(step.cards) }, 'shown')
      case 'search':
        return this.#introduce({ ...step, cards: this.#ref(step.cards) }, 'chosen')
      case 'put':
      case 'turn':
        return this.#moving(step)
      case 'exchange':
        return { ...step, cards: this.#exchanged(step.cards) }
      case 'let':
        return this.#antecedents.without(
          ({ needs }) => needs?.includes(step.name) ?? false,
          () => this.#deep(step),
        )
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
        if (subject && subject.ref === 'select') this.#antecedents.add({ ref: { ref: 'event' }, how: 'event' })
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
        if (isNew) this.#antecedents.add({ ref: { ref: 'each' }, how: 'each' })
        else if (this.#antecedents.isEmpty) this.#antecedents.add({ ref: cards, how: 'subject' })
        return { ...step, cards, mods: step.mods.map((mod) => (mod.mod === 'ability' ? mod : this.#deep(mod))) }
      }
      default:
        return this.#deep(step)
    }
  }

  #moving(step: Extract<Step, { do: 'put' | 'turn' }>): Step {
    const isNew = !['pronoun', 'this', 'battleOpponent'].includes(step.cards.ref)
    const bound = { ...step, cards: this.#located(step.cards) }
    if (bound.do === 'put')
      Object.assign(bound, { to: bound.to.map((spot) => this.#spot(step.cards, bound.cards, spot)) })
    if (bound.cards.ref === 'slot') this.#moved.add(bound.cards.slot)
    if (!isNew) return this.#number(bound)
    const { place } = choiceOf(step.cards, bound.cards)
    return this.#introduce(bound, 'moved', { isAnyCard: step.cards.ref === 'end', ...(place && { place }) })
  }

  /** What was searched for and is shown counts as shown, unless it was taken out of cards that were shown before. */
  #show<S extends Extract<Step, { do: 'reveal' }>>(step: S): S {
    if (!this.#antecedents.hasGroup) this.#antecedents.add({ ref: step.cards, how: 'shown' })
    return step
  }

  #introduce<S extends Step & { readonly slot: number }>(
    step: S,
    how: Antecedent['how'],
    more: Omit<Antecedent, 'ref' | 'how'> = {},
  ): S {
    const bound = this.#number(step)
    const needs = (['X', 'Y'] as const).filter((name) => uses(step, name))
    this.#antecedents.add({ ref: { ref: 'slot', slot: bound.slot }, how, needs, ...more })
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

  /** Where cards are that the phrase places nowhere: among those just shown; cards of no kind, where the last ones were. */
  #located(ref: Ref): Ref {
    if (ref.ref !== 'select' || !isUnsaid(ref.place) || ref.where.some(({ is }) => ON_STAGE.includes(is)))
      return this.#ref(ref)
    if (this.#shown) return this.#ref({ ...ref, place: { among: this.#shown } })
    if (ref.where.some(({ is }) => KINDS.includes(is))) return this.#ref(ref)
    const bound = this.#ref(ref) as Select
    const except = bound.where.find((test) => test.is === 'other' && test.than.ref === 'slot')
    const last = except?.is === 'other' ? this.#antecedents.of(except.than) : this.#antecedents.lastOwn()
    if (!last) return bound
    return { ...bound, place: except && last.place ? last.place : { among: last.ref } }
  }

  #exchanged(cards: readonly Ref[]): readonly Ref[] {
    const isThem = cards.length === 1 && cards[0]!.ref === 'pronoun'
    const bound = (isThem ? this.#antecedents.pair() : null) ?? this.#deep(cards)
    if (bound.some(isAll)) throw new MeaningError('which of the cards changes places with which?')
    return bound
  }

  /** "Put it underneath that character": another than the one that is put there. */
  #spot(asked: Ref, cards: Ref, spot: Spot): Spot {
    const there = spot.of ?? ('under' in spot.place ? spot.place.under : null)
    const isOther =
      asked.ref === 'pronoun' &&
      there?.ref === 'pronoun' &&
      (there.word === 'that' || there.word === 'character') &&
      there.word !== asked.word
    const antecedent = this.#antecedents.of(cards)
    if (isOther && antecedent?.how === 'chosen' && !antecedent.isOne)
      throw new MeaningError('one of several cards is meant, and nothing says which')
    if (antecedent?.isUnsaid && cards.ref === 'slot' && !this.#moved.has(cards.slot) && isStage(spot))
      throw new MeaningError('nothing says where it comes from')
    if (!isOther) return withOrigin(this.#deep(spot), cards)
    return this.#antecedents.without(
      (each) => each === antecedent,
      () => this.#deep(spot),
    )
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
    if (bound.if === 'is' && bound.card.ref !== 'this') this.#antecedents.add({ ref: bound.card, how: 'subject' })
    if (
      bound.if === 'compare' &&
      typeof bound.left === 'object' &&
      bound.left.num === 'stat' &&
      bound.left.of.ref !== 'this'
    ) {
      this.#antecedents.add({ ref: bound.left.of, how: 'subject' })
    }
    return bound
  }

  /** "If that card is a climax, ... If that card is level 1, ...": both ask about the card that was shown. */
  #asksAgain(condition: Condition): Condition | null {
    if (condition.if !== 'is' || condition.card.ref !== 'pronoun') return null
    if (condition.card.word !== 'that' && condition.card.word !== 'character') return null
    if (condition.card.where.length > 0) return null
    const shown = this.#antecedents.latest(['shown'])
    if (this.#asked === null) {
      const found = this.#antecedents.latest(null)
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
    if (isRef(value)) return this.#ref(value) as T
    if (isDeclared(value) && !this.#declared.has(value.by)) throw new MeaningError('nobody has declared that number')
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => key !== 'unsaid')
        .map(([key, inner]) => [key, key === 'among' ? this.#among(inner as Ref) : this.#deep(inner)]),
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
    if (isUnsaid(place)) return { zone: place.zone, of: place.of === 'both' ? this.#whose : place.of }
    return place
  }

  /** "From among them" looks into what was shown or moved, not at what was chosen out of it. */
  #among(ref: Ref): Ref {
    if (ref.ref !== 'pronoun') return this.#ref(ref)
    if (ref.word === 'rest') return this.#rest()
    const shown = this.#antecedents.group()
    if (!shown) throw new MeaningError('"among them" follows no cards')
    return shown
  }

  #pronoun({ word, where }: Extract<Ref, { ref: 'pronoun' }>): Ref {
    if (word === 'rest') return this.#rest()
    const found = this.#antecedents.meantBy(word)
    if (!found) throw new MeaningError('a pronoun follows nothing that it could mean')
    return where.length === 0 ? found : { ref: 'select', count: 'all', place: { among: found }, where }
  }

  #rest(): Ref {
    const rest = this.#antecedents.rest()
    if (!rest) throw new MeaningError('"the rest" follows no cards')
    return rest
  }
}

const shows = (step: Step): step is Extract<Step, { do: 'look' | 'reveal' }> =>
  (step.do === 'look' || step.do === 'reveal') && step.cards.ref === 'end'

/** Tests that only characters on a stage pass, and tests that say what kind of card is meant. */
const ON_STAGE: readonly Test['is'][] = [
  'facing',
  'inFrontOf',
  'inBattle',
  'battling',
  'attacked',
  'attacking',
  'at',
  'state',
]
const KINDS: readonly Test['is'][] = ['type', 'name', 'nameHas', 'trait', 'any']

/** "Put that character from your memory to its previous position": where the character was that is meant. */
function withOrigin(spot: Spot, cards: Ref): Spot {
  if (spot.position !== 'same' || spot.of || cards.ref !== 'select') return spot
  const of = cards.where.flatMap((test) => (test.is === 'same' && test.what === 'card' ? [test.as] : []))[0]
  return of ? { ...spot, of } : spot
}

/** What is known of cards by the phrase that chooses them. */
const choiceOf = (asked: Ref, bound: Ref): Omit<Antecedent, 'ref' | 'how'> => ({
  isOne: isOne(asked),
  ...(bound.ref === 'select' && { place: bound.place }),
  isUnsaid: asked.ref === 'select' && isUnsaid(asked.place),
})

const isStage = ({ place }: Spot): boolean => 'of' in place && /stage/i.test(place.zone)

/** An event or a condition as it is kept: what is not said there means everybody's. */
export const said = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value, (key, inner) => (key === 'unsaid' ? undefined : inner))) as T

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
