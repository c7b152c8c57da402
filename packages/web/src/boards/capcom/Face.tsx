import {
  abilityText,
  type CapcomDef,
  costText,
  moveText,
  type PlayingCard,
  playingName,
  type Sheet,
} from '@cardwright/capcom'
import type { FaceProps } from '../../table/contract.ts'
import { ownColour } from './fighters.ts'
import './face.css'

const suitSigns = { spades: '♠', hearts: '♥', diamonds: '♦', clubs: '♣' } as const
const letters: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K', 14: '★' }

/** A playing card, or a character card. */
export function Face(props: FaceProps) {
  const def = props.entry.game.library.get(props.card) as CapcomDef | undefined
  if (!def) return <div className="cc-face">{props.card}</div>
  return def.kind === 'card' ? <PlayingFace def={def} /> : <SheetFace def={def} {...props} />
}

function PlayingFace({ def }: { def: PlayingCard }) {
  const { rank, suit, isRed } = def
  const letter = letters[rank] ?? String(rank)
  const sign = suit === null ? '' : suitSigns[suit]
  return (
    <div className="cc-face" data-red={isRed} data-rank={rank} title={playingName(def)}>
      <span className="cc-face__corner">
        <b>{letter}</b>
        <i>{sign}</i>
      </span>
      <span className="cc-face__middle" data-kind={kindOf(rank)}>
        {suit === null ? <small>JOKER</small> : sign}
      </span>
      <span className="cc-face__corner cc-face__corner--under">
        <b>{letter}</b>
        <i>{sign}</i>
      </span>
    </div>
  )
}

const kindOf = (rank: number): string => {
  if (rank === 1) return 'ace'
  return rank > 10 ? 'court' : 'number'
}

const stats = [
  ['hp', 'HP'],
  ['strength', 'Str'],
  ['speed', 'Spd'],
  ['agility', 'Agi'],
  ['endurance', 'End'],
  ['combo', 'Cmb'],
  ['priority', 'Pri'],
  ['defense', 'Def'],
] as const

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
            {stats.map(([stat, label]) => (
              <div key={stat}>
                <dt>{label}</dt>
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
