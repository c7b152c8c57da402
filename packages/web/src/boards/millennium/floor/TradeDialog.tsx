import { isOwned, type OwnedDef, starsOn } from '@cardwright/millennium'
import { type ReactNode, useState } from 'react'
import { Dialog } from '../../../design/Dialog.tsx'
import { useTable } from '../../../table/context.ts'
import { millenniumWords as said } from '../../../words/en/boards/millennium/board.ts'
import { around, cardsIn, defOf, knownIn, nameOf } from '../facts.ts'
import { spareOf } from '../sight.ts'
import { useFloor } from './floor-state.ts'
import { evened, none, offerKey, type Terms } from './terms.ts'
import './trade.css'

/** Puts an offer together: what one gives, what one gets, and how far apart the two are. */
export function TradeDialog({ to: first, close }: { to: number; close(): void }) {
  const table = useTable()
  const { sight, picked, say, pick } = useFloor()
  const [terms, setTerms] = useState<Terms>({
    to: first,
    give: picked.filter(({ deck }) => deck === null).map(({ def }) => def.id),
    dollars: 0,
    friendship: none,
    wants: [],
    wantsDollars: 0,
    wantsFriendship: 0,
  })
  const change = (some: Partial<Terms>) => setTerms({ ...terms, ...some })
  const starsOf = (name: string) => {
    const def = defOf(table, name)
    return def ? starsOn(def) : 0
  }
  const value = (names: readonly string[], dollars: number) => names.reduce((sum, name) => sum + starsOf(name), dollars)
  const [given, got] = [value(terms.give, terms.dollars), value(terms.wants, terms.wantsDollars)]
  const others = around(table).slice(1)
  const spare = [...new Set(spareOf(sight).map(({ def }) => def.id))]
  const friendship = cardsIn(table, `friendship:${sight.seat}`).flatMap(({ name }) => name ?? [])
  const key = offerKey(terms)
  const isFree = (table.table.options as { readonly freeMarket?: boolean } | null)?.freeMarket === true
  return (
    <Dialog title={said.trade.title(nameOf(table, terms.to))} wide close={close}>
      <div className="mb-trade" data-game="millennium">
        {others.length > 1 && (
          <label className="mb-trade__with">
            <span>{said.trade.with}</span>
            <select className="field" value={terms.to} onChange={({ target }) => change({ to: Number(target.value) })}>
              {others.map((seat) => (
                <option key={seat} value={seat}>
                  {nameOf(table, seat)}
                </option>
              ))}
            </select>
          </label>
        )}
        <div className="mb-trade__sides">
          <Side
            title={said.trade.give}
            names={terms.give}
            value={given}
            dollars={terms.dollars}
            most={sight.own.dollars}
            onNames={(give) => change({ give })}
            onDollars={(dollars) => change({ dollars })}
          >
            <Finder
              among={spare.filter((name) => !terms.give.includes(name))}
              isOpen
              onFound={(name) => change({ give: [...terms.give, name] })}
            />
            {friendship.length > 0 && (
              <label className="mb-trade__friend">
                <span>{said.trade.friendship}</span>
                <select
                  className="field"
                  value={terms.friendship}
                  onChange={({ target }) => change({ friendship: target.value })}
                >
                  <option value={none}>{said.trade.noFriendship}</option>
                  {friendship.map((name) => (
                    <option key={name} value={name}>
                      {table.words.name(name)}
                    </option>
                  ))}
                </select>
              </label>
            )}
          </Side>
          <Side
            title={said.trade.get}
            names={terms.wants}
            value={got}
            dollars={terms.wantsDollars}
            most={999}
            onNames={(wants) => change({ wants })}
            onDollars={(wantsDollars) => change({ wantsDollars })}
          >
            <Wishes to={terms.to} onFound={(name) => change({ wants: [...terms.wants, name] })} />
            {friendship.length > 0 && (
              <label className="mb-trade__friend">
                <span>{said.trade.friendship}</span>
                <select
                  className="field"
                  value={terms.wantsFriendship}
                  onChange={({ target }) => change({ wantsFriendship: Number(target.value) })}
                >
                  {[0, 1, 2, 3].map((vp) => (
                    <option key={vp} value={vp}>
                      {vp === 0 ? said.trade.noFriendship : said.vp(vp)}
                    </option>
                  ))}
                </select>
              </label>
            )}
          </Side>
        </div>
        <Balance given={given} got={got} />
        <p className="mb-trade__rule">{isFree ? said.trade.freeRule : said.trade.rule}</p>
        <div className="dialog__choices">
          <button type="button" className="button button--quiet" onClick={close}>
            {said.trade.close}
          </button>
          {given !== got && (
            <button type="button" className="button" onClick={() => setTerms(evened(terms, starsOf))}>
              {said.trade.even}
            </button>
          )}
          <button
            type="button"
            className="button button--main"
            onClick={() => {
              say(key)
              pick([])
              close()
            }}
          >
            {said.trade.send}
          </button>
        </div>
      </div>
    </Dialog>
  )
}

