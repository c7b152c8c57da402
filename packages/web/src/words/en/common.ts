import { spoken } from '@cardwright/catalog/words'
import { listed } from '@cardwright/engine/english'

/** Each name once, with how often it is there. */
const counted = (names: readonly string[]): string[] =>
  [...new Set(names)].map((name) => {
    const times = names.filter((each) => each === name).length
    return times === 1 ? name : `${times} × ${name}`
  })

/** What is said in many places of the client. */
export const commonWords = spoken({
  wait: 'One moment …',
  connecting: 'Connecting …',
  back: 'Back',
  rule: (id: string) => `Rule ${id}`,
  inRulebook: 'All rules, in a new tab',
  close: 'Close',
  you: 'You',
  against: ([first = '', ...others]: readonly string[]) => `${first} against ${listed(counted(others))}`,
  player: (nth: number) => `Player ${nth}`,
  speeds: { step: 'Step by step', slow: '½×', normal: '1×', fast: '2×', instant: 'Instant' },
  strengths: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
  bots: { policy: 'Simple bot', easy: 'Easy bot', medium: 'Medium bot', hard: 'Hard bot' },
})
