import type { Pattern } from '@cardwright/engine'
import { Dialog } from '../../design/Dialog.tsx'
import { useTable } from '../../table/context.ts'
import { boardWords, stopWords } from '../../words/en/boards/exodus.ts'
import { endOf, isAsked, noticeIn, ownIn, withStop } from './stops.ts'

const { theirTurn, unanswered, myTurn } = stopWords

const groups: readonly { readonly title: string; readonly stops: readonly (readonly [string, Pattern])[] }[] = [
  {
    title: theirTurn.title,
    stops: [
      [theirTurn.drawEnd, endOf('draw')],
      [theirTurn.placed, noticeIn('energy')],
      [theirTurn.energyEnd, endOf('energy')],
      [theirTurn.summoned, noticeIn('creature')],
      [theirTurn.creatureEnd, endOf('creature')],
      [theirTurn.attackEnd, endOf('attack')],
      [theirTurn.turnEnd, endOf('end')],
      [theirTurn.plain, { window: 'stack', plain: true }],
    ],
  },
  {
    title: unanswered.title,
    stops: [
      [unanswered.energy, ownIn('energy')],
      [unanswered.creature, ownIn('creature')],
      [unanswered.attack, ownIn('attack')],
      [unanswered.end, ownIn('end')],
    ],
  },
  {
    title: myTurn.title,
    stops: [
      [myTurn.draws, { window: 'draw', phase: 'draw' }],
      [myTurn.playback, { window: 'playback' }],
      [myTurn.unfreezing, { window: 'unfreeze', phase: 'end', acting: 'one' }],
    ],
  },
]

/** In which windows one wants to be asked. What the other plays or declares is always asked about. */
export function StopsDialog({ close }: { close(): void }) {
  const { chair, snapshot } = useTable()
  const { windows } = snapshot
  return (
    <Dialog title={boardWords.whereToStop} closable close={close}>
      <p>{boardWords.whereToStopHint}</p>
      {groups.map(({ title, stops }) => (
        <fieldset key={title} className="xo-stops">
          <legend>{title}</legend>
          {stops.map(([said, when]) => (
            <label key={said}>
              <input
                type="checkbox"
                checked={isAsked(windows, when)}
                onChange={({ target }) => void chair.prefer(withStop(windows, when, target.checked))}
              />
              {said}
            </label>
          ))}
        </fieldset>
      ))}
    </Dialog>
  )
}
