import { loadGame } from '@cardwright/catalog'
import type { SeenEvent } from '@cardwright/engine'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type TableContext, TableHere } from '../../src/table/context.ts'
import type { Look } from '../../src/table/contract.ts'
import { Log } from '../../src/table/parts/Log.tsx'
import { placeAfter } from '../../src/table/parts/use-roving.ts'

const entry = (await loadGame('duel'))!

const events = [
  { type: 'turn', seat: 0 },
  { type: 'damage', seat: 1, rule: 'DU-007' },
  { type: 'untold' },
  { type: 'damage', seat: 1, rule: 'DU-007' },
  { type: 'turn', seat: 1 },
] as unknown as readonly SeenEvent[]

/** The log as it is before anybody has touched it. */
function logWith(look: Partial<Look>): string {
  const table = {
    entry,
    look: { id: 'duel', ...look },
    near: 0,
    snapshot: { events },
    telling: {},
    words: { event: ({ type, seat }: SeenEvent) => (type === 'untold' ? null : `Seat ${seat}: ${type}.`) },
  } as unknown as TableContext
  return renderToStaticMarkup(createElement(TableHere, { value: table }, createElement(Log, { told: events.length })))
}

const count = (text: string, what: RegExp): number => text.match(what)?.length ?? 0

describe('The log', () => {
  it('is a list that is one tab stop, at its newest entry', () => {
    const html = logWith({})
    expect(html).toMatch(/^<ol [^>]*aria-label="What has happened"/)
    expect(count(html, /<li /g)).toBe(3)
    expect(html).toContain('Seat 1: damage. ×2')
    expect(count(html, /tabindex="0"/g)).toBe(1)
    expect(html.lastIndexOf('<li ')).toBe(html.indexOf('<li ', html.indexOf('tabindex="0"') - 40))
    for (const [link] of html.matchAll(/<(a|button) [^>]*>/g)) expect(link).toContain('tabindex="-1"')
    expect(html).toContain('href="/rules/duel#DU-007"')
  })

  it('tells in one line what a game says aside, for as long as nothing else happens', () => {
    const aside = {
      belongs: ({ seat }: SeenEvent) => seat === 1,
      says: (all: readonly SeenEvent[]) => `${all.length} things aside.`,
    }
    const html = logWith({ aside })
    expect(count(html, /<li /g)).toBe(2)
    expect(html).toContain('3 things aside.')
  })

  it('opens what a game offers for an entry, and knows no game itself', () => {
    const opens = ({ type }: SeenEvent) => (type === 'damage' ? { name: 'Look at this blow', show: () => null } : null)
    const html = logWith({ opens })
    expect(count(html, /<button /g)).toBe(1)
    expect(html).toMatch(/<button [^>]*>Seat 1: damage\. ×2<span class="visually-hidden"> Look at this blow</)
    expect(count(html, /tabindex="0"/g)).toBe(1)
  })

  it('is walked along by keys, and not beyond its ends', () => {
    const walk = (key: string, at: number) => placeAfter(key, at, 3)
    expect([walk('ArrowUp', 2), walk('ArrowUp', 0), walk('ArrowDown', 0), walk('ArrowDown', 2)]).toEqual([1, 0, 1, 2])
    expect([walk('Home', 2), walk('End', 0)]).toEqual([0, 2])
    expect([walk('Enter', 1), walk('a', 1)]).toEqual([null, null])
  })
})
