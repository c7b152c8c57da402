import { type ExceedDef, type FighterDef, isCard } from '../cards/definitions.ts'
import { reader, titled, type Voice } from '../effects/words.ts'
import { textsOf } from '../text/en.ts'

/** What the words of a set of fighters are made from. */
export interface Lexicon {
  readonly library: ReadonlyMap<string, ExceedDef>
  readonly voice: Voice
  /** What is printed on a card. */
  readonly text: (def: ExceedDef) => string
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
  return {
    library,
    voice: { ...reader, called: name },
    text: textsOf(library),
    name,
    boostName: (id) => {
      const def = library.get(id)
      return def !== undefined && isCard(def) && def.boost.name !== '' ? def.boost.name : name(id)
    },
  }
}

/** `focus#2` is the second copy of `focus`. */
export const withoutCopy = (key: string): string => key.replace(/#\d+$/, '')

/** Which copy: 2 for `focus#2`. */
export const copyOf = (key: string): number => Number(/#(\d+)$/.exec(key)?.[1] ?? 1)

/** `boost:gauge:focus` in its parts, without the number of its copy. */
export const partsOf = (key: string): readonly string[] => withoutCopy(key).split(':')
