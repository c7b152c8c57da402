import type { DragEvent } from 'react'

/** Where a card is dragged from: out of the cards it is added, out of the deck it is taken away. */
export type From = 'cards' | 'deck'

const typeOf = (from: From) => `application/x-cardwright-${from}`

export const draggedFrom = (from: From, card: string) => ({
  draggable: true,
  onDragStart: (event: DragEvent) => {
    event.dataTransfer.setData(typeOf(from), card)
    event.dataTransfer.effectAllowed = from === 'cards' ? 'copy' : 'move'
  },
})

/** A place that takes cards from there. */
export const takesFrom = (from: From, take: (card: string) => void) => ({
  onDragOver: (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(typeOf(from))) return
    event.preventDefault()
    event.dataTransfer.dropEffect = from === 'cards' ? 'copy' : 'move'
    event.currentTarget.classList.add('is-over')
  },
  onDragLeave: (event: DragEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null))
      event.currentTarget.classList.remove('is-over')
  },
  onDrop: (event: DragEvent) => {
    event.currentTarget.classList.remove('is-over')
    const card = event.dataTransfer.getData(typeOf(from))
    if (card === '') return
    event.preventDefault()
    take(card)
  },
})
