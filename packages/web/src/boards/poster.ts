/** How a game is announced before it is loaded: `boards/<game>/poster.ts` exports one. Its words lie in `words/en/posters.ts`. */
export interface Poster {
  readonly title: string
  /** The symbols of its poster. */
  readonly signs: readonly string[]
  /** The ground of its poster, and what is drawn on it. */
  readonly colours: readonly [ground: string, ink: string]
  /** It is an example, and stands below the others. */
  readonly isSmall?: boolean
}
