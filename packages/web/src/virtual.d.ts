declare module 'virtual:symbols' {
  export const bodies: Readonly<Record<string, string>>
}
declare module 'virtual:pictures' {
  /** Drawings that are fetched together. */
  export interface Piece {
    readonly names: readonly string[]
    load(): Promise<{ readonly bodies: Readonly<Record<string, string>> }>
  }
  export const sets: Readonly<Record<string, () => Promise<{ readonly pieces: readonly Piece[] }>>>
}

declare module 'virtual:pictures/pages' {
  export const pieces: readonly import('virtual:pictures').Piece[]
}

declare module 'virtual:thread/*' {
  /** Where the thread is fetched from. */
  export const url: string | URL
}
