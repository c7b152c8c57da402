/** Whether something that must be in one tab only is in this one. */
export type Hold = 'asking' | 'here' | 'elsewhere'

const lockOf = (match: string): string => `cardwright-match-${match}`

/**
 * Keeps a match in one tab, since two would play it on apart from each other. Tells when it is held here or elsewhere, at
 * once and whenever that changes; returns how to take it over from the other tab, and how to let go.
 */
export function holdMatch(match: string, tell: (hold: Hold) => void): { take(): void; release(): void } {
  let letGo = () => {}
  let isGone = false
  const held = () => {
    tell('here')
    return new Promise<void>((resolve) => {
      letGo = resolve
    })
  }
  const ask = (options: LockOptions) => {
    if (!('locks' in navigator)) {
      tell('here')
      return
    }
    navigator.locks
      .request(lockOf(match), options, (lock) => {
        if (isGone) return
        if (lock) return held()
        tell('elsewhere')
      })
      // another tab has taken it
      .catch(() => !isGone && tell('elsewhere'))
  }
  ask({ ifAvailable: true })
  return {
    take: () => ask({ steal: true }),
    release: () => {
      isGone = true
      letGo()
    },
  }
}
