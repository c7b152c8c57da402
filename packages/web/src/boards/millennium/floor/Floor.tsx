import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { Because } from '../../../design/Because.tsx'
import { useNarrow } from '../../../design/use-media.ts'
import { useTable } from '../../../table/context.ts'
import { millenniumWords as said } from '../../../words/en/boards/millennium.ts'
import { around, factsOf } from '../facts.ts'
import { Piles } from '../Piles.tsx'
import { Standing } from '../season/Standing.tsx'
import { type Held, sightOf } from '../sight.ts'
import { Binder } from './Binder.tsx'
import { Choosing } from './Choosing.tsx'
import { Collections } from './Collection.tsx'
import { Deck } from './Deck.tsx'
import { FloorHere, type FloorState } from './floor-state.ts'
import { Newcomers } from './Newcomers.tsx'
import { Offers } from './Offers.tsx'
import { Rivals } from './Rivals.tsx'
import { Aftermarket, Fusion, Metas, Npcs, Store } from './Shop.tsx'
import { Timer } from './Timer.tsx'
import { TradeDialog } from './TradeDialog.tsx'
import { WhatNow } from './WhatNow.tsx'
import './floor.css'

type Tab = keyof typeof said.tabs

/** What a tab brings in sight on a phone, for a teacher who speaks of it. */
const brings: Readonly<Record<Tab, string>> = {
  shop: '.mb-store, .mb-aftermarket, .mb-npcs, .mb-fusion',
  own: '.mb-binder, .mb-deck, .mb-collection',
  rivals: '.mb-rivals',
  help: '.mb-now',
}

/** The trading floor: the shop on one side, one’s own cards on the other. A phone shows one after the other. */
export function Floor() {
  const isNarrow = useNarrow()
  const floor = useFloorState()
  const [tab, setTab] = useState<Tab>('own')
  const [isHelped, setHelped] = useState(false)
  const [isStanding, setStanding] = useState(false)
  const parts: Readonly<Record<Tab, ReactNode>> = {
    shop: (
      <>
        <Store />
        <Aftermarket />
        <div className="mb-pair">
          <Npcs />
          <Fusion />
        </div>
        {isNarrow && <Piles />}
      </>
    ),
    own: (
      <>
        <Binder />
        <Deck />
        <div className="mb-pair">
          <Collections />
        </div>
      </>
    ),
    rivals: (
      <>
        <Rivals />
        {isNarrow && <StandingPanel />}
      </>
    ),
    help: <WhatNow />,
  }
  const tabs = Object.keys(said.tabs) as Tab[]
  return (
    <FloorHere value={floor.state}>
      <div className="mb-floor" data-narrow={isNarrow || undefined}>
        <Head>
          {!isNarrow && (
            <>
              <Toggle isOn={isStanding} onPress={() => setStanding(!isStanding)}>
                {said.standing}
              </Toggle>
              <Toggle isOn={isHelped} onPress={() => setHelped(!isHelped)} isMain>
                {said.whatNow}
              </Toggle>
            </>
          )}
        </Head>
        <Offers />
        <Choosing />
        <Newcomers />
        {isNarrow ? (
          <>
            <div className="tabs mb-tabs" role="tablist">
              {tabs.map((each) => (
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
        ) : (
          <div className="mb-floor__both">
            <div className="mb-floor__shop">
              {isHelped && parts.help}
              {isStanding && <StandingPanel />}
              {parts.shop}
              {parts.rivals}
              <Piles />
            </div>
            <div className="mb-floor__own">{parts.own}</div>
          </div>
        )}
      </div>
      {floor.tradingWith !== null && <TradeDialog to={floor.tradingWith} close={floor.endTrade} />}
    </FloorHere>
  )
}

/** What is chosen, and what is being traded. */
function useFloorState(): { state: FloorState; tradingWith: number | null; endTrade(): void } {
  const table = useTable()
  const { answering } = table
  const { choose, ask } = answering
  const [handles, setHandles] = useState<readonly number[]>([])
  const [tradingWith, setTradingWith] = useState<number | null>(null)
  const sight = useMemo(() => sightOf(table), [table.view, table.entry, table.near])
  const own: readonly Held[] = useMemo(
    () => [...sight.binder, ...sight.collections.flatMap(({ cards }) => cards)],
    [sight],
  )
  const isOpen = ask?.kind === 'market' && ask.options.every(({ move }) => move !== 'resume' && move !== 'begin')
  useEffect(() => {
    if (!isOpen) setTradingWith(null)
  }, [isOpen])
  const endTrade = useCallback(() => setTradingWith(null), [])
  const [next] = around(table).slice(1)
  const state: FloorState = {
    sight,
    isOpen,
    picked: handles.flatMap((handle) => own.find(({ card }) => card.handle === handle) ?? []),
    toggle: (handle) =>
      setHandles(handles.includes(handle) ? handles.filter((each) => each !== handle) : [...handles, handle]),
    pick: (cards) => setHandles(cards.map(({ card }) => card.handle)),
    say: choose,
    trade: (to) => setTradingWith(to ?? next ?? null),
  }
  return { state, tradingWith, endTrade }
}

/** Round, clock, purse, and what counts in the next tournament. */
function Head({ children }: { children: ReactNode }) {
  const table = useTable()
  const { round, players } = factsOf(table)
  const own = players[table.near]!
  return (
    <header className="mb-head">
      <Timer />
      <dl className="mb-figures mb-head__figures">
        <div data-figure="dollars">
          <dt>{said.purse}</dt>
          <dd>{said.money(own.dollars)}</dd>
        </div>
        <div data-figure="markers">
          <dt>{said.markersTitle}</dt>
          <dd>
            <Because reasons={[{ says: said.markersTitle, by: said.markersMean }]}>
              <span className="visually-hidden">{own.markers}</span>
              <span aria-hidden>
                {'●'.repeat(own.markers)} <small>{said.markersTitle}</small>
              </span>
            </Because>
          </dd>
        </div>
        <div data-figure="vp">
          <dt>{said.rounds(round)}</dt>
          <dd>
            <Because reasons={[{ says: said.vpTitle, by: said.vpMean }]}>{said.vp(own.vp)}</Because>
          </dd>
        </div>
      </dl>
      <Metas />
      {children}
    </header>
  )
}

const StandingPanel = () => (
  <section className="mb-panel" aria-label={said.standing}>
    <Standing />
  </section>
)

interface ToggleProps {
  readonly isOn: boolean
  readonly isMain?: boolean
  onPress(): void
  readonly children: ReactNode
}

/** Shows a panel, or puts it away. */
function Toggle({ isOn, isMain = false, onPress, children }: ToggleProps) {
  return (
    <button
      type="button"
      className={`button ${isMain ? 'button--main mb-head__help' : 'mb-small'}`}
      aria-pressed={isOn}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
