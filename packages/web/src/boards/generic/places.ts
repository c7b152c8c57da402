import { parseZone } from '@cardwright/catalog/words'
import type { ZoneView } from '@cardwright/engine'
import { capital, inWords } from '@cardwright/engine/english'
import type { BoardProps } from '../../table/contract.ts'
import { handZone } from '../../table/hand-zone.ts'

export interface Place {
  readonly zone: string
  readonly title: string
  readonly content: ZoneView
  /** Where the game is played: it has room and keeps it. */
  readonly isMain: boolean
}

export interface Places {
  /** Of which no more than a size is seen: decks, the hands of others. */
  readonly piles: readonly Place[]
  readonly rows: readonly Place[]
}

/**
 * The zones of a seat, or with null those that are nobody's. The first open row is where the game is played; other rows
 * are there while something lies in them.
 */
export function placesOf(props: BoardProps, owner: number | null, isBrief = false): Places {
  const { view, entry, words, near } = props
  const piles: Place[] = []
  const rows: Place[] = []
  let isFirst = !isBrief
  for (const [zone, content] of Object.entries(view.zones)) {
    const { family, owner: whose, index } = parseZone(entry, zone)
    if (whose !== owner || content.count === undefined || zone === handZone(entry, near)) continue
    const title = capital(words.zones[family] ?? inWords(family)) + (index === null ? '' : ` ${Number(index) + 1}`)
    const { shape, faces } = entry.game.zones[family]!
    const isMain: boolean = isFirst && shape === 'row' && faces === 'all'
    if (isMain) isFirst = false
    if (!content.cards && !content.known) {
      if (content.count > 0 || (index === null && !isBrief)) piles.push({ zone, title, content, isMain })
    } else if (isMain || content.count > 0) rows.push({ zone, title, content, isMain })
  }
  return { piles, rows }
}
