import { useState } from 'react'
import { Picture } from '../../design/Picture.tsx'
import { useTable } from '../../table/context.ts'
import { capcomWords as words } from '../../words/en/boards/capcom.ts'
import { type CharacterFacts, factsIn, nameOf, sheetOf, teamOf } from './facts.ts'
import { looksOf, ownColour } from './fighters.ts'
import { Piles } from './Piles.tsx'
import { SheetDialog } from './SheetDialog.tsx'
import './hud.css'

/** A team as a fighting game shows it: life, the partner who waits, the super meter, the piles. */
export function TeamHud({ team, side }: { team: 0 | 1; side: 'near' | 'far' }) {
  const table = useTable()
  const { teams, seats } = factsIn(table)
  const { characters } = teams[team]!
  const inOrder = [...characters].sort((a, b) => Number(b.active) - Number(a.active))
  const own = seats.flatMap((_, seat) => (teamOf(seat) === team ? [seat] : []))
  return (
    <section className="cc-hud" data-side={side} aria-label={words.team(own.map((seat) => nameOf(table, seat)))}>
      {inOrder.map((character) => (
        <Life key={character.fighter + character.seat} character={character} team={team} isShared={own.length > 1} />
      ))}
      {own.length === 1 && <Piles seat={own[0]!} />}
    </section>
  )
}

interface LifeProps {
  readonly character: CharacterFacts
  readonly team: 0 | 1
  /** The partner sits at a seat of their own: each has meter and piles. */
  readonly isShared: boolean
}

function Life({ character, team, isShared }: LifeProps) {
  const table = useTable()
  const [open, setOpen] = useState(false)
  const { fighter, hp, most, active, out, seat } = character
  const { combat } = factsIn(table)
  const index = factsIn(table).teams[team]!.characters.indexOf(character)
  // what ended the match has been taken already
  const hits = table.view.result ? [] : (combat?.hits ?? [])
  const pending = hits.reduce((sum, hit) => (hit.team === team && hit.character === index ? sum + hit.damage : sum), 0)
  const { name } = sheetOf(table, fighter)
  const left = Math.max(0, hp - pending)
  const isLow = hp * 4 <= most
  const waits = pending > 0 ? words.damageWaits(pending) : ''
  const waiting = active ? '' : words.waits
  const state = out ? words.isOut : waiting
  const player = nameOf(table, seat)
  const partner = isShared ? words.partnerOf(player) : words.partner
  const role = active ? player : partner
  return (
    <div className="cc-life" data-active={active} data-out={out} data-low={isLow} style={ownColour(fighter)}>
      <button
        type="button"
        className="cc-life__face"
        data-fighter={fighter}
        aria-label={`${words.sheetButton(name, player, hp, most)}${waits}${state}`}
        onClick={() => setOpen(true)}
      >
        <Picture name={looksOf(fighter).picture} />
      </button>
      <div className="cc-life__body" aria-hidden>
        <span className="cc-life__name">
          <span data-content>{name}</span>
          <small data-content={active || undefined}>{out ? words.knockedOut : role}</small>
        </span>
        <span className="cc-life__bar">
          <i style={{ inlineSize: `${(100 * hp) / most}%` }} />
          <b style={{ inlineSize: `${(100 * left) / most}%` }} />
        </span>
        <span className="cc-life__hp">
          {hp}
          {pending > 0 && <em>−{pending}</em>}
        </span>
      </div>
      {isShared && <Piles seat={seat} />}
      {open && <SheetDialog props={table} fighter={fighter} close={() => setOpen(false)} />}
    </div>
  )
}
