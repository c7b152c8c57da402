import { titled } from '@cardwright/engine/english'
import type { CardDef, OwnedDef } from '@cardwright/millennium'
import type { CSSProperties, ReactNode } from 'react'
import { Picture } from '../../design/Picture.tsx'
import type { FaceProps } from '../../table/contract.ts'
import { millenniumWords as said } from '../../words/en/boards/millennium.ts'
import { hueOf, signOf } from './symbols.ts'
import '../face.css'
import './face.css'

/** A card of Millennium Blades: its stars and symbols above, its picture, its text, its set along the foot. */
export function Face(props: FaceProps) {
  const { entry, card } = props
  const def = entry.game.library.get(card) as CardDef | undefined
  if (!def) return <div className="mb-face">{card}</div>
  return 'stars' in def ? <Owned {...props} def={def} /> : <Other {...props} def={def} />
}

function Owned({ words, about = {}, size, picture, def }: FaceProps & { readonly def: OwnedDef }) {
  const now = typeof about.stars === 'number' ? about.stars : def.stars
  const list = (value: unknown, printed: readonly string[]) => (Array.isArray(value) ? (value as string[]) : printed)
  const symbols = [...list(about.elements, def.elements), ...list(about.types, def.types)]
  const [element = 'none'] = list(about.elements, def.elements)
  return (
    <div
      className="mb-face"
      data-kind={def.kind}
      data-element={element}
      data-size={size}
      style={{ '--hue': hueOf(def.set) } as CSSProperties}
    >
      <div className="mb-face__head">
        <Stars now={now} printed={def.stars} />
        <span className="printed-name mb-face__name">{def.name}</span>
      </div>
      <div className="mb-face__art">
        {picture}
        <span className="mb-face__symbols">
          {symbols.map((symbol) => (
            <Emblem key={symbol} symbol={symbol} />
          ))}
        </span>
      </div>
      {size !== 'small' && <Lines def={def} words={words} />}
      <div className="mb-face__foot">
        <span>{titled(def.set)}</span>
        {said.ownedKinds[def.kind] && <b>{said.ownedKinds[def.kind]}</b>}
      </div>
    </div>
  )
}

function Stars({ now, printed }: { now: number; printed: number }) {
  const more = now > printed ? 'more' : 'less'
  const change = now === printed ? undefined : more
  return (
    <span className="mb-face__stars" data-change={change} title={said.stars(now)}>
      {now}
    </span>
  )
}

/** An Element or a Type. */
export function Emblem({ symbol }: { symbol: string }) {
  const sign = signOf(symbol)
  return (
    <span className="mb-symbol" data-symbol={symbol} data-content title={titled(symbol)}>
      {sign ? <Picture name={sign} /> : titled(symbol)}
    </span>
  )
}

/** What stands there already as a number, a symbol or the foot of the card. */
const isDrawn = (head: string | undefined, text: string, def: CardDef): boolean =>
  head === 'Stars' || (head === 'VP' && /^\d+$/.test(text)) || (head === undefined && 'stars' in def)

function Lines({ def, words }: { def: CardDef; words: FaceProps['words'] }): ReactNode {
  const lines = (words.lines?.(def) ?? []).filter(({ head, text }) => !isDrawn(head, text, def))
  if (lines.length === 0) return null
  return (
    <div className="printed-text mb-face__text">
      {lines.map(({ head, text }) => (
        <p key={`${head} ${text}`} data-head={head}>
          {head && <b>{head}</b>} {text}
        </p>
      ))}
    </div>
  )
}

/** NPCs, Metagames, characters, venues, Friendship: cards that nobody plays from hand. */
function Other({ words, size, picture, def }: FaceProps & { readonly def: Exclude<CardDef, OwnedDef> }) {
  const vp = 'vp' in def ? def.vp : null
  return (
    <div className="mb-face mb-face--other" data-kind={def.kind} data-size={size}>
      <div className="mb-face__head">
        {vp !== null && <span className="mb-face__vp">{vp}</span>}
        <span className="printed-name mb-face__name">{words.name(def.id)}</span>
      </div>
      <div className="mb-face__art">{picture}</div>
      {size !== 'small' && <Lines def={def} words={words} />}
      <div className="mb-face__foot">
        <span>{said.kinds[def.kind]}</span>
      </div>
    </div>
  )
}
