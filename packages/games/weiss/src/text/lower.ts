import { bindSteps, MeaningError, said } from './bind.ts'
import type { Ability, Condition, Event, Modifier, Step } from './core.ts'
import type { Draft, Head, Note } from './draft.ts'
import type { Rule, RuleName } from './notation.ts'
import type { Leaf, Tree } from './parser.ts'
import { formOf } from './printer.ts'

/** What a tree means: the meaning of its form, given the meanings of its parts. Total, since every form has one. */
export function lower(tree: Tree | Leaf, rules: ReadonlyMap<RuleName, Rule>): unknown {
  if ('leaf' in tree) return tree.leaf
  const form = formOf(tree, rules)
  const fields: Record<string, unknown> = {}
  let part = 0
  for (const item of form.items) {
    if (item.kind !== 'slot') continue
    const inner = tree.parts[part++]
    if (inner) fields[item.field] = lower(inner, rules)
  }
  return form.mean(fields as never)
}

const plain: Head = { counter: false, combo: false, zone: null, keyword: null, perTurn: 0 }

/** An ability with its trigger taken out of its first sentence, its blocks in place and its pronouns bound. */
export function makeAbility(
  kind: Ability['kind'],
  head: Partial<Head> | undefined,
  cost: readonly Draft[],
  drafts: readonly Draft[],
): Ability {
  const { perTurn, ...rest } = { ...plain, ...head }
  const notes = notesOf(drafts)
  const filled = fillBlocks(drafts)
  if (kind === 'act' && waits(filled[0])) throw new MeaningError('only an automatic ability waits for an event')
  const taken = kind === 'auto' ? takeEvent(filled) : { event: null, guard: null, steps: filled }
  const { event, guard } = said({ event: taken.event, guard: taken.guard })
  const bound = bindSteps(cost, gathered(applyNotes(taken.steps, notes)), event)
  const ability: Ability = {
    kind,
    ...rest,
    perTurn: perTurn || null,
    level: null,
    cost: bound.cost,
    event,
    guard,
    steps: bound.steps,
  }
  for (const note of notes) check(note, ability)
  if (kind === 'cont' && !ability.steps.every(isLasting))
    throw new MeaningError('a continuous ability does nothing at one moment')
  if (saysHowToPay(kind === 'cont' ? withoutConditions(ability.steps) : [ability]))
    throw new MeaningError('only a continuous ability says how costs are paid')
  return ability
}

/** "When ...": something that may happen at any time, unlike the end of a turn. */
const waits = (draft: Draft | undefined): boolean =>
  draft?.do === 'delay' && draft.event.when !== 'begins' && draft.event.when !== 'ends'

/** What holds all the time, perhaps under conditions. */
const isLasting = (step: Step): boolean =>
  step.do === 'if'
    ? step.steps.every(isLasting)
    : ['modify', 'modifyPlayer', 'let', 'instead', 'payInstead'].includes(step.do)

/** Abilities that are granted are looked at by themselves. */
const saysHowToPay = (value: unknown): boolean =>
  JSON.stringify(value, (key, inner) => (key === 'abilities' ? undefined : inner)).includes('"do":"payInstead"')

/** What is left of a continuous ability beside the ways to pay that it opens, perhaps under conditions. */
const withoutConditions = (steps: readonly Step[]): readonly Step[] =>
  steps.flatMap((step) => {
    if (step.do === 'payInstead') return step.steps
    return step.do === 'if' ? withoutConditions(step.steps) : [step]
  })

/** "During your turn, when ..., if ...": the first prefix that is an event is what the ability waits for. */
function takeEvent(drafts: readonly Draft[]): { event: Event; guard: Condition | null; steps: readonly Draft[] } {
  const [first, ...more] = drafts
  if (first?.do === 'delay') return { event: first.event, guard: null, steps: [...first.steps, ...more] }
  if (first?.do === 'if') {
    const inner = takeEvent(first.steps)
    const guard: Condition = inner.guard ? { if: 'all', of: [first.cond, inner.guard] } : first.cond
    return { event: inner.event, guard, steps: [...inner.steps, ...more] }
  }
  throw new MeaningError('an automatic ability needs an event that it waits for')
}

/** Quoted text goes where the sentence before it left a place: a following ability, action or effect. */
function fillBlocks(drafts: readonly Draft[]): readonly Draft[] {
  const done: Draft[] = []
  let blocks: Extract<Draft, { do: 'block' }>[] = []
  const flush = () => {
    if (blocks.length === 0) return
    const at = done.findLastIndex(hasGap)
    if (at < 0) throw new MeaningError('nothing says what the quoted text is for')
    done[at] = fill(done[at]!, blocks)
    blocks = []
  }
  for (const draft of drafts) {
    if (draft.do === 'block') blocks.push(draft)
    else {
      flush()
      done.push(draft)
    }
  }
  flush()
  if (done.some(hasGap)) throw new MeaningError('the text that should follow in quotes is missing')
  return done
}

/** Nodes that a sentence leaves empty for the quoted text after it. */
const GAPS = [
  ['mod', 'ability', 'abilities'],
  ['do', 'repeat', 'steps'],
  ['do', 'modes', 'modes'],
] as const

type Block = Extract<Draft, { do: 'block' }>

type Gap = Extract<Modifier, { mod: 'ability' }> | Extract<Step, { do: 'repeat' | 'modes' }>

