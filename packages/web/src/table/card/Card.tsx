import type { Entry } from '@cardwright/catalog'
import type { CardView, SeenCard, SeenEvent, Words } from '@cardwright/engine'
import { inWords } from '@cardwright/engine/english'
import * as m from 'motion/react-m'
import { useRef, useState } from 'react'
import { useNarrow } from '../../design/use-narrow.ts'
import { useTable } from '../context.ts'
import { useDrawing } from '../drawn.ts'
import { aboutData, aboutOf } from './about.ts'
import { CardFace } from './CardFace.tsx'
import { inRank, meantBy } from './options.ts'
import { reasonsSaid } from './Reasons.tsx'
import { useDrag } from './use-drag.ts'
import { useLayoutIds } from './use-layout-ids.ts'
import { WaysMenu } from './WaysMenu.tsx'
import { Enlarged } from './Zoom.tsx'
import './card.css'

export interface CardProps {
  /** As a view shows it; a name alone is a card that is spoken of and lies nowhere. */
  readonly card: Partial<CardView>
  readonly size?: 'small' | 'medium' | 'large'
  /** One's own hand: what cannot be played says why. */
  readonly inHand?: boolean
  /** The handles of cards that are equal to it: it means what they mean. */
  readonly alike?: readonly number[]
  /** What a screen reader says instead of the name. */
  readonly label?: string
}

const isTold = (beat: SeenEvent | null, handle: number | undefined): boolean => {
  if (!beat || handle === undefined) return false
  const about: readonly (SeenCard | undefined)[] = [beat.card, beat.on, ...(beat.cards ?? [])]
  return about.some((each) => each?.handle === handle || each?.was === handle)
}

/** A card at the table. It can be pointed at, played if it is offered, and read. */
export function Card({ card, size = 'medium', inHand = false, alike, label }: CardProps) {
  const table = useTable()
  const { entry, words, look, answering, beat, asking, gone } = table
  const layoutId = useLayoutIds()
  const [menu, setMenu] = useState(false)
  const ref = useRef<HTMLButtonElement>(null)
  const { handle, name, back, down } = card
  useDrawing(handle)
  const { ask, chosen, offered } = answering
  const meant = ask ? meantBy(ask, handle, alike) : []
  const picked = meant.filter(({ key }) => chosen.includes(key))
  const options = [...picked, ...meant.filter((each) => offered.includes(each) && !picked.includes(each))]
  const about = aboutOf(card)

  const isNarrow = useNarrow()
  // on a phone what is chosen is read first; where several are chosen, that would be in the way
  const isRead = isNarrow && inHand && ask?.some === undefined && options.length > 0
  const play = () => {
    if (answering.sending) return
    if (options.length > 1 || isRead) setMenu(true)
    else if (options.length === 1) answering.choose(options[0]!.key)
    else if (inHand && ask && handle !== undefined) answering.whyNot([{ card: handle }])
  }
  const drag = useDrag(inHand && options.length > 0 && !isNarrow, play)

  const pip = inHand && name ? (look.pip?.(name, table) ?? null) : null
  const states = [
    'card',
    `card--${size}`,
    options.length > 0 && 'is-playable',
    picked.length > 0 && 'is-chosen',
    ask && inHand && options.length === 0 && ask.options.some((each) => 'card' in each) && 'is-quiet',
    isTold(beat, handle) && 'is-told',
    answering.preview && meant.includes(answering.preview) && 'is-previewed',
    !name && 'is-back',
    handle !== undefined && gone.has(handle) && 'is-gone',
  ]
  const said = name ? words.name(name) : `${back ? inWords(back) : 'face-down'} card`
  const order = ask?.some?.ordered && picked[0] ? chosen.indexOf(picked[0].key) + 1 : 0
  const one = options.length === 1 && ask ? words.option(options[0]!, ask, asking) : null
  // what would happen is shown if there is one thing to do, or if the game says which of several comes first
  const shown = options.length === 1 || look.rank ? inRank(options, look)[0] : undefined
  return (
    <m.div
      className="card-place"
      layoutId={handle === undefined ? undefined : layoutId.of(handle)}
      initial={false}
      {...drag}
    >
      <div
        className={states.filter(Boolean).join(' ')}
        data-card={name}
        data-handle={handle}
        data-about={aboutData(card)}
        data-pip={pip === null ? undefined : pip.isGood ? 'good' : 'poor'}
      >
        <div aria-hidden className="card__inside">
          {name ? (
            <CardFace look={look} entry={entry} words={words} card={name} about={about} size={size} />
          ) : (
            <span className="card-back" data-back={back} />
          )}
        </div>
        <button
          ref={ref}
          type="button"
          className="card__point"
          aria-label={`${label ?? said}${down && name ? ', face down' : ''}${one && one !== said ? `: ${one}` : ''}${pip ? `, ${pip.label}` : ''}`}
          aria-description={name ? `${textOf(entry, words, name)} ${reasonsSaid(about)}`.trim() : undefined}
          aria-pressed={ask?.some && options.length > 0 ? picked.length > 0 : undefined}
          aria-haspopup={options.length > 1 ? 'menu' : undefined}
          aria-disabled={options.length === 0 || answering.sending || undefined}
          data-lit={options.length > 0 || undefined}
          onClick={play}
          onPointerEnter={() => shown && answering.look(shown)}
          onPointerLeave={() => answering.look(null)}
          onFocus={() => shown && answering.look(shown)}
          onBlur={() => answering.look(null)}
        />
        {pip && (
          <span className="card__pip" aria-hidden>
            {pip.text}
          </span>
        )}
        {order > 0 && <span className="card__order">{order}</span>}
      </div>
      {menu && ask && (
        <WaysMenu
          anchor={ref}
          label="What to do with it"
          ways={inRank(options, look).map((option) => ({
            id: option.key,
            text: words.option(option, ask, asking) ?? option.key,
            option,
            go: () => answering.choose(option.key),
          }))}
          close={() => setMenu(false)}
        >
          {name && inHand ? <Enlarged card={name} about={about} /> : null}
        </WaysMenu>
      )}
    </m.div>
  )
}

/** What is printed on a card, to be listened to. */
function textOf({ game }: Entry, words: Words, name: string): string {
  const def = game.library.get(name)
  return def ? (words.lines?.(def) ?? []).map(({ head, text }) => `${head ? `${head}: ` : ''}${text}`).join(' ') : ''
}
