import type { Setting } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { chosenOf, shownIn, withChoice } from '../../src/app/chosen.ts'

const setting = (option: string, values: readonly string[], more: Partial<Setting> = {}): Setting => ({
  option,
  name: option,
  choices: values.map((value) => ({ value, name: `${option} ${value}` })),
  ...more,
})

const mode = setting('mode', ['season', 'turns', 'boss'])
const clock = setting('clock', ['usual', 'quick'], { inSight: true, modes: ['season', 'boss'] })
const boss = setting('boss', ['mild', 'hard'], { modes: ['boss'] })
const draft = setting('draft', ['dealt', 'drafted'])
const settings = [mode, clock, boss, draft]

const names = (value: Readonly<Record<string, string>>) => {
  const { first, rest } = shownIn(settings, value)
  return [first, rest].map((some) => some.map(({ option }) => option))
}

describe('What is chosen for a match', () => {
  it('is what counts in its mode, the most important in sight', () => {
    expect(names({})).toEqual([['mode', 'clock'], ['draft']])
    expect(names({ mode: 'turns' })).toEqual([['mode'], ['draft']])
    expect(names({ mode: 'boss' })).toEqual([
      ['mode', 'clock'],
      ['boss', 'draft'],
    ])
  })

  it('leaves out what is as usual', () => {
    const quick = withChoice(settings, {}, clock, 1)
    expect(quick).toEqual({ clock: 'quick' })
    expect(withChoice(settings, quick, clock, 0)).toEqual({})
  })

  it('loses what does not count in another mode, and keeps the rest', () => {
    const value = { mode: 'boss', clock: 'quick', boss: 'hard', draft: 'drafted' }
    expect(withChoice(settings, value, mode, 1)).toEqual({ mode: 'turns', draft: 'drafted' })
    expect(withChoice(settings, value, mode, 0)).toEqual({ clock: 'quick', draft: 'drafted' })
  })

  it('is told by its mode and what is not as usual', () => {
    const words = { settings } as unknown as Parameters<typeof chosenOf>[0]
    expect(chosenOf(words, {})).toEqual(['mode season'])
    expect(chosenOf(words, { mode: 'turns', draft: 'drafted' })).toEqual(['mode turns', 'draft: draft drafted'])
  })
})
