import { abilityText, costText, moveText, type Sheet, typeText } from '@cardwright/capcom'
import { Dialog } from '../../design/Dialog.tsx'
import { Picture } from '../../design/Picture.tsx'
import type { BoardProps } from '../../table/contract.ts'
import { sheetOf } from './facts.ts'
import { looksOf, ownColour } from './fighters.ts'
import './sheet.css'

interface Props {
  readonly props: Pick<BoardProps, 'entry' | 'words'>
  readonly fighter: string
  close(): void
}

/** A character’s whole sheet, one tap away. */
export function SheetDialog({ props, fighter, close }: Props) {
  const sheet = sheetOf(props, fighter)
  return (
    <Dialog title={sheet.name} wide close={close}>
      <SheetInside sheet={sheet} />
      <div className="dialog__choices">
        <button type="button" className="button" onClick={close}>
          Close
        </button>
      </div>
    </Dialog>
  )
}

const stats = [
  ['hp', 'Health'],
  ['strength', 'Strength'],
  ['speed', 'Speed'],
  ['agility', 'Agility'],
  ['endurance', 'Endurance'],
  ['combo', 'Combo'],
  ['priority', 'Priority'],
  ['defense', 'Defense'],
] as const

export function SheetInside({ sheet }: { sheet: Sheet }) {
  const { throw: thrown } = sheet
  return (
    <div className="cc-page" style={ownColour(sheet.id)} data-game="capcom">
      <div className="cc-page__head">
        <Picture name={looksOf(sheet.id).picture} className="cc-page__art" />
        <div>
          {sheet.style !== '' && <p className="cc-page__style">{sheet.style}</p>}
          <p>{sheet.look}</p>
          <p className="cc-page__story">{sheet.story}</p>
        </div>
      </div>
      <dl className="cc-page__stats">
        {stats.map(([stat, label]) => (
          <div key={stat}>
            <dt>{label}</dt>
            <dd>{sheet[stat]}</dd>
          </div>
        ))}
      </dl>
      <table className="cc-page__moves">
        <thead>
          <tr>
            <th scope="col">Cards</th>
            <th scope="col">Move</th>
            <th scope="col">Type</th>
            <th scope="col">Damage</th>
            <th scope="col">Priority</th>
            <th scope="col">Points</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>pair above {sheet.strength}</td>
            <th scope="row">{thrown.name}</th>
            <td>{typeText(thrown)}</td>
            <td>{thrown.damage}</td>
            <td>{thrown.priority}</td>
            <td>{thrown.cost}</td>
          </tr>
          {sheet.moves.map((move) => (
            <tr key={move.id}>
              <td>{costText(move)}</td>
              <th scope="row">
                {move.name} {move.kind === 'attack' && move.mark && <mark>{move.mark}</mark>}
              </th>
              {move.kind === 'attack' ? (
                <>
                  <td>{typeText(move)}</td>
                  <td>
                    {move.damage}
                    {move.extra && <small> +{move.extra.damage} each</small>}
                  </td>
                  <td>{move.priority}</td>
                  <td>{move.cost}</td>
                </>
              ) : (
                <td colSpan={4}>{moveText(move)}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="cc-page__ability">
        <b>{sheet.ability.name}.</b> {abilityText(sheet.ability)}
      </p>
    </div>
  )
}
