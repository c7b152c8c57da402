/** When an ability acts. */
export const timings = [
  /** Numbers and traits that count during a Strike; at all times. */
  'strike',
  'always',
  /** Before you set an attack; when you have set it; when your opponent has. */
  'striking',
  'set',
  'foeSet',
  'reveal',
  'before',
  'foeBefore',
  'hit',
  /** When an attack has hit you, before its damage; when it has stunned you. */
  'whenHit',
  'stunned',
  'after',
  'foeAfter',
  'cleanup',
  'endOfStrike',
  /** What a Boost does when it is played: EX-073, EX-177. */
  'now',
  /** When this Boost leaves play. */
  'leave',
  /** When your opponent plays a Boost, before its effects: EX-148. */
  'foeBoost',
  'boosted',
  'cancelled',
  'turnStart',
  'foeTurnStart',
  'turnEnd',
  'afterAction',
  'prepared',
  'moveAction',
  /** When your discard pile becomes your deck; by your own action. */
  'reshuffled',
  'reshuffledByHand',
  'exceeded',
  'reverted',
  'lifeSpent',
  'gaugeSpent',
  'sealed',
  'advanced',
  'retreated',
  'foePassed',
  'death',
] as const
export type Timing = (typeof timings)[number]
