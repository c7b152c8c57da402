import { useRef, useState } from 'react'
import { useTable } from '../../table/context.ts'
import { PileViewer } from '../../table/parts/PileViewer.tsx'
import { millenniumWords as said } from '../../words/en/boards/millennium.ts'
import { cardsIn, sizeOf } from './facts.ts'
import './piles.css'

/** What lies piled up, and whether anybody may look through it. */
const piles: readonly (readonly [zone: string, family: string])[] = [
  ['store', 'store'],
  ['storeDiscard', 'storeDiscard'],
  ['core', 'core'],
  ['coreDiscard', 'coreDiscard'],
  ['npcDeck', 'npcDeck'],
  ['npcDiscard', 'npcDiscard'],
  ['metaDeck:0', 'metaDeck'],
  ['metaDeck:1', 'metaDeck'],
  ['prizes', 'prizes'],
  ['venueDeck', 'venueDeck'],
  ['keywords', 'keywords'],
  ['bossReserve', 'bossReserve'],
]

export function Piles() {
  const table = useTable()
  return (
    <section className="mb-piles" aria-label={said.piles}>
      {piles.map(
        ([zone, family]) =>
          sizeOf(table, zone) > 0 && <Pile key={zone} zone={zone} title={table.words.zones[family]!} />,
      )}
    </section>
  )
}

function Pile({ zone, title }: { zone: string; title: string }) {
  const table = useTable()
  const [isOpen, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  const cards = cardsIn(table, zone)
  const text = said.pile(title, sizeOf(table, zone))
  if (cards.length === 0) return <span className="mb-pile">{text}</span>
  return (
    <>
      <button ref={anchor} type="button" className="mb-pile" onClick={() => setOpen(true)}>
        {text}
      </button>
      {isOpen && <PileViewer anchor={anchor} title={title} cards={[...cards].reverse()} close={() => setOpen(false)} />}
    </>
  )
}
