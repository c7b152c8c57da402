import type { CardLine } from '@cardwright/engine'
import type { CardPart } from '@cardwright/exceed'
import type { CSSProperties } from 'react'
import { CardName } from '../../table/card/CardName.tsx'
import type { FaceProps } from '../../table/contract.ts'
import { exceedWords } from '../../words/en/boards/exceed/board.ts'
import { Lines, WholeLines } from './Abilities.tsx'
import { FighterFace } from './FighterFace.tsx'
import {
  type CardData,
  cardData,
  type Numbers as Figures,
  fighterData,
  figure,
  plainNumbers,
  rangeText,
} from './facts.ts'
import { Icon } from './Icon.tsx'
import { icons, stats } from './stats.ts'
import { statChange } from './verdicts.ts'
import './face.css'

/** A card of Exceed: the attack above with its numbers, the Boost below. */
export function Face(props: FaceProps) {
  const fighter = fighterData(props, props.card)
  if (fighter) return <FighterFace {...props} fighter={fighter} />
  const def = cardData(props, props.card)
  if (!def) return <TokenFace {...props} />
  const lines = props.words.lines?.(def) ?? []
  const linesOf = (wanted: CardPart) => lines.filter(({ part }) => part === wanted)
  // in a hand there is room for some of them
  const Text = props.size === 'medium' ? WholeLines : Lines
  return (
    <div className="ex-face" data-kind={def.kind}>
      <header className="ex-face__head">
        <CardName name={props.words.name(props.card)} className="ex-face__name" />
        <Cost def={def} />
      </header>
      <div className="ex-face__art">
        {props.picture}
        <Numbers def={def} about={props.about} />
      </div>
      {props.size !== 'small' && <Text lines={linesOf('attack')} className="ex-face__text" />}
      <BoostHalf
        def={def}
        lines={linesOf('boost')}
        size={props.size}
        room={linesInHand - tallness(linesOf('attack'))}
      />
    </div>
  )
}

/** What is no attack and no Boost: a token, with its name. */
function TokenFace({ words, card, picture }: FaceProps) {
  return (
    <div className="ex-face ex-face--token">
      <header className="ex-face__head">
        <CardName name={words.name(card)} className="ex-face__name" />
      </header>
      <div className="ex-face__art">{picture}</div>
    </div>
  )
}

function Cost({ def: { gauge = 0, force = 0 } }: { def: CardData }) {
  return (
    <>
      {gauge > 0 && (
        <span className="ex-face__cost" title={exceedWords.costsGauge(gauge)}>
          {gauge}
          <Icon name={icons.gauge} label={exceedWords.gauge} />
        </span>
      )}
      {force > 0 && (
        <span className="ex-face__cost is-force" title={exceedWords.costsForce(force)}>
          {force}
          <Icon name={icons.force} label={exceedWords.force} />
        </span>
      )}
    </>
  )
}

/** As they are now, where that is known; else as printed. */
function Numbers({ def, about }: { def: CardData; about: FaceProps['about'] }) {
  const now = about as Partial<Figures> | undefined
  const printed = plainNumbers(def)
  return (
    <dl className="ex-stats">
      {stats.map(({ id, name, icon }) => {
        const value = id === 'range' ? rangeText(rangeOf(now?.range ?? def.range)) : figure(now?.[id] ?? def[id] ?? 0)
        const isNone = (id === 'armor' || id === 'guard') && value === '0'
        const change = now?.[id] === undefined ? undefined : statChange(now as Figures, printed, id)
        const states = [isNone && 'is-none', change && `ex-stat--${change}`].filter(Boolean).join(' ')
        return (
          <div key={id} className={`ex-stat ex-stat--${id} ${states}`} title={`${name} ${value}`}>
            <dt>
              <Icon name={icon} />
              <span>{name}</span>
            </dt>
            <dd>{value}</dd>
          </div>
        )
      })}
    </dl>
  )
}

/** An attack that reaches nobody has -1. */
const rangeOf = (range: readonly [unknown, unknown] | null): readonly [unknown, unknown] | null =>
  range !== null && typeof range[0] === 'number' && range[0] < 0 ? null : range

/** So many lines of text have room on a card of the hand, of about so many letters each. */
const linesInHand = 6
const lettersInLine = 25

const tallness = (lines: readonly CardLine[]): number =>
  lines.reduce((sum, { head = '', text }) => sum + Math.ceil((head.length + text.length) / lettersInLine), 0)

interface BoostProps {
  readonly def: CardData
  readonly lines: readonly CardLine[]
  readonly size: FaceProps['size']
  /** How many lines the attack leaves on a card of the hand. */
  readonly room: number
}

function BoostHalf({ def, lines, size, room }: BoostProps) {
  const [title, ...rest] = lines
  if (title === undefined) return null
  const { cost, kind, trap } = def.boost
  return (
    <footer className="ex-boost" data-kind={kind} style={{ '--boost-lines': Math.max(2, room) } as CSSProperties}>
      <div className="ex-boost__head">
        <span className="ex-boost__kind" title={exceedWords.kinds[trap ? 'trap' : kind]}>
          <Icon name={trap ? icons.trap : (kindIcons[kind] ?? icons.continuous)} />
          {exceedWords.kinds[trap ? 'trap' : kind]}
        </span>
        <span className="ex-boost__name">{def.boost.name}</span>
        {cost !== null && cost > 0 && (
          <span className="ex-face__cost is-force" title={exceedWords.costsForce(cost)}>
            {cost}
            <Icon name={icons.force} label={exceedWords.force} />
          </span>
        )}
      </div>
      {size !== 'small' && <Lines lines={rest} className="ex-boost__text" />}
    </footer>
  )
}

const kindIcons: Readonly<Record<string, string>> = { instant: icons.instant, continuous: icons.lasting }
