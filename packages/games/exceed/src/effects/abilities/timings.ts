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
  /** When both attacks are revealed and paid for, before the first of them. */
  'clash',
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
  /** When you have resolved a Continuous Boost. */
  'boostedContinuous',
  'cancelled',
  'turnStart',
  'foeTurnStart',
  'turnEnd',
  /** Before the draw at the end of your turn; not if that is skipped. */
  'turnDraw',
  /** As an action of yours; of your opponent: EX-059. */
  'action',
  'foeAction',
  'afterAction',
  'prepared',
  'changed',
  'moveAction',
  /** When you have moved yourself, by whatever. */
  'moved',
  /** When your discard pile becomes your deck; by your own action. */
  'reshuffled',
  'reshuffledByHand',
  'exceeded',
  'reverted',
  'lifeSpent',
  'gaugeSpent',
  'sealed',
  'foePassed',
  /** When an effect of yours has made your opponent discard. */
  'foeDiscarded',
  /** When you gain Advantage. */
  'advantage',
  /** When a fighter enters the space of this card in a Strike: it stops there. */
  'entered',
  'death',
] as const
export type Timing = (typeof timings)[number]
