/** Colours that lie nearer to each other than this are taken for one another. */
const near = 110

const partsOf = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** How far two colours are apart, as the eye weighs them; both as in `#e9a23b`. */
export function distanceOf(one: string, other: string): number {
  const [r, g, b] = partsOf(one).map((part, i) => part - partsOf(other)[i]!) as [number, number, number]
  return Math.sqrt(2 * r * r + 4 * g * g + 3 * b * b) / 2
}

/** Whether nobody takes one for the other. */
export const areApart = (one: string, other: string): boolean => distanceOf(one, other) >= near
