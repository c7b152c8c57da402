export const modes = ['standard', 'duel', 'team', 'funky', 'turns', 'boss', 'campaign'] as const
export type Mode = (typeof modes)[number]

/** What the options of a match fixed. */
export interface SeasonTerms {
  readonly mode: Mode
  readonly prerelease: boolean
  readonly draft: boolean
  readonly freeMarket: boolean
  readonly liquidation: boolean
  readonly sealed: boolean
  readonly characters: boolean
  readonly venues: boolean
  readonly relics: 'none' | 'handicap' | 'draft'
  readonly difficulty: 'easy' | 'normal' | 'hard'
  /** MB-H25: the last tournament after a Pre-Release pays the Final row. */
  readonly finalRow: boolean
  /** Lengths of the timers in milliseconds; null: no clock, a segment ends when all are ready. */
  readonly clock: {
    readonly first: number
    readonly second: number
    readonly last: number
    readonly grace: number
  } | null
  /** House rules on fairness: MB-H08, MB-H09. */
  readonly contestWindow: number
  readonly refusalWindow: number
  readonly pauses: number
  readonly pauseLength: number
  /** MB-354: the sets of the Store from round 3 of a campaign on. */
  readonly secondStore: readonly string[]
}

/** MB-472: what is not said of these modes is as in the standard game. */
export const isBoss = ({ mode }: Pick<SeasonTerms, 'mode'>): boolean => mode === 'boss' || mode === 'campaign'
/** MB-286, MB-309, MB-315, MB-340, MB-471, MB-H52. */
export const usesFriendship = ({ mode }: Pick<SeasonTerms, 'mode'>): boolean => mode === 'standard' || mode === 'funky'
/** MB-326, MB-340. */
export const usesCollections = ({ mode }: Pick<SeasonTerms, 'mode'>): boolean => mode !== 'funky' && !isBoss({ mode })
/** MB-469, MB-470: modes that do not say otherwise keep them. */
export const usesNpcs = ({ mode }: Pick<SeasonTerms, 'mode'>): boolean =>
  mode === 'standard' || mode === 'duel' || mode === 'team'
