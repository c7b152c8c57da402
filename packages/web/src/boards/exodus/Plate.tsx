import type { Pattern } from '@cardwright/engine'
import { creatureOn, factsOf, foreseen } from '@cardwright/exodus'
import { useState } from 'react'
import { type Pointing, usePointing } from '../../table/aim/holding.tsx'
import { Point } from '../../table/aim/Point.tsx'
import { spotData } from '../../table/aim/spots.ts'
import { type TableContext, useTable } from '../../table/context.ts'
import { boardWords, shortWords } from '../../words/en/boards/exodus.ts'
import { attackOnPlayer, graveSpot, playerSpot } from './choices.ts'
import { Graveyard } from './Graveyard.tsx'
import { Mark, type MarkName } from './marks.tsx'
import { outcomeAt } from './outcome.ts'
import './plate.css'

/** How a player stands: Life, what guards them, decks and graveyard. */
export function Plate({ seat }: { seat: number }) {
  const table = useTable()
  const { view, beat, near, words } = table
  const { sides, dials } = factsOf(view)
  const { life, shield, piles, frozenGraveyard } = sides[seat]!
  const [looking, setLooking] = useState(false)
  const player = usePointing([playerSpot(seat)])
  const grave = usePointing([graveSpot(seat)])
  const guards = piles.filter(
    ({ pile, frozen }) => creatureOn(view, seat, pile) !== undefined && (dials.guard === 'any' || !frozen),
  ).length
  const isGuarded = dials.guard !== 'none' && guards > 0
  const change = beat?.type === 'life' && beat.seat === seat ? Number(beat.amount) : 0
  const blow = blowOn(table, player, seat)
  const count = (zone: string): number => view.zones[`${zone}:${seat}`]?.count ?? 0
  const buried = count('graveyard') + count('spent')
  return (
    <div className="xo-plate" data-side={seat === near ? 'near' : 'far'}>
      <div className="xo-plate__life" data-spots={spotData([playerSpot(seat)])}>
        <Point
          pointing={player}
          label={boardWords.life(table.telling, seat, life, isGuarded, shield.less)}
          className={`xo-life ${change === 0 ? '' : 'is-told'}`}
          why={attacksOn(table, seat)}
          data={{ 'data-player': seat }}
        >
          <Mark name="life" />
          <b>{life}</b>
          {isGuarded && (
            <span className="xo-life__guard" title={boardWords.guarded}>
              <Mark name="guard" />
            </span>
          )}
          {shield.less > 0 && (
            <span className="xo-life__shield" title={boardWords.shieldWhy(shield.less, shield.by.map(words.name))}>
              {boardWords.shield(shield.less)}
            </span>
          )}
          {blow !== null && <span className="xo-life__blow">{boardWords.blow(blow, shield.less)}</span>}
          {change !== 0 && (
            <span
              className="xo-life__change"
              data-sign={change < 0 ? 'loss' : 'gain'}
              data-change={change > 0 ? `+${change}` : change}
            />
          )}
        </Point>
      </div>
      <dl className="xo-counts">
        <Count mark="deck" name={boardWords.mainDeck} short={shortWords.mainDeck} count={count('mainDeck')} />
        <Count mark="power" name={boardWords.energyDeck} short={shortWords.energyDeck} count={count('energyDeck')} />
        {seat !== near && (
          <>
            <Count mark="hand" name={boardWords.inHand} short={shortWords.inHand} count={count('hand')} />
            <Count mark="hand" name={boardWords.energyHeld} short={shortWords.energyHeld} count={count('reserve')} />
          </>
        )}
      </dl>
      <div data-spots={spotData([graveSpot(seat)])}>
        {grave.options.length > 0 ? (
          <Point
            pointing={grave}
            label={boardWords.graveyard(table.telling, seat)}
            className="xo-grave"
            data={{ 'data-graveyard': seat }}
          >
            <Mark name="grave" /> <b>{buried}</b>
          </Point>
        ) : (
          <button
            type="button"
            className="xo-grave"
            data-graveyard={seat}
            data-frozen={frozenGraveyard}
            aria-label={boardWords.lookIntoGraveyard(table.telling, seat, buried, frozenGraveyard)}
            onClick={() => setLooking(true)}
          >
            <Mark name={frozenGraveyard ? 'ice' : 'grave'} /> <b>{buried}</b>
          </button>
        )}
      </div>
      {looking && <Graveyard seat={seat} close={() => setLooking(false)} />}
    </div>
  )
}

/** The damage that a player would take by the attack that is pointed at, by the one that could be, or that waits. */
function blowOn(table: TableContext, pointing: Pointing, seat: number): number | null {
  const { view, answering } = table
  const { preview } = answering
  if (preview?.move === 'attack' && preview.on === undefined)
    return seat === view.seat ? null : foreseen(view, preview.card, undefined).power
  const outcome = outcomeAt(table, pointing)
  if (outcome?.on === 'player') return outcome.damage
  const waiting = factsOf(view).stack.find(
    ({ kind, targets: [target] }) => kind === 'attack' && target?.kind === 'player',
  )
  if (waiting === undefined || waiting.owner === seat) return null
  return foreseen(view, waiting.source, undefined).power
}

/** The attacks that one would like to make on a player: the rules say why they are not offered. */
function attacksOn({ view, answering }: TableContext, seat: number): readonly (string | Pattern)[] {
  const own = view.seat
  if (own === null || seat === own) return []
  const { piles } = factsOf(view).sides[own]!
  return piles.flatMap(({ pile }) => {
    const card = creatureOn(view, own, pile)?.handle
    if (card === undefined) return []
    return [answering.ask?.kind === 'attack' ? attackOnPlayer(pile) : { move: 'attack', card }]
  })
}

interface CountProps {
  readonly mark: MarkName
  readonly name: string
  /** Where there is little room. */
  readonly short: string
  readonly count: number
}

function Count({ mark, name, short, count }: CountProps) {
  return (
    <div title={name}>
      <dt>
        <Mark name={mark} />
        <span>{name}</span>
        <span className="xo-counts__short" aria-hidden>
          {short}
        </span>
      </dt>
      <dd>{count}</dd>
    </div>
  )
}
