import type { Place } from './use-pointer.ts'

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)

/** Shorter than this, in px, it would say nothing. */
const shortest = 24

/** From the teacher's words to what they speak of. */
export function TeacherArrow({ from, to }: { from: Place; to: Place }) {
  const start = { x: from.left, y: within((to.top + to.bottom) / 2, from.top + 16, from.bottom - 16) }
  const end = { x: to.right + 6, y: within(start.y, to.top, to.bottom) }
  if (start.x - end.x < shortest) return null
  return (
    <svg className="teacher-arrow" aria-hidden>
      <path d={`M${start.x} ${start.y} L${end.x} ${end.y}`} />
      <path
        className="teacher-arrow__head"
        d={`M${end.x + 13} ${end.y - 8} L${end.x} ${end.y} L${end.x + 13} ${end.y + 8}`}
      />
    </svg>
  )
}
