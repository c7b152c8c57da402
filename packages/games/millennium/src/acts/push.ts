import type { MillenniumTable } from '../state.ts'
import type { Context, Task } from '../tasks.ts'

/** Puts tasks on the stack so that the first of them is the next to be done. */
export function push(t: MillenniumTable, ...tasks: readonly Task[]): void {
  t.state.tournament.stack.push(...tasks.toReversed())
}

/** The effects of a list, one after the other. */
export function pushEffects(t: MillenniumTable, list: string, context: Context): void {
  push(t, { task: 'effects', list, at: 0, context, alone: false })
}

/** One effect for each of these sides, one side after the other. */
export function pushForEach(t: MillenniumTable, address: string, sides: readonly number[], context: Context): void {
  const dot = address.lastIndexOf('.')
  const list = address.slice(0, dot)
  const at = Number(address.slice(dot + 1))
  push(t, ...sides.map((just) => ({ task: 'effects' as const, list, at, context: { ...context, just }, alone: true })))
}
