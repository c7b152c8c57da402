import type { CardView } from '@cardwright/engine'
import { Dialog } from '../../design/Dialog.tsx'
import { CardFace } from '../../table/card/CardFace.tsx'
import { useTable } from '../../table/context.ts'
import { boardWords } from '../../words/en/boards/exodus.ts'
import { Hue } from './Energy.tsx'

/** Graveyards are open: anybody may look. */
export function Graveyard({ seat, close }: { seat: number; close(): void }) {
  const table = useTable()
  const { view, entry, words, look } = table
  const main = view.zones[`graveyard:${seat}`]?.cards ?? []
  const energy = counted(view.zones[`spent:${seat}`]?.cards ?? [])
  return (
    <Dialog title={boardWords.graveyard(table.telling, seat)} wide closable close={close}>
      <div className="xo-yard" data-game="exodus">
        {main.length === 0 ? (
          <p className="xo-yard__none">{boardWords.nothingBuried}</p>
        ) : (
          <ul className="xo-yard__cards" aria-label={boardWords.buried}>
            {[...main].reverse().map(({ handle, name }) => (
              <li key={handle} className="card" data-card={name}>
                {name && <CardFace look={look} entry={entry} words={words} card={name} size="medium" />}
              </li>
            ))}
          </ul>
        )}
        <ul className="xo-yard__energy" aria-label={boardWords.energy}>
          {energy.map(([name, count]) => (
            <li key={name}>
              <Hue name={name} /> {words.name(name)} <b>{count}</b>
            </li>
          ))}
          {energy.length === 0 && <li>{boardWords.noEnergy}</li>}
        </ul>
      </div>
    </Dialog>
  )
}

function counted(cards: readonly CardView[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>()
  for (const { name } of cards) if (name) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
}
