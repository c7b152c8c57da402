import type { CSSProperties } from 'react'
import { useState } from 'react'
import { Picture } from '../../design/Picture.tsx'
import type { ChoiceProps } from '../../table/contract.ts'
import { capcomWords as words } from '../../words/en/boards/capcom.ts'
import { sheetOf } from './facts.ts'
import { looksOf } from './fighters.ts'
import { SheetInside } from './SheetDialog.tsx'
import './choice.css'

/** Who to fight as: a portrait each, and the sheet of the one that is looked at. */
export function Choice({ entry, value, onChange }: ChoiceProps) {
  const { names = [], any } = entry.sides ?? {}
  const [looked, setLooked] = useState<string | null>(null)
  const shown = [looked, value].find((id) => id !== null && names.includes(id)) ?? null
  const portrait = (id: string, name: string, picture: string) => (
    <label
      key={id}
      className="cc-choice__fighter"
      style={{ '--own': looksOf(id).colour } as CSSProperties}
      onPointerEnter={() => setLooked(id)}
      onPointerLeave={() => setLooked(null)}
    >
      <input
        type="radio"
        className="visually-hidden"
        name="fighter"
        value={id}
        checked={value === id}
        onChange={() => onChange(id)}
      />
      <Picture name={picture} />
      <span>{name}</span>
    </label>
  )
  return (
    <div className="cc-choice" data-game="capcom">
      <fieldset className="cc-choice__list">
        <legend className="visually-hidden">{words.fighter}</legend>
        {any !== undefined && portrait(any, words.anyone, 'card-joker')}
        {names.map((id) => portrait(id, sheetOf({ entry }, id).name, looksOf(id).picture))}
      </fieldset>
      {shown !== null && <SheetInside sheet={sheetOf({ entry }, shown)} />}
    </div>
  )
}
