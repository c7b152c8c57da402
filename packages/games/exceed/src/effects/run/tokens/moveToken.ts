import { ask, type Flow } from '@cardwright/engine'
import { occupies } from '../../../rules/arena.ts'
import { lay, type Mark, marksOf, setToken } from '../../../rules/marks.ts'
import { optionsOf } from '../../../rules/options.ts'
import { type ExceedTable, foe } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { pickSpace, spacesWhere } from './spaces.ts'

type Moving = EffectOf<'moveToken'>

/** One thing that lies in the arena goes elsewhere. */
export function* moveToken(t: ExceedTable, by: By, effect: Moving): Flow {
  const mark = effect.any ? yield* pick(t, by, effect) : movable(t, by, effect)[0]
  if (mark === undefined) return
  const may = (space: number) => mayGo(t, by, effect, mark, space)
  const only = effect.any ? spacesWhere(may) : []
  const isSingle = only.length === 1 && mark.token !== undefined
  const space = isSingle ? only[0]!.space : yield* pickSpace(t, by.seat, may, !effect.any && effect.optional)
  if (space === null) return
  if (mark.token !== undefined) setToken(t, by.seat, mark.token, space)
  else lay(t, by.seat, mark.card!, space)
}

/** First the space of the one that is meant, then which of those that lie there. */
function* pick(t: ExceedTable, by: By, effect: Moving): Flow<Mark | undefined> {
  if (movable(t, by, effect).length === 0) return undefined
  const isSome = (space: number) => movable(t, by, effect).some((mark) => mark.space === space)
  const space = yield* pickSpace(t, by.seat, isSome, effect.optional)
  const here = movable(t, by, effect).filter((mark) => mark.space === space)
  if (here.length < 2 || here[0]!.card === undefined) return here[0]
  const cards = here.flatMap(({ card }) => card ?? [])
  const { card } = yield* ask(t, by.seat, {
    kind: 'laid',
    options: () => optionsOf(cards.map((id) => t.card(id))),
  })
  return here.find((mark) => mark.card === card)
}

const movable = (t: ExceedTable, by: By, effect: Moving): Mark[] =>
  marksOf(t, by, effect.spot).filter((mark) => spacesWhere((space) => mayGo(t, by, effect, mark, space)).length > 0)

function mayGo(t: ExceedTable, by: By, { spot, min, max, toFoe }: Moving, mark: Mark, space: number): boolean {
  const isTaken = (other: Mark) => other.space === space && other.token !== undefined && other.token !== mark.token
  if (mark.token !== undefined && marksOf(t, by, spot).some(isTaken)) return false
  if (toFoe && occupies(t, foe(by.seat), space)) return true
  const far = Math.abs(mark.space - space)
  return min <= far && far <= max
}
