import { useEffect, useRef, useState } from 'react'
import { makeRoom } from '../../../design/make-room.ts'
import { Picture } from '../../../design/Picture.tsx'
import { useWide } from '../../../design/use-media.ts'
import { CardSide } from '../../../table/card/CardSide.tsx'
import { useTable } from '../../../table/context.ts'
import { millenniumWords as said } from '../../../words/en/boards/millennium/board.ts'
import { ownedOf } from '../facts.ts'
import { pictureOf } from '../pictures.ts'
import { useFloor } from './floor-state.ts'
import { cameIn } from './newcomers.ts'
import './newcomers.css'

/** How long one card is shown, and how much longer each further one, in ms. */
const times = { first: 5000, more: 1000 }

/** A purchase that follows soon does not drive away what came just before; a whole booster is seen at once. */
const most = 12

/** What has come into one’s binder since the floor was entered, each card for a moment. */
function useNewcomers(): { names: readonly string[]; dismiss(): void } {
  const { sight } = useFloor()
  // what goes from the binder into a collection, or back, has been there before
  const own = [...sight.binder, ...sight.collections.flatMap(({ cards }) => cards)].map(({ def }) => def.id)
  const before = useRef<readonly string[] | null>(null)
  const [names, setNames] = useState<readonly string[]>([])
  useEffect(() => {
    const came = before.current === null ? [] : cameIn(before.current, own)
    before.current = own
    if (came.length > 0) setNames((shown) => [...came, ...shown].slice(0, most))
  }, [own.join()])
  useEffect(() => {
    if (names.length === 0) return
    const timer = setTimeout(() => setNames([]), times.first + times.more * (names.length - 1))
    return () => clearTimeout(timer)
  }, [names])
  return { names, dismiss: () => setNames([]) }
}

/** Beside the board it lies over the log, which begins below it. */
const roomForNews = makeRoom('--new-h')

/**
 * What one has bought, traded for or drawn, beside what one does: the market goes on meanwhile. Where there is no room beside the
 * board, their names lie over what one needs least.
 */
export function Newcomers() {
  const { names, dismiss } = useNewcomers()
  const isWide = useWide()
  if (names.length === 0) return null
  return (
    <aside ref={roomForNews} className="mb-new" data-count={names.length} aria-label={said.newcomers(names.length)}>
      <h2>{isWide ? said.newcomers(names.length) : said.newcomersShort(names.length)}</h2>
      {/* a finger pushes it, and so do keys */}
      <ul className="mb-new__cards" tabIndex={isWide ? undefined : 0}>
        {names.map((name, i) => (
          <li key={`${name} ${names.length - i}`} className={isWide ? 'card' : 'mb-new__name'} data-card={name}>
            {isWide ? (
              <CardSide card={{ name }} size={names.length === 1 ? 'large' : 'small'} />
            ) : (
              <Named name={name} />
            )}
          </li>
        ))}
      </ul>
      <button type="button" className="mb-close" aria-label={said.dismissNew} onClick={dismiss}>
        ×
      </button>
    </aside>
  )
}

function Named({ name }: { name: string }) {
  const { entry, words } = useTable()
  const picture = pictureOf(name)
  return (
    <>
      {picture && <Picture name={picture} />}
      <span data-content>{said.cardStars(words.name(name), ownedOf({ entry }, name)?.stars ?? 0)}</span>
    </>
  )
}
