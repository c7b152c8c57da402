import { Moves, type Part, plainMove } from '@cardwright/engine'
import type { Phase, Window } from '../state.ts'
import { type ExodusTable, foe } from '../table.ts'
import { attack } from './attack.ts'
import { summon } from './creature.ts'
import { drawPhase } from './draw.ts'
import { endTurn, unfreezeOne } from './end.ts'
import { place, shift } from './energy.ts'
import { ability, symmetry } from './play.ts'
import { resolveTop } from './resolve.ts'
import { respond } from './respond.ts'
import { mulligan } from './setup.ts'
import type { RunEffects } from './source.ts'
import { open, whyElsewhere, windows } from './turn.ts'

/** The turn player is done with the phase; its end can be answered: XO-016, XO-026, XO-036. */
const end = plainMove<ExodusTable>(
  'end',
  () => null,
  (t) => {
    open(t, windows.phaseEnd)
    return null
  },
)

const own = { skip: 'end', elsewhere: whyElsewhere }

/** XO-009, XO-017, XO-027: what the turn player may do in each phase. */
const mains: { readonly [K in Phase]?: Moves<ExodusTable> } = {
  energy: new Moves<ExodusTable>('energy', { end, place, shift, symmetry, ability }, { ...own, rule: 'XO-009' }),
  creature: new Moves<ExodusTable>('creature', { end, summon, symmetry, ability }, { ...own, rule: 'XO-017' }),
  attack: new Moves<ExodusTable>('attack', { end, attack, symmetry, ability }, { ...own, rule: 'XO-027' }),
}

type WindowOf<K extends Window['kind']> = Extract<Window, { readonly kind: K }>

/** What happens in the window that is open, in the order in which a turn opens them. */
const steps: { readonly [K in Window['kind']]: (t: ExodusTable, run: RunEffects, window: WindowOf<K>) => Part } = {
  mulligan,
  draw: drawPhase,
  main: (t) => mains[t.state.phase]!.ask(t, t.state.turn),
  notice: (t) => respond(t, foe(t.state.turn), 'notice'),
  stack: (t, _run, { holder }) => respond(t, holder, 'stack'),
  resolve: resolveTop,
  phaseEnd: (t) => respond(t, foe(t.state.turn), 'phaseEnd'),
  unfreeze: unfreezeOne,
  limit: endTurn,
}

/** The step of the game; `run` carries out the effects of cards. */
export const stepWith =
  (run: RunEffects) =>
  (t: ExodusTable): Part => {
    const { window } = t.state
    return (steps[window.kind] as (t: ExodusTable, run: RunEffects, window: Window) => Part)(t, run, window)
  }
