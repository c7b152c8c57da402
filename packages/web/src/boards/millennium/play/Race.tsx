import { titled } from '@cardwright/engine/english'
import type { SideFacts } from '@cardwright/millennium'
import type { CSSProperties } from 'react'
import { Because } from '../../../design/Because.tsx'
import { useTable } from '../../../table/context.ts'
import { millenniumWords as said } from '../../../words/en/boards/millennium/board.ts'
import { factsOf, nameOf } from '../facts.ts'
import { barOf } from './bar.ts'
import { gainOf } from './chain.ts'

/** What a source of points is called: a card, or something that is no card. */
export const sourceName = (words: { name(card: string): string }, library: ReadonlyMap<string, unknown>, id: string) =>
  library.has(id) ? words.name(id) : titled(id)

/** The points of a side as a bar, a piece for each card that brought some. */
export function Score({ side }: { side: number }) {
  const table = useTable()
  const { sides } = factsOf(table)
  const own = sides[side]
  if (!own) return null
  const most = Math.max(30, ...sides.map(({ rp }) => rp))
  const gain = gainOf(table.beat)
  const name = nameOf(table, side)
  return (
    <div className="mb-score" data-leads={own.rp > 0 && own.rp === most ? true : undefined}>
      <Because reasons={reasonsOf(own, table)} className="mb-score__rp">
        <b>{own.rp}</b> {said.rpTitle}
        <span className="visually-hidden">: {said.reasons(name)}</span>
      </Because>
      <span className="mb-score__bar" aria-hidden style={{ '--most': most } as CSSProperties}>
        {barOf(own.breakdown, own.rp).map(({ source, rp }) => (
          <i key={source} style={{ '--rp': rp } as CSSProperties} />
        ))}
      </span>
      {gain?.side === side && gain.rp !== 0 && (
        <span className="mb-score__gain" data-loss={gain.rp < 0 || undefined} aria-hidden>
          {said.gains(gain.rp)} <span data-content>{gain.source ? table.words.name(gain.source) : ''}</span>
        </span>
      )}
    </div>
  )
}

function reasonsOf({ breakdown }: SideFacts, { words, entry }: Pick<ReturnType<typeof useTable>, 'words' | 'entry'>) {
  if (breakdown.length === 0) return [{ says: '', by: said.noPoints }]
  return breakdown.map(({ source, rp }) => ({
    says: said.gains(rp),
    by: sourceName(words, entry.game.library, source),
  }))
}
