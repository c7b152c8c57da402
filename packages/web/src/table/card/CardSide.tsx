import type { CardView } from '@cardwright/engine'
import { useTable } from '../context.ts'
import type { FaceProps } from '../contract.ts'
import { aboutOf } from './about.ts'
import { CardFace } from './CardFace.tsx'

interface Props extends Pick<FaceProps, 'size'> {
  readonly card: Partial<CardView>
}

/** The side of a card that is seen from here: its face with its numbers as they are now, or its back. */
export function CardSide({ card, size }: Props) {
  const { look, entry, words } = useTable()
  const { name, back } = card
  if (!name) return <span className="card-back" data-back={back} />
  return <CardFace look={look} entry={entry} words={words} card={name} about={aboutOf(card)} size={size} />
}
