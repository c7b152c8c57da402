import type { Phase } from '@cardwright/millennium'
import type { ComponentType } from 'react'
import type { BoardProps } from '../../table/contract.ts'
import { factsOf } from './facts.ts'
import { Floor } from './floor/Floor.tsx'
import { Tournament } from './play/Tournament.tsx'
import { Result, useNews } from './season/Result.tsx'
import { Story } from './season/Story.tsx'
import './board.css'

/** Where each phase of a season is played. */
const rooms: Readonly<Record<Phase, ComponentType>> = {
  relics: Floor,
  draft: Floor,
  deckbuilding: Floor,
  decks: Floor,
  tournament: Tournament,
  turns: Tournament,
  over: Story,
}

export function Board(props: BoardProps) {
  const { phase } = factsOf(props)
  const news = useNews()
  const Room = rooms[phase]
  return (
    <div className="mb" data-phase={phase}>
      {news && phase !== 'over' ? <Result {...news} /> : <Room />}
    </div>
  )
}
