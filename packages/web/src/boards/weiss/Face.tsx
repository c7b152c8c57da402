import type { Icon, WeissCard } from '@cardwright/weiss'
import type { ReactNode } from 'react'
import type { FaceProps } from '../../table/contract.ts'
import './face.css'

const iconSigns: Readonly<Record<Icon, string>> = {
  soul: '◆',
  comeback: '↺',
  return: '↩',
  draw: '✎',
  pool: '▤',
  treasure: '✦',
  shot: '✸',
  gate: '⛩',
  standby: '⌂',
  choice: '⚖',
}

/** A card of Weiss Schwarz: its colour is its frame; level and cost above, power and soul below. */
export function Face({ entry, card, about = {}, size, picture }: FaceProps) {
  const def = entry.game.library.get(card) as WeissCard | undefined
  if (!def) return <div className="ws-face">{card}</div>
  const now = (name: 'level' | 'cost' | 'power' | 'soul'): number =>
    typeof about[name] === 'number' ? about[name] : def[name]
  const changed = (name: 'level' | 'cost' | 'power' | 'soul') => changeOf(now(name), def[name])
  return (
    <div className="ws-face" data-type={def.type} data-colour={def.colour} data-size={size}>
      <div className="ws-face__head">
        {def.type !== 'climax' && (
          <span className="ws-face__cost">
            <b data-change={changed('level')} title="Level">
              {now('level')}
            </b>
            <i data-change={changed('cost')} title="Cost">
              {now('cost')}
            </i>
          </span>
        )}
        <span className="ws-face__name">{def.name}</span>
        <span className="ws-face__icons">
          {def.icons.map((icon, i) => (
            <span key={`${icon} ${i}`} title={`Trigger: ${icon}`}>
              {iconSigns[icon]}
            </span>
          ))}
        </span>
      </div>
      <div className="ws-face__art">{picture}</div>
      {size !== 'small' && def.text.length > 0 && (
        <div className="ws-face__text">
          {def.text.map((text) => (
            <p key={text}>{textParts(text)}</p>
          ))}
        </div>
      )}
      {def.type === 'character' && (
        <div className="ws-face__foot">
          <b data-change={changed('power')} title="Power">
            {now('power')}
          </b>
          {size !== 'small' && <span className="ws-face__traits">{def.traits.join(' · ')}</span>}
          <span
            className="ws-face__soul"
            data-change={changed('soul')}
            role="img"
            aria-label={`Soul ${now('soul')}`}
            title="Soul"
          >
            {'◆'.repeat(Math.min(6, Math.max(0, now('soul'))))}
          </span>
        </div>
      )}
    </div>
  )
}

/** 【AUTO】 is printed as a sign. */
function textParts(text: string): ReactNode[] {
  return text.split(/【([^】]+)】/).map((part, i) => (i % 2 === 1 ? <b key={`${part} ${i}`}>{part}</b> : part))
}

function changeOf(now: number, printed: number): 'more' | 'less' | undefined {
  if (now === printed) return undefined
  return now > printed ? 'more' : 'less'
}
