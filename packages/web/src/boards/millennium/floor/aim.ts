/** A press so soon, in ms, after something came was aimed at what was there before. */
export const reaction = 600

/** What a press at a place would do, and since when, in ms. */
export interface Place {
  readonly does: string | null
  readonly since: number
}

export type Places = ReadonlyMap<string, Place>

/** What has been there from the first. */
const always = Number.NEGATIVE_INFINITY

/** Places at a time: those that do what they did have done it since then. */
export function placesAt(before: Places | null, does: Readonly<Record<string, string | null>>, time: number): Places {
  const all = new Set([...(before?.keys() ?? []), ...Object.keys(does)])
  return new Map(
    [...all].map((id) => {
      const known = before?.get(id)
      const now = does[id] ?? null
      return [id, known?.does === now ? known : { does: now, since: before ? time : always }]
    }),
  )
}

export const isNewAt = (place: Place | undefined, time: number): boolean =>
  place !== undefined && time - place.since < reaction
