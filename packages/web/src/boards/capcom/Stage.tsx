import { AnimatePresence } from 'motion/react'
import * as m from 'motion/react-m'
import { Picture } from '../../design/Picture.tsx'
import { spotData } from '../../table/aim/spots.ts'
import { Card } from '../../table/card/Card.tsx'
import { useTable } from '../../table/context.ts'
import { capcomWords as words } from '../../words/en/boards/capcom.ts'
import { Exchange } from './Exchange.tsx'
import { factsIn, sheetOf, teamOf } from './facts.ts'
import { looksOf, ownColour } from './fighters.ts'
import { cornerSpot } from './spots.ts'
import './stage.css'

/** The two who fight, what each has laid, and between them what the exchange comes to. */
export function Stage({ nearTeam }: { nearTeam: 0 | 1 }) {
  return (
    <div className="cc-stage">
      <Corner team={nearTeam} side="near" />
      <Exchange />
      <Corner team={(1 - nearTeam) as 0 | 1} side="far" />
    </div>
  )
}

const hurting = new Set(['take', 'blocked', 'broken', 'settle'])

function Corner({ team, side }: { team: 0 | 1; side: 'near' | 'far' }) {
  const table = useTable()
  const { view, beat } = table
  const { teams, seats, team: turn } = factsIn(table)
  const active = teams[team]!.characters.find((each) => each.active)!
  const own = seats.flatMap((_, seat) => (teamOf(seat) === team ? [seat] : []))
  const blocks = own.flatMap((seat) => view.zones[`block:${seat}`]?.cards ?? [])
  const played = own.flatMap((seat) => view.zones[`played:${seat}`]?.cards ?? [])
  const waiting = own.flatMap((seat) => view.zones[`fighters:${seat}`]?.cards ?? [])
  const isHit = beat !== null && hurting.has(beat.type) && beat.fighter === active.fighter
  return (
    <section
      className="cc-corner"
      data-side={side}
      data-turn={turn === team}
      data-hit={isHit || undefined}
      data-out={active.out || undefined}
      data-spots={spotData([cornerSpot(team)])}
      style={ownColour(active.fighter)}
      aria-label={words.corner(sheetOf(table, active.fighter).name)}
      data-fighters={waiting.map(({ name }) => name).join(' ')}
    >
      <div className="cc-figures">
        <AnimatePresence initial={false}>
          <m.div
            key={active.fighter}
            className="cc-figure"
            initial={{ opacity: 0, x: side === 'near' ? -80 : 80 }}
            animate={{ opacity: 1, x: 0 }}
            exit={{ opacity: 0, x: side === 'near' ? -80 : 80 }}
          >
            <Picture name={looksOf(active.fighter).picture} />
            <span className="cc-figure__ground" />
          </m.div>
        </AnimatePresence>
      </div>
      {blocks.length > 0 && (
        <div className="cc-block">
          {blocks.map((card) => (
            <Card key={card.handle} card={card} size="small" label={card.name ? undefined : words.blockCard} />
          ))}
          <span>{words.block}</span>
        </div>
      )}
      <div className="cc-played" data-empty={played.length === 0}>
        {played.map((card) => (
          <Card key={card.handle} card={card} size="small" />
        ))}
      </div>
    </section>
  )
}
