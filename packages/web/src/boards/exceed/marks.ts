import type { BoardProps } from '../../table/contract.ts'
import { cardsOf, type Facts, fighterData } from './facts.ts'
import { anyToken, tokenPictures } from './fighters.ts'
import { picture } from './pictures.ts'
import { icons } from './stats.ts'

/** Something that lies on a space. */
export interface Mark {
  readonly key: string
  readonly seat: number
  readonly space: number
  readonly name: string
  readonly icon: string
  readonly kind: 'token' | 'trap'
  /** The card that it is, to be read. */
  readonly card?: string
}

/** The name of a Boost, by its card. */
function boostName({ entry, words }: BoardProps, card: string): string {
  const def = entry.game.library.get(card) as { readonly boost?: { readonly name: string } } | undefined
  return def?.boost?.name || words.name(card)
}

function tokensOf(props: BoardProps, { sides }: Facts, seat: number): Mark[] {
  const { fighter, tokens, secrets = [] } = sides[seat]!
  const names = new Map(fighterData(props, fighter)?.tokens?.map(({ id, name }) => [id, name]))
  const open = Object.entries(tokens).map(([id, space]) => ({
    key: `${seat} ${id}`,
    seat,
    space,
    name: names.get(id) ?? props.words.name(id),
    icon: tokenPictures[id] ?? anyToken,
    kind: 'token' as const,
  }))
  const hidden = cardsOf(props, 'secrets', seat).flatMap(({ handle, name }, at) => {
    const space = secrets[at]
    if (space === undefined) return []
    const called = name === undefined ? 'a face-down token' : props.words.name(name)
    return [{ key: `secret ${handle}`, seat, space, name: called, icon: icons.facedown, kind: 'token' as const }]
  })
  return [...open, ...hidden]
}

function laidOf(props: BoardProps, seat: number): Mark[] {
  return [...cardsOf(props, 'boosts', seat), ...cardsOf(props, 'arena', seat)].flatMap((card) => {
    const { handle, name, space } = card
    if (typeof space !== 'number') return []
    const called = name === undefined ? 'a face-down card' : boostName(props, name)
    const icon = (name === undefined ? null : picture(name)) ?? icons.facedown
    return [
      { key: `card ${handle}`, seat, space, name: called, icon, kind: 'trap' as const, ...(name && { card: name }) },
    ]
  })
}

/** All that lies in the arena. */
export const marksOf = (props: BoardProps, facts: Facts): readonly Mark[] =>
  [0, 1].flatMap((seat) => [...tokensOf(props, facts, seat), ...laidOf(props, seat)])
