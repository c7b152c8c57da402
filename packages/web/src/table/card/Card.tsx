import type { CardView, OptionView, SeenCard, SeenEvent } from '@cardwright/engine'
import * as m from 'motion/react-m'
import { useRef, useState } from 'react'
import { useNarrow } from '../../design/use-media.ts'
import { cardWords } from '../../words/en/table/cards.ts'
import { useHolding } from '../aim/holding.tsx'
import { type TableContext, useTable } from '../context.ts'
import type { Answering, Pip } from '../contract.ts'
import { useDrawing } from '../drawn.ts'
import { isAdvised } from '../use-advice.ts'
import { aboutData, aboutOf } from './about.ts'
import { isAsking } from './asking.ts'
import { CardSide } from './CardSide.tsx'
import { inRank, meantBy } from './options.ts'
import { reasonsSaid } from './Reasons.tsx'
import { textOf } from './text-of.ts'
import { useMoving } from './use-moving.ts'
import { WaysMenu } from './WaysMenu.tsx'
import { waysWith } from './ways.ts'
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

/** What pointing at a card can mean now. */
interface Meaning {
  readonly options: readonly OptionView[]
  /** Those of them that are chosen already, in a choice of several. */
  readonly picked: readonly OptionView[]
  /** All that the question offers for it, chosen next or not. */
  readonly meant: readonly OptionView[]
}

function meaningOf(
  { ask, chosen, offered }: Answering,
  handle: number | undefined,
  alike?: readonly number[],
): Meaning {
  const meant = ask ? meantBy(ask, handle, alike) : []
  const picked = meant.filter(({ key }) => chosen.includes(key))
  return {
    meant,
    picked,
    options: [...picked, ...meant.filter((each) => offered.includes(each) && !picked.includes(each))],
  }
}

function classesOf(
  { card: { handle, name }, size = 'medium', inHand }: CardProps,
  meaning: Meaning,
  table: TableContext,
) {
  const { answering, beat, gone } = table
  const { ask, preview } = answering
  const { options, picked, meant } = meaning
  const isOfHand = inHand && ask?.options.some((each) => 'card' in each)
  const states = [
    'card',
    `card--${size}`,
    options.length > 0 && 'is-playable',
    picked.length > 0 && 'is-chosen',
    isOfHand && options.length === 0 && 'is-quiet',
    isTold(beat, handle) && 'is-told',
    isAsking(table, handle) && 'is-asking',
    preview && meant.includes(preview) && 'is-previewed',
    isAdvised(table.answering, meant) && 'is-advised',
    !name && 'is-back',
    handle !== undefined && gone.has(handle) && 'is-gone',
  ]
  return states.filter(Boolean).join(' ')
}

/** The name for screen readers: the card, how it lies, what it would do. */
function spokenName({ card, label }: CardProps, { options }: Meaning, pip: Pip | null, table: TableContext): string {
  const { words, answering, asking } = table
  const { name, back, down } = card
  const said = name ? words.name(name) : cardWords.back(back)
  const only = options.length === 1 && answering.ask ? words.option(options[0]!, answering.ask, asking) : null
  const would = only === said ? null : only
  return cardWords.spoken(label ?? said, down === true && name !== undefined, would, pip?.label ?? null)
}

