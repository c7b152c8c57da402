/** How a game is announced before it is loaded: `boards/<game>/poster.ts` exports one. */
export interface Poster {
  readonly title: string
  /** In a sentence or two: what one does in it. */
  readonly line: string
  /** The symbols of its poster. */
  readonly signs: readonly string[]
  readonly players: string
  /** The ground of its poster, and what is drawn on it. */
  readonly colours: readonly [ground: string, ink: string]
  /** It is an example, and stands below the others. */
  readonly isSmall?: boolean
}