const isGap = (value: object): value is Gap =>
  GAPS.some(([key, kind, field]) => {
    const inner = value as Readonly<Record<string, unknown>>
    return inner[key] === kind && (inner[field] as readonly unknown[]).length === 0
  })

const hasGap = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && (isGap(value) || Object.values(value).some(hasGap))

function fill<T>(value: T, blocks: readonly Block[]): T {
  if (Array.isArray(value)) return value.map((each) => fill(each, blocks)) as T
  if (typeof value !== 'object' || value === null) return value
  if (!isGap(value))
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner, blocks)])) as T
  if ('mod' in value) {
    const abilities = blocks.flatMap((block) => block.abilities)
    const { announced, ...rest } = value
    if (abilities.length === 0 || (announced && announced !== abilities.length)) {
      throw new MeaningError(`${announced ?? 'an'} ${announced ? 'abilities' : 'ability'} should follow in quotes`)
    }
    return { ...rest, abilities } as T
  }
  if (blocks.some(({ abilities }) => abilities.length > 0)) throw new MeaningError('an action should follow in quotes')
  if ('modes' in value) {
    const { announced, ...rest } = value
    if (announced !== undefined && announced !== blocks.length)
      throw new MeaningError(`${announced} effects should follow in quotes`)
    return { ...rest, modes: blocks.map(({ steps }) => fillBlocks(steps)) } as T
  }
  return { ...value, steps: blocks.flatMap(({ steps }) => fillBlocks(steps)) }
}

function notesOf(drafts: readonly Draft[]): readonly Note[] {
  return drafts.flatMap((draft) => {
    if (draft.do === 'note') return [draft.note]
    return draft.do === 'block' ? notesOf(draft.steps) : []
  })
}

/** "This damage cannot be canceled" is no reminder: it changes the damage before it. */
const applyNotes = (drafts: readonly Draft[], notes: readonly Note[]): readonly Draft[] =>
  notes.includes('uncancellable')
    ? (everyStep(drafts, (step) => (step.do === 'damage' ? { ...step, cancellable: false } : step)) as readonly Draft[])
    : drafts

const isStep = (value: object): value is Step => 'do' in value

function everyStep(value: unknown, change: (step: Step) => Step): unknown {
  if (Array.isArray(value)) return value.map((each) => everyStep(each, change))
  if (typeof value !== 'object' || value === null) return value
  const inner = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, everyStep(each, change)]))
  return isStep(inner) ? change(inner) : inner
}

/**
 * "If you do, search your deck .... Shuffle your deck afterwards.": who does not search does not shuffle. "Then, ..."
 * likewise goes on under the condition of the sentence before. "If you do, reveal .... If that card is ..., .... Otherwise,
 * ...": where nothing was revealed, nothing is asked about it.
 */
function gathered(drafts: readonly Draft[]): readonly Draft[] {
  const done: Draft[] = []
  for (const draft of drafts) {
    const last = done.at(-1)
    const more = draft.do === 'then' ? draft.steps : [draft]
    const isPart = draft.do === 'then' || (draft.do === 'shuffle' && fillsDeck.test(JSON.stringify(last)))
    const before = done.at(-2)
    if (isPart && (last?.do === 'if' || last?.do === 'delay')) done[done.length - 1] = goingOn(last, more)
    else if (isOtherwise(draft) && asksBack(last) && (before?.do === 'if' || before?.do === 'may'))
      done.splice(-2, 2, goingOn(before, [last!, draft]))
    else done.push(...more)
  }
  return done
}

const fillsDeck = /"do":"search"|"to":\[\{"place":\{"zone":"deck"/

/** A sentence more under the same condition. A shuffle that belongs to what is put into a deck later comes then. */
function goingOn(step: Extract<Step, { do: 'if' | 'may' | 'delay' }>, more: readonly Draft[]): Step {
  const inner = step.steps.at(-1)
  if (more[0]?.do === 'shuffle' && inner?.do === 'delay')
    return { ...step, steps: [...step.steps.slice(0, -1), goingOn(inner, more)] }
  return { ...step, steps: [...step.steps, ...(more as readonly Step[])] }
}

const isOtherwise = (draft: Draft): boolean => draft.do === 'if' && draft.cond.if === 'otherwise'

const asksBack = (draft: Draft | undefined): boolean =>
  draft?.do === 'if' && JSON.stringify(draft.cond).includes('"ref":"pronoun"')

/** What a reminder speaks of must be there. */
const SUBJECTS: Readonly<Record<Note, RegExp>> = {
  cancellable: /"do":"damage".*"cancellable":true/,
  uncancellable: /"do":"damage"/,
  climaxLevel: /"stat":"level"/,
  revealedReturns: /"do":"(reveal|look)"/,
  costReminder: /./,
  encoreRule: /"keyword":"encore"/,
  shufflesAfter: /"do":"search"/,
  tieIncluded: /"num":/,
  startsThere: /"when":"begins"/,
  noBattle: /"when":"(attack|damage)/,
  exchanged: /"do":"exchange"/,
  movesLeft: /"do":"move".*"position":"left"/,
  movesRight: /"do":"move".*"position":"right"/,
  icon: /./,
}

function check(note: Note, ability: Ability): void {
  if (!SUBJECTS[note].test(JSON.stringify(ability)))
    throw new MeaningError('a reminder speaks of something that the text does not do')
}