interface SideProps {
  readonly title: string
  readonly names: readonly string[]
  readonly value: number
  readonly dollars: number
  readonly most: number
  onNames(names: readonly string[]): void
  onDollars(dollars: number): void
  readonly children: ReactNode
}

function Side({ title, names, value, dollars, most, onNames, onDollars, children }: SideProps) {
  const { words } = useTable()
  return (
    <section className="mb-trade__side" aria-label={title}>
      <h3>
        {title} <small>{said.trade.worth(value)}</small>
      </h3>
      <ul className="mb-trade__cards">
        {names.map((name, at) => (
          <li key={`${name} ${at}`}>
            <button type="button" className="mb-chip" onClick={() => onNames(names.filter((_, each) => each !== at))}>
              <span className="visually-hidden">{said.trade.remove}</span> {words.name(name)} <span aria-hidden>×</span>
            </button>
          </li>
        ))}
      </ul>
      {children}
      <label className="mb-trade__dollars">
        <span>{said.trade.dollars}</span>
        <input
          className="field"
          type="number"
          min={0}
          max={most}
          value={dollars}
          onChange={({ target }) => onDollars(Math.max(0, Math.min(most, Math.floor(Number(target.value) || 0))))}
        />
      </label>
    </section>
  )
}

/** How the two sides weigh. */
function Balance({ given, got }: { given: number; got: number }) {
  const lean = Math.max(-8, Math.min(8, given - got))
  return (
    <p className="mb-balance" data-even={given === got || undefined}>
      <svg viewBox="0 0 120 34" aria-hidden>
        <g style={{ rotate: `${-lean}deg`, transformOrigin: '60px 8px' }}>
          <path d="M16 8H104M16 8l-9 15h18zM104 8l-9 15h18z" />
        </g>
        <path d="M60 8v22M48 31h24" />
      </svg>
      <b>{said.value(given, got)}</b>
    </p>
  )
}

/** Cards by name: what is typed narrows the list. */
function Finder({
  among,
  isOpen = false,
  onFound,
}: {
  readonly among: readonly string[]
  /** Lists cards before anything is typed. */
  readonly isOpen?: boolean
  onFound(name: string): void
}) {
  const table = useTable()
  const [text, setText] = useState('')
  const wanted = text.trim().toLowerCase()
  const found = (wanted === '' && !isOpen ? [] : among)
    .filter((name) => table.words.name(name).toLowerCase().includes(wanted))
    .slice(0, isOpen && wanted === '' ? 40 : 12)
  return (
    <div className="mb-finder">
      <input
        className="field"
        type="search"
        aria-label={said.trade.findCard}
        placeholder={said.trade.findHint}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <ul>
        {found.map((name) => {
          const def = defOf(table, name) as OwnedDef
          return (
            <li key={name}>
              <button
                type="button"
                className="mb-chip"
                onClick={() => {
                  onFound(name)
                  setText('')
                }}
              >
                <span className="visually-hidden">{said.trade.add}</span> <b>{def.stars}</b> {def.name}
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** What one knows the other to have, and any card by its name. */
function Wishes({ to, onFound }: { to: number; onFound(name: string): void }) {
  const table = useTable()
  const known = [
    ...knownIn(table, `binder:${to}`),
    ...[0, 1].flatMap((n) => cardsIn(table, `collection:${to}:${n}`).flatMap(({ name }) => name ?? [])),
  ]
  const all = [...table.entry.game.library.values()].flatMap((def) => {
    const card = defOf(table, def.id)
    return card && isOwned(card) && card.rarity !== 'mystic' ? [card.id] : []
  })
  return (
    <>
      {known.length > 0 && (
        <>
          <p className="mb-trade__known">{said.trade.known(nameOf(table, to))}</p>
          <ul className="mb-trade__cards">
            {known.map((name, at) => (
              <li key={`${name} ${at}`}>
                <button type="button" className="mb-chip" onClick={() => onFound(name)}>
                  {table.words.name(name)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <Finder among={all} onFound={onFound} />
    </>
  )
}
