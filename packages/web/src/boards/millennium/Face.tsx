import type { CardLine } from '@cardwright/engine'
import { titled } from '@cardwright/engine/english'
import type { CardDef, OwnedDef } from '@cardwright/millennium'
import { type CSSProperties, Fragment, type ReactNode } from 'react'
import { Picture } from '../../design/Picture.tsx'
import { CardName } from '../../table/card/CardName.tsx'
import type { FaceProps } from '../../table/contract.ts'
import { millenniumWords as said } from '../../words/en/boards/millennium/board.ts'
import { hueOf, signOf } from './symbols.ts'
import { useShortening } from './use-shortening.ts'
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
        <CardName name={def.name} className="mb-face__name" />
      </div>
      <div className="mb-face__art">
        {picture}
        <span className="mb-face__symbols">
          {symbols.map((symbol) => (
            <Emblem key={symbol} symbol={symbol} />
          ))}
        </span>
      </div>
      {size !== 'small' && <Lines def={def} words={words} size={size} />}
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
const isDrawn = ({ head, text }: CardLine, def: CardDef, size: FaceProps['size']): boolean =>
  head === 'Stars' ||
  (head === 'VP' && /^\d+$/.test(text)) ||
  // a close-up names the symbols
  (head === undefined && 'stars' in def && size !== 'large')

/** Keywords that are named alone, those with the longest explanations first: what is explained nowhere else keeps its room. */
function shortened(lines: readonly CardLine[], keywords: number, times: number): readonly [CardLine[], CardLine[]] {
  const longest = lines.slice(0, keywords).sort((a, b) => b.text.length - a.text.length)
  const named = longest.slice(0, times)
  return [named, lines.filter((line) => !named.includes(line))]
}

function Lines({ def, words, size }: { def: CardDef } & Pick<FaceProps, 'words' | 'size'>): ReactNode {
  const lines = (words.lines?.(def) ?? []).filter((line) => !isDrawn(line, def, size))
  const keywords = 'keywords' in def ? def.keywords.length : 0
  const [box, times] = useShortening(size === 'medium' ? keywords + 1 : 0)
  const [named, whole] = shortened(lines, keywords, times)
  // at last the picture is smaller, and what a close-up says as well is left to it
  const isTight = times > keywords
  if (lines.length === 0) return null
  return (
    <div ref={box} className="printed-text mb-face__text" data-tight={isTight || undefined}>
      {named.length > 0 && (
        <p>
          {named.map(({ head }) => (
            <Fragment key={head}>
              <b>{head}</b>{' '}
            </Fragment>
          ))}
        </p>
      )}
      {whole.map(({ head, text }) => (
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
        <CardName name={words.name(def.id)} className="mb-face__name" />
      </div>
      <div className="mb-face__art">{picture}</div>
      {size !== 'small' && <Lines def={def} words={words} size={size} />}
      <div className="mb-face__foot">
        <span>{said.kinds[def.kind]}</span>
      </div>
    </div>
  )
}
