import type { CardView } from '@cardwright/engine'
import type { BoardProps } from '../../table/contract.ts'
import { exceedWords } from '../../words/en/boards/exceed/board.ts'
import { cardsOf, type Facts, fighterData } from './facts.ts'
import { tokenPictures } from './fighters.ts'
import { picture } from './pictures.ts'
import { icons } from './stats.ts'

/** Something that lies on a space. */
export interface Mark {
  readonly key: string
  readonly seat: number
  readonly space: number
  /** As it is called after "your". */
  readonly name: string
  /** What it is drawn as: a symbol, or letters where there is none. */
  readonly icon: string | null
  readonly letters: string
  /** `secret`: a token that lies face down. */
  readonly kind: 'token' | 'secret' | 'trap'
  /** The card that it is, to be read. */
  readonly card?: string
  /** It lies among its player's Boosts too. */
  readonly isBoost?: boolean
}

/** Two letters that tell one from another: `IS` for Ice Spike, `S2` for Spike 2. */
function lettersOf(name: string): string {
  const [first = '', ...more] = name.split(/\s+/)
  const last = more.at(-1)
  return (last === undefined ? first.slice(0, 2) : first.slice(0, 1) + last.slice(0, 1)).toUpperCase()
}

const called = (name: string) => name.replace(/^the /i, '')

/** The name of a Boost, by its card. */
function boostName({ entry, words }: BoardProps, card: string): string {
  const def = entry.game.library.get(card) as { readonly boost?: { readonly name: string } } | undefined
  return def?.boost?.name || words.name(card)
}

function tokenNamer(props: BoardProps, fighter: string): (id: string) => string {
  const names = new Map(fighterData(props, fighter)?.tokens?.map(({ id, name }) => [id, name]))
  return (id) => called(names.get(id) ?? props.words.name(id))
}

const drawnAs = (id: string, name: string) => ({ icon: tokenPictures[id] ?? null, letters: lettersOf(name) })
const unknown = { icon: icons.facedown, letters: '' }

function tokensOf(props: BoardProps, { sides }: Facts, seat: number): Mark[] {
  const { fighter, tokens, secrets = [] } = sides[seat]!
  const nameOf = tokenNamer(props, fighter)
  const open = Object.entries(tokens).map(([id, space]): Mark => {
    const name = nameOf(id)
    return { key: `${seat} ${id}`, seat, space, name, kind: 'token', ...drawnAs(id, name) }
  })
  const asked = cardsOf(props, 'secrets', seat).flatMap(({ handle, name: id, down }, at): Mark[] => {
    const space = secrets[at]
    if (space === undefined) return []
    const place = { key: `secret ${handle}`, seat, space, kind: down || id === undefined ? 'secret' : 'token' } as const
    if (id === undefined) return [{ ...place, name: exceedWords.faceDownToken, ...unknown }]
    const name = nameOf(id)
    return [{ ...place, name: down ? exceedWords.faceDown(name) : name, ...drawnAs(id, name) }]
  })
  return [...open, ...asked]
}

function laidAs(props: BoardProps, seat: number, card: CardView, isBoost: boolean): Mark[] {
  const { handle, name: id, space } = card
  if (typeof space !== 'number') return []
  const place = { key: `card ${handle}`, seat, space, kind: 'trap', isBoost } as const
  if (id === undefined) return [{ ...place, name: exceedWords.faceDownMark, ...unknown }]
  const name = isBoost ? boostName(props, id) : props.words.name(id)
  return [{ ...place, name, icon: picture(id), letters: lettersOf(name), card: id }]
}

/** What a player has in the arena. */
export const marksOf = (props: BoardProps, facts: Facts, seat: number): readonly Mark[] => [
  ...tokensOf(props, facts, seat),
  ...cardsOf(props, 'boosts', seat).flatMap((card) => laidAs(props, seat, card, true)),
  ...cardsOf(props, 'arena', seat).flatMap((card) => laidAs(props, seat, card, false)),
]
