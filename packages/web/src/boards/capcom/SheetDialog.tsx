import { abilityText, costText, moveText, type Sheet, typeText } from '@cardwright/capcom'
import { Dialog } from '../../design/Dialog.tsx'
import { Picture } from '../../design/Picture.tsx'
import type { BoardProps } from '../../table/contract.ts'
import { capcomWords as words } from '../../words/en/boards/capcom.ts'
import { sheetOf } from './facts.ts'
import { looksOf, ownColour } from './fighters.ts'
import { legendOf, meaningOf } from './legend.ts'
import { stats } from './stats.ts'
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
    <Dialog title={sheet.name} wide closable close={close}>
      <SheetInside sheet={sheet} />
    </Dialog>
  )
}

/** The numbers of every sheet, and what they mean. */
const statLegend = [
  ...stats.map((stat) => ({ sign: words.stats[stat], means: meaningOf(words.stats[stat]) ?? '' })),
  { sign: words.columns.points, means: words.pointsMean },
].filter(({ means }) => means !== '')

export function SheetInside({ sheet }: { sheet: Sheet }) {
  const { throw: thrown } = sheet
  return (
    <div className="cc-page" style={ownColour(sheet.id)} data-game="capcom">
      <div className="cc-page__head">
        <Picture name={looksOf(sheet.id).picture} className="cc-page__art" />
        <div data-content>
          {sheet.style !== '' && <p className="cc-page__style">{sheet.style}</p>}
          <p>{sheet.look}</p>
          <p className="cc-page__story">{sheet.story}</p>
        </div>
      </div>
      <dl className="cc-page__stats">
        {stats.map((stat) => (
          <div key={stat} title={meaningOf(words.stats[stat])}>
            <dt>{words.stats[stat]}</dt>
            <dd>{sheet[stat]}</dd>
          </div>
        ))}
      </dl>
      <table className="cc-page__moves">
        <thead>
          <tr>
            {Object.values(words.columns).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>{words.pairAbove(sheet.strength)}</td>
            <th scope="row" data-content>
              {thrown.name}
            </th>
            <td data-is={words.columns.type} data-content>
              {typeText(thrown)}
            </td>
            <td data-is={words.columns.damage}>{thrown.damage}</td>
            <td data-is={words.columns.priority}>{thrown.priority}</td>
            <td data-is={words.columns.points}>{thrown.cost}</td>
          </tr>
          {sheet.moves.map((move) => (
            <tr key={move.id}>
              <td data-content>{costText(move)}</td>
              <th scope="row" data-content>
                {move.name} {move.kind === 'attack' && move.mark && <mark>{move.mark}</mark>}
              </th>
              {move.kind === 'attack' ? (
                <>
                  <td data-is={words.columns.type} data-content>
                    {typeText(move)}
                  </td>
                  <td data-is={words.columns.damage}>
                    {move.damage}
                    {move.extra && <small>{words.moreEach(move.extra.damage)}</small>}
                  </td>
                  <td data-is={words.columns.priority}>{move.priority}</td>
                  <td data-is={words.columns.points}>{move.cost}</td>
                </>
              ) : (
                <td colSpan={4} data-content>
                  {moveText(move)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="cc-page__legend">
        {[...statLegend, ...legendOf(sheet)].map(({ sign, means }) => (
          <div key={sign}>
            <dt data-content>{sign}</dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
      <p className="cc-page__ability" data-content>
        <b>{sheet.ability.name}.</b> {abilityText(sheet.ability)}
      </p>
    </div>
  )
}
