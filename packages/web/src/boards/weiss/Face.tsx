import type { TextGap } from '@cardwright/catalog'
import type { WeissCard } from '@cardwright/weiss'
import { use } from 'react'
import { CardName } from '../../table/card/CardName.tsx'
import { changeOf } from '../../table/card/change.ts'
import { TableHere } from '../../table/context.ts'
import type { FaceProps } from '../../table/contract.ts'
import { weissWords } from '../../words/en/boards/weiss/board.ts'
import { importedWords } from '../../words/en/pages/imported.ts'
import { PrintedLines } from '../PrintedLines.tsx'
import { askingIn } from './asking.ts'
import { iconSigns } from './icons.ts'
import { textParts } from './text.tsx'
import '../face.css'
import './face.css'

/** A card of Weiss Schwarz: its colour is its frame; level and cost above, power and soul below. */
export function Face({ entry, card, about = {}, size, picture }: FaceProps) {
  const table = use(TableHere)
  const def = entry.game.library.get(card) as WeissCard | undefined
  if (!def) return <div className="ws-face">{card}</div>
  const now = (name: 'level' | 'cost' | 'power' | 'soul'): number =>
    typeof about[name] === 'number' ? about[name] : def[name]
  const changed = (name: 'level' | 'cost' | 'power' | 'soul') => changeOf(now(name), def[name])
  const asking = askingIn(table?.answering.ask ?? null, entry)
  const isNow = (text: string) => asking?.source === card && asking.text?.includes(text.trim()) === true
  const playable = def.brought && entry.decks?.playable?.(card)
  return (
    <div
      className="ws-face"
      data-type={def.type}
      data-colour={def.colour}
      data-size={size}
      data-played={playable ? playable.how : undefined}
    >
      <div className="ws-face__head">
        {def.type !== 'climax' && (
          <span className="ws-face__cost">
            <b data-change={changed('level')} title={weissWords.level}>
              {now('level')}
            </b>
            <i data-change={changed('cost')} title={weissWords.cost}>
              {now('cost')}
            </i>
          </span>
        )}
        <CardName name={def.name} className="ws-face__name" />
        <span className="ws-face__icons">
          {def.icons.map((icon, i) => (
            <span key={`${icon} ${i}`} title={weissWords.trigger(icon)}>
              {iconSigns[icon]}
            </span>
          ))}
        </span>
      </div>
      <div className="ws-face__art">{picture}</div>
      {size !== 'small' && def.text.length > 0 && (
        <PrintedLines
          className="ws-face__text"
          lines={def.text.filter((text) => !isBlank(def, text))}
          draw={textParts}
          isNow={isNow}
        >
          {playable?.gaps.map((gap) => (
            <GapText key={gap.text} gap={gap} isRead={size === 'large'} />
          ))}
        </PrintedLines>
      )}
      {def.type === 'character' && (
        <div className="ws-face__foot">
          <b data-change={changed('power')} title={weissWords.power}>
            {now('power')}
          </b>
          {size !== 'small' && <span className="ws-face__traits">{def.traits.join(' · ')}</span>}
          <span
            className="ws-face__soul"
            data-change={changed('soul')}
            role="img"
            aria-label={weissWords.souls(now('soul'))}
            title={weissWords.soul}
          >
            {'◆'.repeat(Math.min(6, Math.max(0, now('soul'))))}
          </span>
        </div>
      )}
    </div>
  )
}

const isBlank = ({ blank }: WeissCard, text: string): boolean => blank.some((unit) => unit.includes(text.trim()))

const mostExpected = 5

/** A text that is not played: where reading stopped, and what would have been understood there. */
function GapText({ gap: { text, at, length, expected, why }, isRead }: { gap: TextGap; isRead: boolean }) {
  return (
    <p className="ws-face__gap">
      <span>{textParts(text.slice(0, at))}</span>
      <mark>{text.slice(at, at + length)}</mark>
      <span>{textParts(text.slice(at + length))}</span>
      {isRead && (
        <small>
          {why === '' ? importedWords.stopped(expected.slice(0, mostExpected)) : importedWords.unclear(why)}
        </small>
      )}
    </p>
  )
}
