import type { Definition } from '@cardwright/engine'
import { inWords } from '@cardwright/engine/english'
import type { FaceProps } from '../contract.ts'

/** Numbers that stand in the corner, where cards have them. */
const costs = ['cost', 'price', 'level']
const unsaid = new Set(['id', 'bit', 'name', 'copies'])

interface Figure {
  readonly name: string
  readonly printed: number | null
  readonly now: number
}

function figuresOf(def: Definition, about: FaceProps['about']): Figure[] {
  const printed = def as unknown as Readonly<Record<string, unknown>>
  const names = new Set([...Object.keys(printed), ...Object.keys(about ?? {})])
  return [...names].flatMap((name) => {
    if (unsaid.has(name)) return []
    const was = typeof printed[name] === 'number' ? (printed[name] as number) : null
    const value = about?.[name]
    const now = typeof value === 'number' ? value : was
    return now === null ? [] : [{ name, printed: was, now }]
  })
}

export const changeOf = ({ printed, now }: Figure): '' | 'is-raised' | 'is-lowered' =>
  printed === null || printed === now ? '' : now > printed ? 'is-raised' : 'is-lowered'

/** A card of any game: its name, its numbers as they are now, its text. */
export function Face({ entry, words, card, about, size, picture }: FaceProps) {
  const def = entry.game.library.get(card) as (Definition & { readonly kind?: unknown }) | undefined
  if (!def) return <div className="face">{card}</div>
  const figures = figuresOf(def, about)
  const cost = figures.find(({ name }) => costs.includes(name))
  const others = figures.filter((figure) => figure !== cost).slice(0, 3)
  return (
    <div className="face" data-kind={typeof def.kind === 'string' ? def.kind : undefined}>
      <div className="face__head">
        {cost && (
          <span className={`face__cost ${changeOf(cost)}`} title={inWords(cost.name)}>
            {cost.now}
          </span>
        )}
        <span className="face__name">{words.name(card)}</span>
      </div>
      <div className="face__art">{picture}</div>
      {size !== 'small' && (
        <div className="face__text">
          {(words.lines?.(def) ?? []).map((line) => (
            <p key={`${line.head} ${line.text}`}>
              {line.head && <b>{line.head} </b>}
              {line.text}
            </p>
          ))}
        </div>
      )}
      {others.length > 0 && (
        <div className="face__figures">
          {others.map((figure) => (
            <span key={figure.name} className={`face__figure ${changeOf(figure)}`}>
              <small>{inWords(figure.name)}</small> {figure.now}
            </span>
          ))}
        </div>
      )}
    </div>
  )
}
