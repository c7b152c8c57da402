import {
  type AskSpec,
  askThen,
  type Flow,
  type Move,
  type MoveOption,
  Moves,
  type RuleId,
  type Seat,
} from '@cardwright/engine'
import type { Item, Phase, Window } from '../state.ts'
import { type ExodusTable, foe } from '../table.ts'
import { ability } from './play/ability.ts'
import { symmetry } from './play/symmetry.ts'
import { endPhase } from './turn.ts'
import { open, windows } from './windows.ts'

const once = ['pass'] as const

/** D.2.6, D.2.7: a pass leaves a notice or the end of a phase; two in a row let the stack resolve. */
const pass: Move<ExodusTable, string> = {
  list: () => once,
  key: (name) => name,
  why: () => null,
  option: (_name, key): MoveOption => ({ key, move: 'pass' }),
  do: (t, seat) => {
    const { window } = t.state
    if (window.kind === 'notice') open(t, windows.main)
    else if (window.kind === 'phaseEnd') endPhase(t)
    else if (window.kind === 'stack') {
      const passes = window.passes + 1
      open(t, passes === 2 ? windows.resolve : Object.freeze({ kind: 'stack', holder: foe(seat), passes }))
    }
    return null
  },
}

/** XO-P19: what can be done wherever something can be answered. */
const responses = new Moves<ExodusTable>('respond', { pass, symmetry, ability }, { skip: 'pass', rule: 'XO-024' })

/** `own`: the topmost item of the stack is one's own, and the other player has passed on it. */
type Answered = 'notice' | 'phaseEnd' | 'stack' | 'own'
type Spec = AskSpec<MoveOption>

/** The same question in each window; everybody may know what it is about. */
const spec = (window: Answered, phase: Phase, rule: RuleId, more?: { readonly plain: boolean }): Spec => ({
  kind: 'respond',
  skip: 'pass',
  rule,
  context: { window, phase, ...more },
  options: (t, seat) => responses.options(t, seat),
  explain: (key, t, seat) => responses.explain(key, t, seat),
})

/** XO-008, XO-016, XO-026, XO-036, XO-039: the end of each phase; XO-014, XO-023: what was placed. */
const specs: Record<Phase, Specs> = {
  draw: windowsOf('draw', 'XO-008', 'XO-008'),
  energy: windowsOf('energy', 'XO-016', 'XO-014'),
  creature: windowsOf('creature', 'XO-026', 'XO-023'),
  attack: windowsOf('attack', 'XO-036', 'XO-029'),
  end: windowsOf('end', 'XO-039', 'XO-038'),
}

interface Specs {
  readonly phaseEnd: Spec
  readonly notice: Spec
  readonly own: Spec
  readonly stack: Spec
  /** A stack of triggers that are aimed at nothing: they draw, heal or strengthen. */
  readonly plain: Spec
}

function windowsOf(phase: Phase, end: RuleId, event: RuleId): Specs {
  return {
    phaseEnd: spec('phaseEnd', phase, end),
    notice: spec('notice', phase, event),
    own: spec('own', phase, 'XO-024'),
    stack: spec('stack', phase, 'XO-024', { plain: false }),
    plain: spec('stack', phase, 'XO-024', { plain: true }),
  }
}

/** Who holds priority plays something or passes. */
export const respond = (t: ExodusTable, seat: Seat, window: Exclude<Answered, 'own'> & Window['kind']): Flow =>
  askThen(t, seat, specOf(t, seat, specs[t.state.phase], window), responses.make)

function specOf(t: ExodusTable, seat: Seat, here: Specs, window: Exclude<Answered, 'own'>): Spec {
  if (window !== 'stack') return here[window]
  const { stack } = t.state
  if (stack[stack.length - 1]!.owner === seat) return here.own
  return stack.every(isPlain) ? here.plain : here.stack
}

const isPlain = ({ kind, targets }: Item): boolean => kind === 'trigger' && targets.length === 0
