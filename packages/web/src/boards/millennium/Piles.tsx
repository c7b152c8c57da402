import { capital } from '@cardwright/engine/english'
import { useRef, useState } from 'react'
import { useTable } from '../../table/context.ts'
import { PileViewer } from '../../table/parts/PileViewer.tsx'
import { millenniumWords as said } from '../../words/en/boards/millennium/board.ts'
import { cardsIn, sizeOf } from './facts.ts'
import './piles.css'

/** What lies piled up, and whether anybody may look through it. */
const piles: Readonly<Record<string, readonly string[]>> = {
  store: ['store'],
  storeDiscard: ['storeDiscard'],
  core: ['core'],
  coreDiscard: ['coreDiscard'],
  npcDeck: ['npcDeck'],
  npcDiscard: ['npcDiscard'],
  metaDeck: ['metaDeck:0', 'metaDeck:1'],
  prizes: ['prizes'],
  venueDeck: ['venueDeck'],
  keywords: ['keywords'],
  bossReserve: ['bossReserve'],
}

export function Piles() {
  const table = useTable()
  return (
    <section className="mb-piles" aria-label={said.piles}>
      {Object.entries(piles).map(([family, zones]) => {
        const left = zones.filter((zone) => sizeOf(table, zone) > 0)
        return left.length > 0 && <Pile key={family} zones={left} title={capital(table.words.zones[family]!)} />
      })}
    </section>
  )
}

function Pile({ zones, title }: { zones: readonly string[]; title: string }) {
  const table = useTable()
  const [isOpen, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  const cards = zones.flatMap((zone) => cardsIn(table, zone))
  const sizes = zones.map((zone) => sizeOf(table, zone))
  const text = said.pile(title, sizes)
  const short = (
    <span aria-hidden>
      {title} <b>{said.pileSizes(sizes)}</b>
    </span>
  )
  if (cards.length === 0)
    return (
      <span className="mb-pile" title={text}>
        {short}
        <span className="visually-hidden">{text}</span>
      </span>
    )
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className="mb-pile"
        title={text}
        aria-label={text}
        onClick={() => setOpen(true)}
      >
        {short}
      </button>
      {isOpen && <PileViewer anchor={anchor} title={title} cards={[...cards].reverse()} close={() => setOpen(false)} />}
    </>
  )
}
