import { Picture } from '../../design/Picture.tsx'
import type { FaceProps, Look } from '../contract.ts'
import { pictureOf } from '../pictures.ts'
import { PlainFace } from './PlainFace.tsx'

type Props = Omit<FaceProps, 'picture'> & { readonly look: Look }

/** The face of a card, anywhere: on a table, in a list, enlarged. It fills what it is put into. */
export function CardFace({ look, ...props }: Props) {
  const def = props.entry.game.library.get(props.card)
  const picture = def ? <Picture name={pictureOf(look, def)} /> : null
  const Inside = look.Face ?? PlainFace
  return (
    <div className={`card-face card-face--${props.size}`} data-content>
      <Inside {...props} picture={picture} />
    </div>
  )
}
