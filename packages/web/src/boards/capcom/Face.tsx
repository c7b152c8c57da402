import {
  abilityText,
  type CapcomDef,
  costText,
  moveText,
  type PlayingCard,
  playingName,
  type Sheet,
} from '@cardwright/capcom'
import { type ReactNode, use } from 'react'
import { TableHere } from '../../table/context.ts'
import type { FaceProps } from '../../table/contract.ts'
import { capcomWords as words } from '../../words/en/boards/capcom.ts'
import { ownColour } from './fighters.ts'
import { useIsPointed } from './pointed.ts'
import { letterOf } from './ranks.ts'
import { stats } from './stats.ts'
import { usesIn } from './uses.ts'
import './face.css'

const suitSigns = { spades: '♠', hearts: '♥', diamonds: '♦', clubs: '♣' } as const

/** A playing card, or a character card. */
export function Face(props: FaceProps) {
  const def = props.entry.game.library.get(props.card) as CapcomDef | undefined
  if (!def) return <div className="cc-face">{props.card}</div>
  if (def.kind === 'fighter') return <SheetFace def={def} {...props} />
  return (
    <PlayingFace def={def} size={props.size}>
      {props.size === 'large' && <Uses def={def} />}
    </PlayingFace>
  )
}

interface PlayingProps {
  readonly def: PlayingCard
  readonly size: FaceProps['size']
  readonly children: ReactNode
}

function PlayingFace({ def, size, children }: PlayingProps) {
  const { rank, suit, isRed } = def
  const letter = letterOf(rank)
  const isPointed = useIsPointed('move', [rank])
  const sign = suit === null ? '' : suitSigns[suit]
  return (
    <div
      className="cc-face"
      data-red={isRed}
      data-rank={rank}
      data-size={size}
      data-pointed={isPointed || undefined}
      title={playingName(def)}
    >
      <span className="cc-face__corner">
        <b>{letter}</b>
        <i>{sign}</i>
      </span>
      <span className="cc-face__middle" data-kind={kindOf(rank)}>
        {suit === null ? <small>{words.joker}</small> : sign}
      </span>
      <span className="cc-face__corner cc-face__corner--under">
        <b>{letter}</b>
        <i>{sign}</i>
      </span>
      {children}
    </div>
  )
}

/** At a table: what the card is good for in the hand of one’s own fighter. */
function Uses({ def }: { def: PlayingCard }) {
  const table = use(TableHere)
  if (table === null) return null
  return (
    <dl className="cc-uses">
      {usesIn(table, def.id).map(({ head, text }) => (
        <div key={head}>
          <dt>{head}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

const kindOf = (rank: number): string => {
  if (rank === 1) return 'ace'
  return rank > 10 ? 'court' : 'number'
}

function SheetFace({ def, size, picture }: FaceProps & { def: Sheet }) {
  return (
    <div className="cc-sheet" style={ownColour(def.id)} data-size={size}>
      <div className="cc-sheet__head">
        <span className="cc-sheet__art">{picture}</span>
        <span className="cc-sheet__name">{def.name}</span>
      </div>
      {size !== 'small' && (
        <>
          <dl className="cc-sheet__stats">
            {stats.map((stat) => (
              <div key={stat}>
                <dt>{words.shortStats[stat]}</dt>
                <dd>{def[stat]}</dd>
              </div>
            ))}
          </dl>
          {size === 'large' && (
            <ul className="cc-sheet__moves">
              {def.moves.map((move) => (
                <li key={move.id}>
                  <b>
                    {costText(move)}: {move.name}
                  </b>{' '}
                  {moveText(move)}
                </li>
              ))}
            </ul>
          )}
          <p className="cc-sheet__ability">
            <b>{def.ability.name}.</b> {abilityText(def.ability)}
          </p>
        </>
      )}
    </div>
  )
}
