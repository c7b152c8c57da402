import type { Pattern } from '@cardwright/engine'
import { creatureOn, energyOf, factsOf } from '@cardwright/exodus'
import * as m from 'motion/react-m'
import { useHolding, usePointing } from '../../table/aim/holding.tsx'
import { Point } from '../../table/aim/Point.tsx'
import { cardSpot, handleOf, spotData } from '../../table/aim/spots.ts'
import { useAim } from '../../table/aim/use-aim.ts'
import { aboutData, aboutOf } from '../../table/card/about.ts'
import { CardFace } from '../../table/card/CardFace.tsx'
import { changeOf } from '../../table/card/change.ts'
import { reasonsSaid } from '../../table/card/Reasons.tsx'
import { useMoving } from '../../table/card/use-moving.ts'
import { type TableContext, useTable } from '../../table/context.ts'
import { boardWords, outcomeSaid } from '../../words/en/boards/exodus.ts'
import { isOfMoves, pileSpot } from './choices.ts'
import { Energies } from './Energies.tsx'
import { Mark } from './marks.tsx'
import { outcomeAt } from './outcome.ts'
import './pile.css'

interface Props {
  readonly seat: number
  /** From 1 to 6. */
  readonly pile: number
}

/** A pile of energy, the creature on it, and the ice on both. */
export function Pile({ seat, pile }: Props) {
  const table = useTable()
  const { view, look, entry, words, beat } = table
  const creature = creatureOn(view, seat, pile)
  const moving = useMoving(creature?.handle)
  const energies = energyOf(view, seat, pile)
  const { frozen = false } = factsOf(view).sides[seat]?.piles.find((each) => each.pile === pile) ?? {}
  const power = typeof creature?.power === 'number' ? creature.power : null
  const place = pileSpot(seat, pile)
  const own = creature && cardSpot(creature.handle)
  const spots = own ? [own, place] : [place]
  const pointing = usePointing(spots)
  const why = useReasons(table, seat, pile)
  const aim = useAim(own, pointing.canTake, why)
  const without = energies.length > 0 ? 'blank' : 'empty'
  const state = creature ? 'creature' : without
  const isTold = creature && [beat?.card, beat?.on].some((each) => each?.handle === creature.handle)
  const name = creature?.name ? words.name(creature.name) : null
  const outcome = outcomeAt(table, pointing)
  return (
    <div className="xo-pile" data-state={state} data-spots={spotData(spots)} data-frozen={frozen}>
      <m.div className="xo-pile__top" {...moving} key={creature?.handle ?? 'none'} {...aim}>
        <Point
          pointing={pointing}
          spot={own}
          label={boardWords.pile(table.telling, seat, pile, {
            creature: name,
            power,
            isFrozen: frozen,
            energies: energies.map((each) => (each.name ? words.name(each.name) : boardWords.unseenEnergy)),
          })}
          className={`xo-creature ${isTold ? 'is-told' : ''} ${beat?.type === 'battle' && isTold ? 'is-striking' : ''}`}
          description={[creature && reasonsSaid(aboutOf(creature)), outcome && outcomeSaid(outcome, table.asking)]
            .filter(Boolean)
            .join('. ')}
          taking={boardWords.attackWith(name)}
          why={why}
          handle={creature?.handle}
          data={{
            'data-card': creature?.name,
            'data-spots': own,
            'data-about': creature && aboutData(creature),
          }}
        >
          {creature?.name ? (
            <CardFace look={look} entry={entry} words={words} card={creature.name} size="small" />
          ) : (
            <span className="xo-creature__none" aria-hidden>
              {pile}
            </span>
          )}
          {power !== null && (
            <span className="xo-power" data-power={power} data-change={changeOf(power, energies.length)} />
          )}
          {outcome?.on === 'creature' && (
            <span className="xo-outcome" aria-hidden>
              {boardWords.outcome(outcome)}
            </span>
          )}
          {frozen && (
            <span className="xo-ice" aria-hidden>
              <Mark name="ice" />
            </span>
          )}
        </Point>
      </m.div>
      <Energies cards={energies} where={boardWords.ofPile(table.telling, seat, pile)} />
    </div>
  )
}

/** The options that one would expect here: the rules say why they are not offered. */
function useReasons({ answering, view, near }: TableContext, seat: number, pile: number): readonly Pattern[] {
  const { held } = useHolding()
  const kind = answering.ask?.kind
  if (seat !== (view.seat ?? near)) return []
  const energy = kind === 'energy' ? handleOf(held) : null
  if (energy !== null) return [{ card: energy, pile }]
  const attacker = isOfMoves(kind) ? creatureOn(view, seat, pile)?.handle : undefined
  return attacker === undefined ? [] : [{ move: 'attack', card: attacker }]
}
