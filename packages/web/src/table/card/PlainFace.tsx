import type { Definition } from '@cardwright/engine'
import { capital, inWords } from '@cardwright/engine/english'
import type { CSSProperties } from 'react'
import type { FaceProps } from '../contract.ts'
import { CardName } from './CardName.tsx'
import { type Change, changeOf } from './change.ts'
import { hueOf } from './hue.ts'
import './plain-face.css'

interface Figure {
  readonly name: string
  readonly now: number
  readonly change: Change
}

/** Numbers that stand in the corner, where cards have them. */
const corners = new Set(['cost', 'price', 'level'])
const unsaid = new Set(['id', 'name', 'kind', 'copies', 'bit', 'reasons'])

const isNumber = (text: string): boolean => /^\d+$/.test(text)

/**
 * The numbers of a card, as they are now. A game that says its lines has a line for each; else they are whatever numbers
 * its definition holds.
 */
function figuresOf({ entry, words, about }: FaceProps, def: Definition): Figure[] {
  const lines = words.lines?.(def) ?? []
  const printed: readonly (readonly [string, unknown])[] = entry.words?.lines
    ? lines.flatMap(({ head, text }) => (head && isNumber(text) ? [[head, Number(text)] as const] : []))
    : Object.entries(def).filter(([name]) => !unsaid.has(name))
  const known = new Set(printed.map(([name]) => inWords(name)))
  const more = Object.entries(about ?? {}).filter(([name]) => !unsaid.has(name) && !known.has(inWords(name)))
  return [...printed, ...more].flatMap(([name, value]) => {
    if (typeof value !== 'number') return []
    const current = about?.[inWords(name)] ?? about?.[name]
    const now = typeof current === 'number' ? current : value
    return [{ name: capital(inWords(name)), now, change: changeOf(now, value) }]
  })
}

const changed = (change: Change): string => (change === undefined ? '' : `is-${change}`)

/** Its properties, a word for each: its colour, whether it is ready. */
function tagsOf({ about }: FaceProps, def: Definition): string[] {
  const fields = [...Object.entries(def), ...Object.entries(about ?? {})]
  return fields.flatMap(([name, value]) => {
    if (unsaid.has(name)) return []
    if (typeof value === 'string') return [inWords(value)]
    return value === true ? [inWords(name)] : []
  })
}

/** A card of any game: its name, its numbers as they are now, its text; where it is small, a word or two instead. */
export function PlainFace(props: FaceProps) {
  const { entry, words, card, size, picture } = props
  const def = entry.game.library.get(card)
  if (!def) return <div className="face">{words.name(card)}</div>
  const figures = figuresOf(props, def)
  const corner = figures.find(({ name }) => corners.has(name.toLowerCase()))
  const others = figures.filter((figure) => figure !== corner).slice(0, 3)
  const lines = (words.lines?.(def) ?? []).filter(({ text }) => text !== '' && !isNumber(text))
  const tags = tagsOf(props, def)
  return (
    <div className="face face--plain" style={{ '--hue': hueOf(def) } as CSSProperties}>
      <div className="face__head">
        {corner && (
          <span className={`face__cost ${changed(corner.change)}`} title={corner.name}>
            {corner.now}
          </span>
        )}
        <CardName name={words.name(card)} className="face__name" />
      </div>
      <div className="face__art">{picture}</div>
      {size === 'small' && tags.length > 0 && <div className="face__tags">{tags.join(', ')}</div>}
      {size !== 'small' && lines.length > 0 && (
        <div className="face__text">
          {lines.map(({ head, text }) => (
            <p key={`${head} ${text}`}>
              {head && <b>{head}. </b>}
              {text}
            </p>
          ))}
        </div>
      )}
      {others.length > 0 && (
        <div className="face__figures">
          {others.map(({ name, now, change }) => (
            <span key={name} className={`face__figure ${changed(change)}`} title={name}>
              <small>{name}</small> {now}
            </span>
          ))}
        </div>
      )}
    </div>
  )
}
