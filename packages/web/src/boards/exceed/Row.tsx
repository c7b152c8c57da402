import type { CardView } from '@cardwright/engine'
import { capital } from '@cardwright/engine/english'
import { Card } from '../../table/card/Card.tsx'
import type { BoardProps } from '../../table/contract.ts'
import { exceedWords } from '../../words/en/boards/exceed/board.ts'
import { type AreaName, areas } from './areas.ts'
import { cardsOf } from './facts.ts'
import { Icon } from './Icon.tsx'
import { whoseOf } from './names.ts'
import { offersAmong } from './offers.ts'
import { trayOf } from './tray.ts'
import './row.css'

interface Props {
  readonly props: BoardProps
  readonly seat: number
  readonly family: AreaName
}

const titles: Partial<Record<AreaName, string>> = { boosts: exceedWords.boosts }

export const titleOf = ({ words }: BoardProps, family: AreaName): string =>
  titles[family] ?? capital(words.zones[family] ?? family)

/** What lies in a row; with the Boosts, the one that is being played. */
export const inRow = (props: BoardProps, family: AreaName, seat: number): readonly CardView[] => [
  ...cardsOf(props, family, seat),
  ...(family === 'boosts' ? cardsOf(props, 'played', seat) : []),
]

/** Cards that lie side by side, narrow: the Gauge, the Boosts, the Transforms. */
export function Row({ props, seat, family }: Props) {
  const { icon = '', isUsual } = areas[family]
  const cards = inRow(props, family, seat)
  if (cards.length === 0 && !isUsual) return null
  const title = titleOf(props, family)
  const { answering } = props
  // an action has the whole board to choose from, and what lies in the tray is not looked for here
  const isAsked = answering.ask?.kind !== 'act' && offersAmong(answering, cards) && trayOf(props).length === 0
  const played = new Set(cardsOf(props, 'played', seat))
  const under = cardsOf(props, 'under', seat)
  return (
    <section
      className={`ex-row ex-row--${family} ${isAsked ? 'is-asked' : ''}`}
      aria-label={exceedWords.row(whoseOf(props, seat), title, cards.length)}
      data-zone={`${family}:${seat}`}
      data-count={cards.length}
    >
      <span className="ex-row__title">
        <Icon name={icon} />
        <b>{cards.length}</b> {title}
      </span>
      <div className="ex-row__cards">
        {cards.map((card) => (
          <Lying
            key={card.handle}
            props={props}
            card={card}
            isPlayed={played.has(card)}
            below={under.filter(({ host }) => host === card.handle).length}
          />
        ))}
      </div>
    </section>
  )
}

interface LyingProps {
  readonly props: BoardProps
  readonly card: CardView
  readonly isPlayed: boolean
  /** How many cards lie under it. */
  readonly below: number
}

/** A card in play: face down or not, in the arena or not, with cards under it or not. */
function Lying({ props, card, isPlayed, below }: LyingProps) {
  const { name, down = false, space } = card
  const isLaid = typeof space === 'number'
  const more = isPlayed || isLaid || below > 0 ? exceedWords.lying(isPlayed, isLaid ? space : null, below) : ''
  const label = exceedWords.cardLying(name === undefined ? exceedWords.faceDownCard : props.words.name(name), more)
  return (
    <span className="ex-lying" data-down={down && name !== undefined} data-played={isPlayed} title={more}>
      <Card card={card} size="small" {...(more !== '' && { label })} />
      {isLaid && <span className="ex-lying__space" data-figure={space} aria-hidden />}
      {below > 0 && <span className="ex-lying__under" data-figure={`+${below}`} aria-hidden />}
    </span>
  )
}
