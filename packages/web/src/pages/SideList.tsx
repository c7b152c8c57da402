import { sideName } from '@cardwright/catalog'
import type { ChoiceProps } from '../table/contract.ts'
import { sideWords } from '../words/en/pages/sides.ts'

/** A list of sides by name: for games that have no `Choice`. */
export function SideList({ entry, value, onChange }: ChoiceProps) {
  const { sides } = entry
  if (!sides) return null
  const all = [...(sides.any ? [sides.any] : []), ...sides.names]
  return (
    <fieldset className="sides">
      <legend className="visually-hidden">{sideWords.playWith}</legend>
      {all.map((side) => (
        <label key={side} className="side">
          <input type="radio" name="side" checked={value === side} onChange={() => onChange(side)} />
          {side === sides.any ? <span>{sideWords.chance}</span> : <span data-content>{sideName(entry, side)}</span>}
        </label>
      ))}
    </fieldset>
  )
}
