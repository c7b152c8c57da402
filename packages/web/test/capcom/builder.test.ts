import { capcom } from '@cardwright/capcom'
import { Match } from '@cardwright/engine'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Drawing, drawingOf } from '../drawn.ts'

let drawing: Drawing
beforeAll(async () => {
  drawing = await drawingOf('capcom')
})

/** What the builder says while an answer to an attack is pointed at. */
function pointedAt(key: string, options: object, given: object, attack: string): string {
  const seats = ['You', 'Kim']
  const match = Match.start(capcom, { seed: 1, seats, options: { first: 1, ...options }, given: { turn: 1, ...given } })
  match.answer(1, match.asks(1)[0]!.id, [attack])
  const [ask] = match.asks(0)
  const preview = ask!.options.find((option) => option.key === key)!
  expect(preview, ask!.options.map((option) => option.key).join(' ')).toBeDefined()
  const page = drawing.markup(match.view(0), { ask: ask!, offered: ask!.options, preview })
  return page
    .slice(page.indexOf('cc-builder'))
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/ +/g, ' ')
}

describe('the combo builder', () => {
  const duel = { mode: 'duel', fighters: ['tamsin-reed', 'ember-lio'] }
  const attacked = (hand: string[], foe: string) => ({ phase: 'combat', seats: [{ hand }, { hand: [foe] }] })

  it('CC-137 promises no combo after a negation, and no damage', () => {
    const said = pointedAt('use:gale-step', duel, attacked(['qs', '6s', '7h'], 'kd'), 'use:crash-finish')
    expect(said).toContain('Both attacks are cancelled: neither does damage.')
    expect(said).not.toContain('From there')
    expect(said).toMatch(/Gale Step Negate P4/)
  })

  it('CC-148 says what a ranged move still does when it negates', () => {
    const options = { ...duel, fighters: ['mirelle-quill', 'ember-lio'] }
    const said = pointedAt('use:split-quill', options, attacked(['qs', '6s'], 'kd'), 'use:crash-finish')
    expect(said).toContain('Both are cancelled, but a ranged move still does half: 4.')
    expect(said).toMatch(/Split Quill Negate 4 P4/)
  })

  it('CC-160..162 says what comes of a partner who jumps in', () => {
    const tag = { mode: 'tag', fighters: ['tamsin-reed', 'mirelle-quill', 'ember-lio', 'sable-nix'] }
    const against = (foe: string, attack: string) => pointedAt('vc:inkshot', tag, attacked(['joker-red'], foe), attack)
    expect(against('5d', 'attack:5d')).toContain('Your partner comes in and counters for 7.')
    expect(against('kd', 'use:crash-finish')).toContain('Your partner comes in, and both attacks are cancelled.')
    expect(against('as', 'use:drum-break')).toContain('Your partner comes in too slowly and takes the attack.')
  })

  it('CC-134 says what follows a counter', () => {
    const said = pointedAt('use:gale-step', duel, attacked(['qs', '6s', '7h'], '5d'), 'attack:5d')
    expect(said).toMatch(/Gale Step Counter 7 P4/)
    expect(said).toMatch(/From there, 20 damage:.* Gale Step → 6 → 7/)
  })
})
