import { type ReactNode, useState } from 'react'
import { usePhone } from '../../../design/use-media.ts'
import { useTable } from '../../../table/context.ts'
import { millenniumWords as said } from '../../../words/en/boards/millennium/board.ts'
import { factsOf } from '../facts.ts'
import { Piles } from '../Piles.tsx'
import { Standing } from '../season/Standing.tsx'
import { Binder } from './Binder.tsx'
import { Choosing } from './Choosing.tsx'
import { Collections } from './Collection.tsx'
import { Deck } from './Deck.tsx'
import { FloorHere } from './floor-state.ts'
import { Head } from './Head.tsx'
import { Ideas } from './Ideas.tsx'
import { Newcomers } from './Newcomers.tsx'
import { Offers } from './Offers.tsx'
import { Rivals } from './Rivals.tsx'
import { Sheets } from './Sheets.tsx'
import { Aftermarket, Fusion, Npcs, Store } from './Shop.tsx'
import { TradeDialog } from './TradeDialog.tsx'
import { useFloorState } from './use-floor-state.ts'
import './floor.css'

type Tab = keyof typeof said.tabs

/** What a tab brings in sight on a phone, for a teacher who speaks of it. */
const brings: Readonly<Record<Tab, string>> = {
  shop: '.mb-store, .mb-aftermarket, .mb-npcs, .mb-fusion',
  own: '.mb-binder, .mb-deck, .mb-collection',
  rivals: '.mb-rivals',
}

/** The trading floor: what is for sale, one’s own cards, and folded away what is needed now and then. */
export function Floor() {
  const { phase } = factsOf(useTable())
  const isPhone = usePhone()
  const [tab, setTab] = useState<Tab>('own')
  const floor = useFloorState(setTab)
  return (
    <FloorHere value={floor.state}>
      <div className="mb-floor" data-narrow={isPhone || undefined} onClickCapture={floor.endShow}>
        <Head />
        {phase === 'deckbuilding' && <Offers />}
        <div className="mb-floor__rest">
          {phase === 'deckbuilding' && <Ideas />}
          <Choosing />
          {phase !== 'decks' && (isPhone ? <OneByOne tab={tab} setTab={setTab} /> : <SideBySide />)}
        </div>
        <Newcomers />
      </div>
      {floor.tradingWith !== null && <TradeDialog to={floor.tradingWith} close={floor.endTrade} />}
    </FloorHere>
  )
}

const Own = () => (
  <>
    <Binder />
    <Deck />
    <div className="mb-pair">
      <Collections />
    </div>
  </>
)

const StandingPanel = () => (
  <section className="mb-panel" aria-label={said.standing}>
    <Standing />
    <Piles />
  </section>
)

/** The shop on one side, one’s own cards on the other. */
function SideBySide() {
  return (
    <div className="mb-floor__both">
      <div className="mb-floor__market">
        <div className="mb-floor__shop">
          <Store />
          <Aftermarket />
        </div>
        <Sheets sheets={{ npcs: <Npcs />, fusion: <Fusion />, rivals: <Rivals />, standing: <StandingPanel /> }} />
      </div>
      <div className="mb-floor__own">
        <Own />
      </div>
    </div>
  )
}

/** On a phone one after the other. */
function OneByOne({ tab, setTab }: { tab: Tab; setTab(tab: Tab): void }) {
  const parts: Readonly<Record<Tab, ReactNode>> = {
    shop: (
      <>
        <Store />
        <Aftermarket />
        <Npcs />
        <Fusion />
      </>
    ),
    own: <Own />,
    rivals: (
      <>
        <Rivals />
        <StandingPanel />
      </>
    ),
  }
  return (
    <>
      <div className="tabs mb-tabs" role="tablist">
        {(Object.keys(said.tabs) as Tab[]).map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            className="tab"
            aria-selected={each === tab}
            data-brings={brings[each]}
            onClick={() => setTab(each)}
          >
            {said.tabs[each]}
          </button>
        ))}
      </div>
      <div className="mb-floor__one" role="tabpanel">
        {parts[tab]}
      </div>
    </>
  )
}
