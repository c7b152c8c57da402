import type { Match } from '../../match.ts'
import { must } from '../found.ts'

interface Standing {
  /** Kinds of asks that were open beside it: as long as one of those is, its occasion is not over. */
  readonly beside: Set<string>
  isOver: boolean
}

/** The id of a standing ask stands for one occasion: a late answer must not count for another. */
export class StandingAsks {
  private readonly ids = new Map<string, Standing>()

  look(match: Match): void {
    if (match.open.length === 0) return
    const asks = [...match.open, ...match.pending]
    const kinds = new Set(asks.map((ask) => ask.kind))
    const standing = new Set(asks.flatMap((ask) => (ask.number === 0 ? [ask.id] : [])))
    for (const [id, each] of this.ids) {
      if (!standing.has(id) && [...each.beside].every((kind) => !kinds.has(kind))) each.isOver = true
    }
    for (const id of standing) {
      const each = this.ids.get(id) ?? { beside: new Set(), isOver: false }
      must(!each.isOver, 'standing asks', () => `the id ${id} was over, and stands for another occasion now`)
      for (const kind of kinds) each.beside.add(kind)
      this.ids.set(id, each)
    }
  }
}
