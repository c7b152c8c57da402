import {
  type AskSpec,
  askThen,
  type Flow,
  type MoveOption,
  Moves,
  plainMove,
  type RuleId,
  type Seat,
} from '@cardwright/engine'
import type { RespondContext } from '../asks.ts'
import type { Item, Notice, Phase } from '../state.ts'
import { type ExodusTable, foe, found } from '../table.ts'
import { canAttack } from './attack.ts'
import { ability, canUse, symmetry } from './play.ts'
import { endPhase, open, whyElsewhere, windows } from './turn.ts'

/** XO-052, XO-063: a pass leaves a notice or the end of a phase; two in a row let the stack resolve. */
const pass = plainMove<ExodusTable>(
  'pass',
  () => null,
  (t, seat) => {
    const { window } = t.state
    if (window.kind === 'notice') endNotice(t)
    else if (window.kind === 'phaseEnd') endPhase(t)
    else if (window.kind === 'stack') {
      const passes = window.passes + 1
      open(t, passes === 2 ? windows.resolve : Object.freeze({ kind: 'stack', holder: foe(seat), passes }))
    }
    return null
  },
)

function endNotice(t: ExodusTable): void {
  t.state.noticed = null
  open(t, windows.main)
}

/** XO-P19: what can be done wherever something can be answered. */
const responses = new Moves<ExodusTable>(
  'respond',
  { pass, symmetry, ability },
  {
    skip: 'pass',
    rule: 'XO-024',
    elsewhere: whyElsewhere,
  },
)

type Spec = AskSpec<MoveOption>

/** The same question in each window; everybody may know what it is about. */
const spec = (rule: RuleId, context: RespondContext): Spec => ({
  kind: 'respond',
  skip: 'pass',
  rule,
  context,
  options: (t, seat) => responses.options(t, seat),
  explain: (key, t, seat) => responses.explain(key, t, seat),
  explainLike: (like, t, seat) => responses.explainLike(like, t, seat),
})

/** XO-014, XO-023: a card has come to the field. */
const notices: Record<Notice, Spec> = {
  place: spec('XO-014', { window: 'notice', phase: 'energy', move: 'place' }),
  shift: spec('XO-014', { window: 'notice', phase: 'energy', move: 'shift' }),
  summon: spec('XO-023', { window: 'notice', phase: 'creature', move: 'summon' }),
}

interface Specs {
  readonly phaseEnd: Spec
  readonly pressingEnd: Spec
  readonly own: Spec
  readonly ownAttack: Spec
  readonly stack: Spec
  /** A stack of triggers without targets: they draw, heal or strengthen. */
  readonly plain: Spec
}

const windowsOf = (phase: Phase, end: RuleId): Specs => ({
  phaseEnd: spec(end, { window: 'phaseEnd', phase, pressing: false }),
  pressingEnd: spec(end, { window: 'phaseEnd', phase, pressing: true }),
  own: spec('XO-024', { window: 'own', phase, attack: false }),
  ownAttack: spec('XO-024', { window: 'own', phase, attack: true }),
  stack: spec('XO-024', { window: 'stack', phase, plain: false }),
  plain: spec('XO-024', { window: 'stack', phase, plain: true }),
})

/** XO-008, XO-016, XO-026, XO-036, XO-039: the end of each phase. */
const specs: Record<Phase, Specs> = {
  draw: windowsOf('draw', 'XO-008'),
  energy: windowsOf('energy', 'XO-016'),
  creature: windowsOf('creature', 'XO-026'),
  attack: windowsOf('attack', 'XO-036'),
  end: windowsOf('end', 'XO-039'),
}

/** The player who holds priority plays something or passes. */
export const respond = (t: ExodusTable, seat: Seat, window: 'notice' | 'phaseEnd' | 'stack'): Flow =>
  askThen(t, seat, specFor[window](t, seat), responses.make)

/** XO-027, XO-H17: what comes, or goes, with the end of a phase. Everybody can see it. */
const isPressing: { readonly [P in Phase]?: (t: ExodusTable, seat: Seat) => boolean } = {
  creature: (t) => canAttack(t, t.state.turn),
  end: canUse,
}

const specFor = {
  phaseEnd: (t: ExodusTable, seat: Seat): Spec => {
    const { phaseEnd, pressingEnd } = specs[t.state.phase]
    return isPressing[t.state.phase]?.(t, seat) ? pressingEnd : phaseEnd
  },

  /** The card asks, if it is still where it came to. */
  notice: (t: ExodusTable): Spec => {
    const { noticed, phase } = t.state
    if (noticed === null) return notices[phase === 'creature' ? 'summon' : 'place']
    const card = found(t, noticed.ref)
    return card === undefined ? notices[noticed.move] : { ...notices[noticed.move], card: card.id }
  },

  stack: ({ state: { stack, phase } }: ExodusTable, seat: Seat): Spec => {
    const { own, ownAttack, plain, stack: any } = specs[phase]
    const top = stack[stack.length - 1]!
    if (top.owner === seat) return top.kind === 'attack' ? ownAttack : own
    return stack.every(isPlain) ? plain : any
  },
}

const isPlain = ({ kind, targets }: Item): boolean => kind === 'trigger' && targets.length === 0
