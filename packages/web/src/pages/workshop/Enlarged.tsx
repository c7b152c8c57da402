import { type Entry, homes } from '@cardwright/catalog'
import { wordsOf } from '@cardwright/catalog/words'
import { type CSSProperties, type RefObject, useEffect, useState } from 'react'
import { CardFace } from '../../table/card/CardFace.tsx'
import type { Look } from '../../table/contract.ts'

const width = 300
const height = 420
const gap = 14
const patience = 380

function placeBeside(element: HTMLElement): CSSProperties {
  const { left, right, top, height: tall } = element.getBoundingClientRect()
  const isLeft = right + gap + width > innerWidth
  return {
    left: isLeft ? Math.max(8, left - gap - width) : right + gap,
    top: Math.max(8, Math.min(top + tall / 2 - height / 2, innerHeight - height - 8)),
  }
}

interface Props {
  readonly entry: Entry
  readonly look: Look
  readonly root: RefObject<HTMLElement | null>
}

/** Shows what bears `data-look` large beside it, while a mouse rests on it. */
export function Enlarged({ entry, look, root }: Props) {
  const [shown, setShown] = useState<{ card: string; style: CSSProperties } | null>(null)
  useEffect(() => {
    const place = root.current
    if (!place) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const hide = () => {
      clearTimeout(timer)
      setShown(null)
    }
    const over = (event: PointerEvent) => {
      hide()
      const element = (event.target as Element).closest<HTMLElement>('[data-look]')
      if (!element || event.pointerType !== 'mouse' || innerWidth < 700) return
      const card = element.dataset.look!
      if (!homes(entry.decks!).has(card)) return
      timer = setTimeout(() => setShown({ card, style: placeBeside(element) }), patience)
    }
    place.addEventListener('pointerover', over)
    place.addEventListener('pointerdown', hide)
    place.addEventListener('pointerleave', hide)
    addEventListener('scroll', hide, { passive: true })
    return () => {
      hide()
      place.removeEventListener('pointerover', over)
      place.removeEventListener('pointerdown', hide)
      place.removeEventListener('pointerleave', hide)
      removeEventListener('scroll', hide)
    }
  }, [root, entry])
  if (!shown) return null
  return (
    <div className="enlarged card card--large" style={shown.style} aria-hidden>
      <CardFace look={look} entry={entry} words={wordsOf(entry)} card={shown.card} size="large" />
    </div>
  )
}
