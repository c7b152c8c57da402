import type { Told } from './events.ts'
import type { JsonObject } from './types.ts'

type Sight = Exclude<Told['sights'][string], readonly unknown[]>
type Move = NonNullable<Sight['move']>
type Packed = readonly (string | number)[]
type PackedTold = readonly [JsonObject, Readonly<Record<string, Packed | Packed[]>>, number | null]

function packSight({ name, known, handle, objects, move }: Sight): Packed {
  const seen = [name, known, handle, objects]
  if (move === null) return seen
  const { was, from, to, counts, at, down, host } = move
  const moved = [was, move.objects, from, to, counts, at, down ? 1 : 0]
  return host === null ? [...seen, ...moved] : [...seen, ...moved, host.handle, host.objects]
}

function unpackSight(packed: Packed): Sight {
  const [name, known, handle, objects, was, seenAs, from, to, counts, at, down, ...host] = packed as unknown as [
    string,
    number,
    number,
    number,
    number | undefined,
    number,
    string,
    string,
    number,
    Move['at'],
    number,
    ...number[],
  ]
  const [hostHandle, hostObjects] = host
  const move: Move | null =
    was === undefined
      ? null
      : {
          was,
          objects: seenAs,
          from,
          to,
          counts,
          at,
          down: down === 1,
          host: hostHandle === undefined ? null : { handle: hostHandle, objects: hostObjects! },
        }
  return { name, known, handle, objects, move }
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

export function unpackEvents(text: string): Told[] {
  return (JSON.parse(text) as PackedTold[]).map(([fields, sights, only]) => ({
    fields,
    sights: mapSights(sights, (sight) =>
      Array.isArray(sight[0]) || sight.length === 0
        ? (sight as Packed[]).map(unpackSight)
        : unpackSight(sight as Packed),
    ),
    only,
  }))
}
