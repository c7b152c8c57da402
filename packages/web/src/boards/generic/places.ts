import { parseZone } from '@cardwright/catalog/words'
import type { ZoneView } from '@cardwright/engine'
import type { BoardProps } from '../../table/contract.ts'
import { handZone } from '../../table/hand-zone.ts'
import { genericWords } from '../../words/en/boards/generic.ts'

export interface Place {
  readonly zone: string
  readonly title: string
  readonly content: ZoneView
  /** The main row, where the game is played: it keeps its room even if it is empty. */
  readonly isMain: boolean
}

export interface Places {
  /** Zones that show only a size: decks, the hands of others. */
  readonly piles: readonly Place[]
  readonly rows: readonly Place[]
}

/**
 * The zones of a seat, or with null those that are nobody's. The first open row is where the game is played; other rows
 * are there while something lies in them.
 */
export function placesOf(props: BoardProps, owner: number | null, isBrief = false): Places {
  const { view, entry, words, near } = props
  const shown = Object.entries(view.zones).flatMap(([zone, content]) => {
    const { family, owner: whose, index } = parseZone(entry, zone)
    if (whose !== owner || content.count === undefined || zone === handZone(entry, near)) return []
    return [{ zone, content, family, index, isEmpty: content.count === 0 }]
  })
  const isOpenRow = (family: string) => {
    const { shape, faces } = entry.game.zones[family]!
    return shape === 'row' && faces === 'all'
  }
  const main = isBrief ? undefined : shown.find(({ family }) => isOpenRow(family))
  const piles: Place[] = []
  const rows: Place[] = []
  for (const each of shown) {
    const { zone, content, family, index, isEmpty } = each
    const name = genericWords.zone(words.zones[family] ?? family)
    const title = index === null ? name : genericWords.nth(name, Number(index) + 1)
    const place = { zone, title, content, isMain: each === main }
    const isPile = !content.cards && !content.known
    const isKept = isPile ? index === null && !isBrief : place.isMain
    if (isKept || !isEmpty) (isPile ? piles : rows).push(place)
  }
  return { piles, rows }
}
