import type { CSSProperties } from 'react'
import { useState } from 'react'
import { Link } from 'wouter'
import { Picture } from '../../design/Picture.tsx'
import type { ChoiceProps } from '../../table/contract.ts'
import { sheetOf } from './facts.ts'
import { looksOf } from './fighters.ts'
import { SheetInside } from './SheetDialog.tsx'
import './choice.css'

/** The modes that are more than one against one, each a match against bots. */
const modes = [
  ['tag', 'Tag battle', 'Two fighters each, Jokers in the deck'],
  ['boss', 'Boss battle', 'You and a partner against the Hollow Regent'],
  ['team', 'Team battle', 'Four at the table, two against two'],
] as const

const seatsIn = { tag: 2, boss: 3, team: 4 } as const

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
        <legend className="visually-hidden">Fighter</legend>
        {any !== undefined && portrait(any, 'Anyone', 'card-joker')}
        {names.map((id) => portrait(id, sheetOf({ entry }, id).name, looksOf(id).picture))}
      </fieldset>
      <nav className="cc-choice__modes" aria-label="Other ways to fight">
        {modes.map(([mode, name, line]) => (
          <Link
            key={mode}
            className="button button--quiet"
            href={`/practice/capcom?seats=${seatsIn[mode]}&options=${encodeURIComponent(JSON.stringify({ mode }))}`}
            title={line}
          >
            {name}
          </Link>
        ))}
      </nav>
      {shown !== null && <SheetInside sheet={sheetOf({ entry }, shown)} />}
    </div>
  )
}
