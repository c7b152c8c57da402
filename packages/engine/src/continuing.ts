import type { Card, Definition } from './cards.ts'
import type { Game } from './game.ts'
import type { Position } from './position.ts'
import { Random } from './random.ts'
import type { Header } from './record.ts'
import { layTable } from './start.ts'
import type { Table } from './table.ts'
import type { JsonObject } from './types.ts'

/** The position of a table that stands between two steps. */
export function positionOf<S, O, D extends Definition>(game: Game<S, O, D>, t: Table<S, D>): Position {
  const places = new Map<Card, [string, number]>()
  for (const { name, cards } of t.zones) for (const [at, card] of cards.entries()) places.set(card, [name, at])
  const among = (ids: readonly number[]) => ids.map((id) => places.get(t.card(id))!)
  return {
    given: game.describe(t) as Position['given'],
    now: t.now,
    timers: t.timers.map((timer) => ({ ...timer })),
    random: [...t.random.state],
    uses: t.random.uses,
    asked: [...t.asked],
    gone: t.gone,
    leaving: t.leaving,
    notes: [...t.notes] as Position['notes'],
    faces: Object.fromEntries(t.zones.map(({ name, cards }) => [name, cards.map(({ def, known }) => [def.id, known])])),
    groups: t.groups.map((groups) =>
      groups.map((group) => ({ faces: group.faces.map((def) => def.id), among: among(group.among) })),
    ),
    exclusions: t.exclusions.map((list) =>
      list.map(({ faces, among: ids }) => ({ faces: [...faces], among: among(ids) })),
    ),
  }
}

/**
 * The table of a match that goes on from a position. Who knows what is taken over where every card lies as it lay; under
 * rules that lay them out otherwise, everybody knows what the zones show.
 */
export function tableAt<S, O, D extends Definition>(
  game: Game<S, O, D>,
  header: Header,
  position: Position,
  quiet: boolean,
): Table<S, D> {
  const t = layTable(game, { ...header, given: position.given as JsonObject }, quiet)
  const { now, timers, random, uses, asked, gone, leaving, notes } = position
  Object.assign(t, { now, timers, asked: [...asked], gone, leaving, notes: [...notes], random: new Random(random) })
  t.random.uses = uses
  if (liesAs(t, position)) restoreKnowledge(t, position)
  return t
}

function liesAs<S, D extends Definition>(t: Table<S, D>, { faces }: Position): boolean {
  return t.zones.every(({ name, cards }) => {
    const lay = faces[name]
    return lay?.length === cards.length && cards.every((card, i) => card.def.id === lay[i]![0])
  })
}

function restoreKnowledge<S, D extends Definition>(t: Table<S, D>, { faces, groups, exclusions }: Position): void {
  for (const { name, cards } of t.zones) {
    cards.forEach((card, i) => {
      card.known = faces[name]![i]![1]
    })
  }
  const cardAt = ([zone, at]: readonly [string, number]) => t.zoneNamed(zone).cards[at]!.id
  t.groups = groups.map((list) =>
    list.map((group) => ({
      faces: group.faces.map((id) => t.rules.library.get(id)!),
      among: group.among.map(cardAt),
    })),
  )
  t.informed = t.everyone
  t.exclusions = exclusions.map((list) => list.map((each) => ({ faces: each.faces, among: each.among.map(cardAt) })))
}