/** A card at the table. It can be pointed at, played if it is offered, and read. */
export function Card(props: CardProps) {
  const { card, size = 'medium', inHand = false, alike } = props
  const table = useTable()
  const { entry, words, look, answering } = table
  const [menu, setMenu] = useState(false)
  const ref = useRef<HTMLButtonElement>(null)
  const { handle, name } = card
  useDrawing(handle)
  const moving = useMoving(handle)
  const { ask } = answering
  const meaning = meaningOf(answering, handle, alike)
  const { options, picked } = meaning
  const about = aboutOf(card)
  const { hold } = useHolding()

  const isNarrow = useNarrow()
  const isLit = options.length > 0
  const pip = pipOf(props, table)
  const isOpened = options.length > 1 || (isLit && isReadFirst(props, pip, table, isNarrow))
  const play = () => {
    if (answering.sending) return
    if (isOpened) setMenu(true)
    else if (options.length === 1) answering.choose(options[0]!.key)
    else if (inHand && ask && handle !== undefined) answering.whyNot([{ card: handle }])
  }

  const order = look.hidesOrder?.(ask) ? 0 : orderOf(answering, picked)
  // what would happen is shown if there is one thing to do, or if the game says which of several comes first
  const shown = options.length === 1 || look.rank ? inRank(options, look, table)[0] : undefined
  return (
    <m.div className="card-place" {...moving}>
      <div
        className={classesOf(props, meaning, table)}
        data-card={name}
        data-handle={handle}
        data-about={aboutData(card)}
        data-pip={pip ? pipGrade(pip) : undefined}
        data-read-on-click={isOnlyRead(props, meaning, isNarrow && look.opensFirst !== undefined)}
      >
        <div aria-hidden className="card__inside">
          <CardSide card={card} size={size} />
        </div>
        <button
          ref={ref}
          type="button"
          className="card__point"
          aria-label={spokenName(props, meaning, pip, table)}
          aria-description={name ? `${textOf(entry, words, name)} ${reasonsSaid(about)}`.trim() : undefined}
          aria-pressed={ask?.some && isLit ? picked.length > 0 : undefined}
          aria-haspopup={isOpened ? 'menu' : undefined}
          aria-disabled={!isLit || answering.sending || undefined}
          data-lit={isLit || undefined}
          onClick={play}
          onPointerEnter={() => shown && answering.look(shown)}
          onPointerLeave={() => answering.look(null)}
          onFocus={() => shown && answering.look(shown)}
          onBlur={() => answering.look(null)}
        />
        {pip && <Corner pip={pip} />}
        {order > 0 && <span className="card__order">{order}</span>}
      </div>
      {menu && ask && (
        <WaysMenu
          anchor={ref}
          label={cardWords.waysWithIt}
          ways={waysWith(inRank(options, look, table), ask, table, isNarrow && inHand ? hold : null)}
          close={() => setMenu(false)}
        >
          {name && inHand ? <Enlarged reading={table} card={name} about={about} /> : null}
        </WaysMenu>
      )}
    </m.div>
  )
}

const pipOf = ({ card, inHand }: CardProps, table: TableContext): Pip | null =>
  inHand && card.name ? (table.look.pip?.(card.name, table) ?? null) : null

/** A press means nothing else; of a card of the hand it says why it cannot be played, and reads it where that opens it. */
const isOnlyRead = ({ inHand }: CardProps, { options }: Meaning, opens: boolean): true | undefined =>
  (options.length === 0 && (!inHand || opens)) || undefined

/** One press does what is meant: what would be of no use, and what cannot be read as it lies, is opened first. */
function isReadFirst({ inHand }: CardProps, pip: Pip | null, { look, answering }: TableContext, isNarrow: boolean) {
  if (answering.ask?.some) return false
  return (
    pip?.isGood === false ||
    (inHand && look.opensFirst === 'everywhere') ||
    (isNarrow && inHand && look.opensFirst === 'onPhones')
  )
}

/** Its number among several that are chosen, where the order counts; 0 if it has none. */
const orderOf = ({ ask, chosen }: Answering, [first]: readonly OptionView[]): number =>
  ask?.some?.ordered && first && chosen.length > 1 ? chosen.indexOf(first.key) + 1 : 0

function Corner({ pip }: { pip: Pip }) {
  return (
    <span className="card__pip" aria-hidden>
      {pip.text}
    </span>
  )
}

const pipGrades = new Map([
  [true, 'good'],
  [false, 'poor'],
  [null, 'plain'],
])
const pipGrade = ({ isGood }: Pip) => pipGrades.get(isGood)
