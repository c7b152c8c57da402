import { fusionCost } from '@cardwright/millennium'
import { useState } from 'react'
import { Dialog } from '../../../design/Dialog.tsx'
import { useTable } from '../../../table/context.ts'
import { millenniumWords as said } from '../../../words/en/boards/millennium/board.ts'
import { cardsIn, sizeOf } from '../facts.ts'
import { keys } from '../floor/keys.ts'

const tiers = ['bronze', 'silver'] as const

/** Turn-based: cards of the hand for a promo. */
export function Fuse() {
  const { answering } = useTable()
  const [isOpen, setOpen] = useState(false)
  if (answering.ask?.kind !== 'turns') return null
  return (
    <>
      <button type="button" className="button mb-small" onClick={() => setOpen(true)}>
        {said.fuse.open}
      </button>
      {isOpen && <FuseDialog close={() => setOpen(false)} />}
    </>
  )
}

function FuseDialog({ close }: { close(): void }) {
  const table = useTable()
  const { near, words, answering } = table
  const [tier, setTier] = useState<(typeof tiers)[number]>('bronze')
  const [chosen, setChosen] = useState<readonly number[]>([])
  const hand = cardsIn(table, `hand:${near}`)
  const names = hand.filter(({ handle }) => chosen.includes(handle)).flatMap(({ name }) => name ?? [])
  return (
    <Dialog title={said.fuse.title} close={close}>
      <div className="mb-fuse">
        <fieldset className="mb-fuse__tiers">
          {tiers.map((each, n) => (
            <label key={each}>
              <input type="radio" name="tier" checked={tier === each} onChange={() => setTier(each)} />
              {said.fuse.choose(fusionCost[each], said.tiers[each])} ({sizeOf(table, `fusion:${n}`)})
            </label>
          ))}
        </fieldset>
        <ul className="mb-trade__cards">
          {hand.map(({ handle, name }) => (
            <li key={handle}>
              <button
                type="button"
                className="mb-chip"
                aria-pressed={chosen.includes(handle)}
                onClick={() =>
                  setChosen(chosen.includes(handle) ? chosen.filter((each) => each !== handle) : [...chosen, handle])
                }
              >
                {name && words.name(name)}
              </button>
            </li>
          ))}
        </ul>
        <div className="dialog__choices">
          <button type="button" className="button button--quiet" onClick={close}>
            {said.fuse.close}
          </button>
          <button
            type="button"
            className="button button--main"
            disabled={names.length !== fusionCost[tier]}
            onClick={() => {
              answering.choose(keys.fuse(tier, names))
              close()
            }}
          >
            {said.fuse.send}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
