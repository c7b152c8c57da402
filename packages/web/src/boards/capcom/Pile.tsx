import { Dialog } from '../../design/Dialog.tsx'
import { CardFace } from '../../table/card/CardFace.tsx'
import { useTable } from '../../table/context.ts'
import { capcomWords as said } from '../../words/en/boards/capcom.ts'
import { nameOf } from './facts.ts'

/** A discard pile lies open: anybody may look. */
export function Pile({ seat, close }: { seat: number; close(): void }) {
  const table = useTable()
  const { view, entry, words, look } = table
  const cards = view.zones[`discard:${seat}`]?.cards ?? []
  return (
    <Dialog title={said.discardOf(nameOf(table, seat))} wide closable close={close}>
      <ul className="cc-pile" data-game="capcom" aria-label={said.latestFirst}>
        {[...cards].reverse().map(({ handle, name }) => (
          <li key={handle} className="card card--small" data-card={name}>
            {name && <CardFace look={look} entry={entry} words={words} card={name} size="small" />}
            <span className="visually-hidden">{name && words.name(name)}</span>
          </li>
        ))}
        {cards.length === 0 && <li>{said.nothingYet}</li>}
      </ul>
    </Dialog>
  )
}
