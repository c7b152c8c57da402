import type { Told } from './events.ts'
import type { JsonObject } from './types.ts'

type Sight = Exclude<Told['sights'][string], readonly unknown[]>
type Move = NonNullable<Sight['move']>
type PackedMove = readonly [
  was: number,
  objects: number,
  from: string,
  to: string,
  counts: number,
  at: Move['at'],
  down: 0 | 1,
  ...host: readonly [handle: number, objects: number] | readonly [],
]
type Packed = readonly [name: string, known: number, handle: number, objects: number, ...move: PackedMove | readonly []]
type PackedTold = readonly [JsonObject, Readonly<Record<string, Packed | Packed[]>>, number | null]

function packSight({ name, known, handle, objects, move }: Sight): Packed {
  return move === null ? [name, known, handle, objects] : [name, known, handle, objects, ...packMove(move)]
}

function packMove({ was, objects, from, to, counts, at, down, host }: Move): PackedMove {
  const by = host === null ? ([] as const) : ([host.handle, host.objects] as const)
  return [was, objects, from, to, counts, at, down ? 1 : 0, ...by]
}

function unpackSight([name, known, handle, objects, ...move]: Packed): Sight {
  return { name, known, handle, objects, move: move.length === 0 ? null : unpackMove(move) }
}

function unpackMove([was, objects, from, to, counts, at, down, ...host]: PackedMove): Move {
  const by = host.length === 0 ? null : { handle: host[0], objects: host[1] }
  return { was, objects, from, to, counts, at, down: down === 1, host: by }
}

const mapSights = <A, B>(sights: Readonly<Record<string, A>>, map: (sight: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(sights).map(([field, sight]) => [field, map(sight)]))

/** Events as a text that takes little room. */
export function packEvents(events: readonly Told[]): string {
  return JSON.stringify(
    events.map(
      ({ fields, sights, only }): PackedTold => [
        fields,
        mapSights(sights, (sight) => (Array.isArray(sight) ? sight.map(packSight) : packSight(sight))),
        only,
      ],
    ),
  )
}

/** One card that an event names; else the list of several. */
const isOne = (sight: Packed | Packed[]): sight is Packed => typeof sight[0] === 'string'

export function unpackEvents(text: string): Told[] {
  return (JSON.parse(text) as PackedTold[]).map(([fields, sights, only]) => ({
    fields,
    sights: mapSights(sights, (sight) => (isOne(sight) ? unpackSight(sight) : sight.map(unpackSight))),
    only,
  }))
}
