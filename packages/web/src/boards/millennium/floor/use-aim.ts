import { type MouseEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { isNewAt, type Places, placesAt } from './aim.ts'

/** So long, in ms, it is said that a press came to nothing. */
const readable = 3000

interface Press {
  readonly place: string
  readonly does: string | null
  readonly isEarly: boolean
}

export interface Aim {
  /** Whether what is in this place has only just come. */
  isNew(place: string): boolean
  /** The place at which a press came to nothing, for as long as that is said. */
  readonly missed: string | null
  /** For the element around all places. Each of them says which it is by `data-place`. */
  readonly presses: {
    onPointerDownCapture(event: SyntheticEvent): void
    onPointerUpCapture(): void
    onClickCapture(event: MouseEvent): void
  }
}

/** What is only read may be read at any time. */
const placeOf = ({ target }: SyntheticEvent): string | null =>
  (target as Element).closest<HTMLElement>('[data-place], [data-read-on-click]')?.dataset.place ?? null

/**
 * Others change what lies under one’s pointer. A press is meant for what was there when it was aimed; one that would hit something
 * else does nothing. `does` says what a press at each place would do.
 */
export function useAim(does: Readonly<Record<string, string | null>>): Aim {
  const known = useRef<Places | null>(null)
  const pressed = useRef<Press | null>(null)
  const [missed, setMissed] = useState<string | null>(null)
  const now = performance.now()
  const places = placesAt(known.current, does, now)
  known.current = places
  useEffect(() => {
    if (missed === null) return
    const timer = setTimeout(setMissed, readable, null)
    return () => clearTimeout(timer)
  }, [missed])
  const doneAt = (place: string) => places.get(place)?.does ?? null
  const pressAt = (event: SyntheticEvent): Press | null => {
    const place = placeOf(event)
    if (place === null) return null
    return { place, does: doneAt(place), isEarly: isNewAt(places.get(place), event.timeStamp) }
  }
  const isOther = ({ place, does: done }: Press) => doneAt(place) !== done
  return {
    isNew: (place) => isNewAt(places.get(place), now),
    missed,
    presses: {
      onPointerDownCapture(event) {
        pressed.current = pressAt(event)
        setMissed(null)
      },
      onPointerUpCapture() {
        // what has gone away while it was pressed gets no click
        if (pressed.current && isOther(pressed.current)) setMissed(pressed.current.place)
      },
      onClickCapture(event) {
        const isByPointer = event.detail > 0
        const press = isByPointer ? pressed.current : pressAt(event)
        if (!press || !(press.isEarly || isOther(press))) return
        event.stopPropagation()
        setMissed(press.place)
      },
    },
  }
}
