import type { WeissCard } from '../cards/definitions.ts'
import { compile } from '../text/compile.ts'

/** A text that was not understood: where reading stopped, and what could have stood there. */
export interface Gap {
  readonly text: string
  readonly at: number
  readonly length: number
  readonly expected: readonly string[]
  readonly why: string
}

export function gapsOf({ blank }: WeissCard): Gap[] {
  return blank.flatMap((text) => {
    const result = compile(text)
    if (result.ok) return []
    const { canon, at, length, expected, why } = result
    return [{ text: canon, at, length, expected, why: why === 'grammar' ? '' : why }]
  })
}

/** How much of a card can be played. A common Encore is no text of its own. */
export function howWhole({ blank, abilities }: WeissCard): 'whole' | 'partly' | 'not' {
  if (blank.length === 0) return 'whole'
  return abilities.some(({ key }) => key !== 'encore') ? 'partly' : 'not'
}
