import { capital } from '@cardwright/engine/english'
import { listed, many, type Voice, whose } from '../words.ts'
import type { BoostKind, Filter, Kind } from './vocabulary.ts'

/** What is said of something in the arena: "Ice Spike", "this card", "the centre of the arena". */
export function spotText(spot: string | undefined, voice: Voice): string {
  switch (spot) {
    case undefined:
    case 'token':
      return `${whose(voice)} token`
    case 'this':
      return 'this card'
    case 'centre':
      return 'the centre of the arena'
    case 'origin':
      return `where ${whose(voice)} attack comes from`
    case 'lay':
      return `where ${whose(voice)} attack lay`
    case 'rods':
      return 'a lightning rod'
    default:
      return voice.called(spot)
  }
}

/** "1 or 2", "2 to 4" */
export const fromTo = (min: number, max: number): string => `${min} ${max === min + 1 ? 'or' : 'to'} ${max}`

/** "1 or 2 spaces away from your opponent", "next to", "on" */
export function farText(min: number, max: number): string {
  if (max === 0) return 'on'
  if (min === 1 && max === 1) return 'next to'
  if (min === 0 && max === 1) return 'on or next to'
  return min === max ? `${min} spaces away from` : `${fromTo(min, max)} spaces away from`
}

/** What stands before and after the noun. */
interface Around {
  readonly before?: string
  readonly after?: string
}

type Text<V> = (value: V, voice: Voice) => Around

export const kindNames = (kinds: readonly Kind[]): string => listed(kinds.map(capital), 'or')
export const boostKindName = (kind: BoostKind): string => capital(kind)

const texts: { readonly [K in keyof Required<Filter>]: Text<NonNullable<Filter[K]>> } = {
  kinds: (kinds) => ({ before: kindNames(kinds) }),
  boost: (kind) => ({ after: `with ${many(1, `${boostKindName(kind)} Boost`)}` }),
  card: (id, voice) => ({ before: voice.called(id) }),
  boostName: (name) => ({ after: `with the ${name} Boost` }),
  sameName: (wanted, voice) => ({
    after: wanted ? `with the name of ${whose(voice)} attack` : `that does not have the name of ${whose(voice)} attack`,
  }),
  foeName: (wanted, voice) => ({
    after: `${wanted ? 'with' : 'without'} the name of ${whose(voice, 'foe')} attack`,
  }),
  likeTopDiscard: (wanted, voice) => ({
    after: `${wanted ? 'with' : 'without'} the name of the top card of ${whose(voice)} discard pile`,
  }),
  likeBoost: (wanted) => ({ after: `${wanted ? 'with' : 'without'} the name of that Boost` }),
  sameSpeed: (wanted) => ({ after: `with ${wanted ? 'the same' : 'another'} printed Speed` }),
  inRange: (wanted, voice) => ({
    after: `whose Range ${wanted ? 'reaches' : 'does not reach'} ${voice.turned ? 'you' : 'your opponent'}`,
  }),
}

/** The noun for the cards that are meant: "card", "Special or Ultra card with the name of your attack". */
export function cardNoun(filter: Filter | undefined, voice: Voice, noun = 'card'): string {
  if (filter === undefined) return noun
  const { card, boostName, ...rest } = filter
  if (boostName !== undefined && noun.endsWith('Boost'))
    return cardNoun({ ...rest, ...(card !== undefined && { card }) }, voice, `${boostName} ${noun}`)
  if (card !== undefined && noun === 'card') return cardNoun(rest, voice, `copy of ${voice.called(card)}`)
  const around = Object.entries(filter).flatMap(([name, value]) =>
    value === undefined ? [] : [(texts[name as keyof Filter] as Text<unknown>)(value, voice)],
  )
  const before = around.flatMap((each) => each.before ?? [])
  const after = around.flatMap((each) => each.after ?? [])
  return [...before, noun, ...after].join(' ')
}

function kindNoun(boost: Filter['boost']): string {
  if (boost === undefined) return 'Boost'
  return boost === 'transform' ? 'Transform' : `${boostKindName(boost)} Boost`
}

/** "Continuous Boost", "Boost" */
export function boostNoun({ filter }: { readonly filter?: Filter | undefined }, voice: Voice): string {
  if (filter === undefined) return 'Boost'
  const { boost, ...rest } = filter
  const kind = kindNoun(boost)
  return Object.keys(rest).length === 0 ? kind : cardNoun(rest, voice, kind)
}
