import { titled } from '@cardwright/engine/english'
import { type ExceedDef, type FighterDef, isCard } from '../../cards/definitions.ts'
import { voiceOf } from '../../cards/text.ts'
import type { Voice } from '../../effects/words.ts'

/** What the words of a set of fighters are made from. */
export interface Lexicon {
  readonly library: ReadonlyMap<string, ExceedDef>
  /** How cards speak. */
  readonly printed: Voice
  /** The same in questions, where tokens of one name are called by it too. */
  readonly voice: Voice
  /** A card, a fighter or a token, by its id. */
  name(id: string): string
  /** The Boost half of a card. */
  boostName(id: string): string
}

const isFighter = (def: ExceedDef): def is FighterDef => def.kind === 'character'

export function lexiconOf(library: ReadonlyMap<string, ExceedDef>): Lexicon {
  const tokens = [...library.values()].flatMap((def) => (isFighter(def) ? (def.tokens ?? []) : []))
  const names = new Map([...tokens, ...library.values()].map(({ id, name }) => [id, name]))
  const name = (id: string): string => names.get(id) ?? titled(id)
  const printed = voiceOf(library)
  return {
    library,
    printed,
    voice: { ...printed, called: name },
    name,
    boostName: (id) => {
      const def = library.get(id)
      return def !== undefined && isCard(def) && def.boost.name !== '' ? def.boost.name : name(id)
    },
  }
}
