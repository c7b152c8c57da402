import type { Pattern } from '@cardwright/engine'
import { Dialog } from '../../design/Dialog.tsx'
import { useTable } from '../../table/context.ts'
import { endOf, isAsked, noticeIn, ownIn, withStop } from './stops.ts'

const groups: readonly { readonly title: string; readonly stops: readonly (readonly [string, Pattern])[] }[] = [
  {
    title: 'In the other’s turn, ask me',
    stops: [
      ['when their draw is over', endOf('draw')],
      ['each time they lay or move energy', noticeIn('energy')],
      ['when their Energy Phase ends', endOf('energy')],
      ['when they summon a creature', noticeIn('creature')],
      ['when their Creature Phase ends', endOf('creature')],
      ['when their attacks are over', endOf('attack')],
      ['before their turn ends', endOf('end')],
      ['when a trigger only draws, heals or strengthens', { window: 'stack', plain: true }],
    ],
  },
  {
    title: 'When nobody answers what I played, ask me again',
    stops: [
      ['in an Energy Phase', ownIn('energy')],
      ['in a Creature Phase', ownIn('creature')],
      ['in an Attack Phase', ownIn('attack')],
      ['in an End Phase', ownIn('end')],
    ],
  },
  {
    title: 'In my own turn, ask me',
    stops: [
      ['in which order I draw', { window: 'draw', phase: 'draw' }],
      ['what unfreezes first, even if the order changes nothing', { window: 'unfreeze', phase: 'end', acting: 'one' }],
    ],
  },
]

/** In which windows one wants to be asked. What the other plays or declares is always asked about. */
export function StopsDialog({ close }: { close(): void }) {
  const { chair, snapshot } = useTable()
  const { windows } = snapshot
  return (
    <Dialog title="Where to stop" close={close}>
      <p>
        Where you are not asked you pass, whatever you hold. What the other plays or attacks with is always shown to
        you.
      </p>
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
      <div className="dialog__choices">
        <button type="button" className="button" onClick={close}>
          Close
        </button>
      </div>
    </Dialog>
  )
}
