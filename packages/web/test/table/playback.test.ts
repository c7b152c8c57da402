import type { Chair } from '@cardwright/protocol'
import { describe, expect, it } from 'vitest'
import { Playback } from '../../src/table/playback.ts'
import { closing, sitDown, untilMenus } from './chairs.ts'

/** Shows each event until it is led on. */
function watching(chair: Chair): Playback {
  const playback = new Playback(chair)
  playback.pace = ({ type }) => (type === 'answer' || type === 'turn' ? Number.POSITIVE_INFINITY : 0)
  return closing(playback)
}

const keep = async (chair: Chair): Promise<void> => {
  const [ask] = chair.snapshot.asks
  expect(await chair.answer(ask!.id, [])).toBeNull()
}

describe('A show', () => {
  it('keeps nobody who is asked from what others do meanwhile', async () => {
    const [ann, bo] = await sitDown('market')
    const shown = watching(ann)
    await untilMenus(ann, bo)
    shown.skip()
    shown.pace = () => Number.POSITIVE_INFINITY
    const before = ann.snapshot.events.length
    const [menu] = bo.snapshot.asks
    const buy = menu!.options.find(({ key }) => key.startsWith('buy:'))!
    expect(await bo.answer(menu!.id, [buy.key])).toBeNull()
    await ann.until(({ events }) => events.length > before)
    expect(shown.showing).toMatchObject({ idle: true, told: ann.snapshot.events.length })
    expect(shown.showing.beat).not.toBeNull()
    expect(shown.showing.view).toBe(ann.snapshot.view)
  })

  it('holds what comes of one’s own answer, with the next question open, until an answer ends it', async () => {
    const [ann, bo] = await sitDown('exceed')
    const shown = watching(ann)
    await keep(bo)
    shown.answer()
    await keep(ann)
    shown.answered()
    const now = shown.showing
    expect(now.idle).toBe(false)
    expect(now.beat).not.toBeNull()
    expect(now.view).not.toBe(ann.snapshot.view)
    shown.answer()
    expect(shown.showing).toMatchObject({ idle: true, beat: null })
    expect(shown.showing.view).toBe(ann.snapshot.view)
  })

  it('is none of what is heard after a leap, and goes on with what comes then', async () => {
    const [ann, bo] = await sitDown('exceed')
    const shown = watching(ann)
    await keep(bo)
    shown.answer()
    shown.leap()
    await keep(ann)
    shown.answered()
    expect(shown.showing).toMatchObject({ idle: true, told: ann.snapshot.events.length })
    expect(shown.showing.view).toBe(ann.snapshot.view)
    const [chair, ask] = [ann, bo].flatMap((each) => each.snapshot.asks.map((its) => [each, its] as const))[0]!
    shown.answer()
    expect(await chair.answer(ask.id, [ask.options[0]!.key])).toBeNull()
    await ann.until(({ events }) => events.length > shown.showing.told)
    shown.answered()
  })

  it('shows what comes of one’s own answer though another’s has crossed it', async () => {
    const [ann, bo] = await sitDown('exceed')
    const shown = watching(ann)
    shown.answer()
    await keep(bo)
    await keep(ann)
    expect(shown.showing.idle).toBe(false)
    shown.answered()
    shown.skip()
    expect(shown.showing).toMatchObject({ idle: true, beat: null })
  })

  it('goes on by one thing at a time where each waits to be led on', async () => {
    const [ann, bo] = await sitDown('exceed')
    const shown = watching(ann)
    await keep(bo)
    shown.answer()
    await keep(ann)
    shown.answered()
    const told: number[] = []
    for (let n = 0; n < 20 && !shown.showing.idle; n++) {
      told.push(shown.showing.told)
      shown.goOn()
    }
    expect(shown.showing.idle).toBe(true)
    expect(told.length).toBeGreaterThan(1)
    expect([...told].sort((a, b) => a - b)).toEqual(told)
  })
})
