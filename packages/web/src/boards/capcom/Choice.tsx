import type { Sheet } from '@cardwright/capcom'
import { Fragment, useEffect, useRef, useState } from 'react'
import { Picture } from '../../design/Picture.tsx'
import { useNarrow } from '../../design/use-media.ts'
import type { ChoiceProps } from '../../table/contract.ts'
import { capcomWords as words } from '../../words/en/boards/capcom.ts'
import { FighterRadio } from '../FighterRadio.tsx'
import { sheetOf } from './facts.ts'
import { looksOf } from './fighters.ts'
import { SheetInside } from './SheetDialog.tsx'
import './choice.css'

const attribute =
  (wanted: 'R' | 'U' | 'H') =>
  ({ moves }: Sheet): boolean =>
    moves.some((move) => move.kind === 'attack' && move.attributes.includes(wanted))

/** What one may look for among the fighters. */
const kinds = {
  any: () => true,
  ranged: attribute('R'),
  unblockable: attribute('U'),
  homing: attribute('H'),
  counters: ({ moves }: Sheet) => moves.some((move) => move.kind === 'attack' && move.type === 'E'),
  avoids: ({ moves }: Sheet) => moves.some(({ kind }) => kind === 'avoid'),
  strong: ({ strength }: Sheet) => strength >= 8,
  nimble: ({ agility }: Sheet) => agility >= 7,
} satisfies Readonly<Record<string, (sheet: Sheet) => boolean>>
type Kind = keyof typeof kinds

/** Who to fight as: a portrait each, and the sheet of the one that is looked at. */
export function Choice({ entry, value, onChange }: ChoiceProps) {
  const { names = [], any } = entry.sides ?? {}
  const [looked, setLooked] = useState<string | null>(null)
  const [kind, setKind] = useState<Kind>('any')
  const isNarrow = useNarrow()
  const shown = [looked, value].find((id) => id !== null && names.includes(id)) ?? null
  const bosses = [...entry.game.library.keys()].map((id) => sheetOf({ entry }, id)).filter(({ boss }) => boss)
  const portrait = (id: string, name: string, picture: string) => (
    <FighterRadio
      key={id}
      id={id}
      name={name}
      colour={looksOf(id).colour}
      className="cc-choice__fighter"
      isChosen={value === id}
      choose={onChange}
      look={setLooked}
    >
      <Picture name={picture} />
    </FighterRadio>
  )
  return (
    <div className="cc-choice" data-game="capcom">
      <label className="cc-choice__kind">
        {words.showKind}{' '}
        <select className="field" value={kind} onChange={({ target }) => setKind(target.value as Kind)}>
          {(Object.keys(kinds) as Kind[]).map((each) => (
            <option key={each} value={each}>
              {words.kinds[each]}
            </option>
          ))}
        </select>
      </label>
      <fieldset className="cc-choice__list">
        <legend className="visually-hidden">{words.fighter}</legend>
        {any !== undefined && portrait(any, words.anyone, 'card-joker')}
        {names
          .map((id) => sheetOf({ entry }, id))
          .filter((sheet) => sheet.id === value || kinds[kind](sheet))
          .map((sheet) => (
            <Fragment key={sheet.id}>
              {portrait(sheet.id, sheet.name, looksOf(sheet.id).picture)}
              {isNarrow && sheet.id === value && <SheetBelow key={sheet.id} sheet={sheet} />}
            </Fragment>
          ))}
      </fieldset>
      {!isNarrow && shown !== null && <SheetInside sheet={sheetOf({ entry }, shown)} />}
      {bosses.map((sheet) => (
        <details key={sheet.id} className="cc-choice__boss">
          <summary>{words.bossSheet(sheet.name)}</summary>
          <SheetInside sheet={sheet} />
        </details>
      ))}
    </div>
  )
}

/** On a phone the sheet of who is chosen opens below the portrait: elsewhere nobody would find it. */
function SheetBelow({ sheet }: { sheet: Sheet }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // what it returns is a promise in some browsers, and no clean-up
    ref.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={ref} className="cc-choice__sheet">
      <SheetInside sheet={sheet} />
    </div>
  )
}
