import type { CardView } from '@cardwright/engine'
import { useTable } from '../context.ts'
import type { FaceProps } from '../contract.ts'
import { CardFace } from './CardFace.tsx'

interface Props extends Pick<FaceProps, 'size' | 'about'> {
  readonly card: Partial<CardView>
}

/** The side of a card that is seen from here: its face, or its back. */
export function CardSide({ card: { name, back }, ...props }: Props) {
  const { look, entry, words } = useTable()
  if (!name) return <span className="card-back" data-back={back} />
  return <CardFace look={look} entry={entry} words={words} card={name} {...props} />
}
