import { canonical } from '@cardwright/engine'
import type { Entry } from './entry.ts'
import { wordsOf } from './words/index.ts'

/** How much is shown of a value that is no single word or number. */
const longestValue = 200

interface Schema {
  readonly shape?: Readonly<Record<string, { readonly description?: string }>>
  /** Of options that are changed once they are read: what may be said. */
  readonly in?: Schema
}

const shapeOf = ({ shape, in: said }: Schema): NonNullable<Schema['shape']> => shape ?? (said ? shapeOf(said) : {})

function textOf(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text.length > longestValue ? `${text.slice(0, longestValue)} …` : text
}

/**
 * What everybody who sits down agrees to, in sentences: whatever in these options is not as usual. They are compared as they
 * were said: what cannot be read alone, such as cards that come with a deck, is unusual as well.
 */
export function termsOf(entry: Entry, options: unknown): readonly string[] {
  const { game, decks } = entry
  const own = entry.agreement?.(options) ?? null
  const told = own === null ? {} : ((decks?.agreed ?? {}) as Record<string, unknown>)
  const usual = (game.options.safeParse({}).data ?? {}) as Record<string, unknown>
  const isUsual = ([option, value]: [string, unknown]) =>
    [usual, told].some((each) => option in each && canonical(each[option]) === canonical(value))
  const { settings = [] } = wordsOf(entry)
  const unusual = Object.entries((options ?? {}) as object).filter((each) => !isUsual(each))
  const sentences = unusual.map(([option, value]) => {
    const setting = settings.find((each) => each.option === option)
    const choice = setting?.choices.find((each) => each.value === value)
    if (setting && choice) return `${setting.name}: ${choice.name}.`
    const about = shapeOf(game.options as Schema)[option]?.description
    return `${option}: ${textOf(value)}.${about === undefined ? '' : ` ${about}`}`
  })
  return own === null ? sentences : [own, ...sentences]
}
