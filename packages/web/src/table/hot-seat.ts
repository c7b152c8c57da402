import type { Sitting } from './playback.ts'

/** How somebody at this screen stands. */
export interface Here {
  readonly isAsked: boolean
  /** What is asked stands open, and they have said that they are ready. */
  readonly waits: boolean
  /** All that has happened has been shown to them. */
  readonly isIdle: boolean
  readonly isOver: boolean
}

const flags = ['isAsked', 'waits', 'isIdle', 'isOver'] as const satisfies readonly (keyof Here)[]

/** In letters, so that equal ones are the same. */
export const writeHere = (all: readonly Here[]): string =>
  all.map((each) => flags.map((flag) => Number(each[flag])).join('')).join(' ')

export const readHere = (text: string): Here[] =>
  text.split(' ').map((each) => Object.fromEntries(flags.map((flag, i) => [flag, each[i] === '1'])) as never)

export function hereOf({ chair: { snapshot }, playback }: Sitting): Here {
  const { seat, asks, view, over } = snapshot
  return {
    isAsked: asks.length > 0,
    waits: view?.waiting.some((each) => each.seat === seat && each.waits) === true,
    isIdle: playback.showing.idle,
    isOver: over !== null,
  }
}

export const isWanted = ({ isAsked, waits }: Here): boolean => isAsked && !waits

/** Who may take the screen after somebody, the one who should first: in their order, and those who are ready last. */
export function whoMay(all: readonly Here[], after: number | null): readonly number[] {
  const order = all.map((_, i) => ((after ?? -1) + 1 + i) % all.length).filter((each) => all[each]!.isAsked)
  const [ready, wanted] = [true, false].map((is) => order.filter((each) => all[each]!.waits === is))
  return [...wanted!, ...ready!]
}

/**
 * Whether the player at the screen has seen everything and has nothing to do, while somebody else has. A player who was ready
 * before and has come to look around (`stays`) goes on looking as long as they are ready.
 */
export function isDone(all: readonly Here[], at: number, stays = false): boolean {
  const { isIdle, isOver, waits } = all[at]!
  if (stays && waits) return false
  return isIdle && !isOver && !isWanted(all[at]!) && all.some((each, i) => i !== at && isWanted(each))
}
