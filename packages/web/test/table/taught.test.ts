import { loadGame } from '@cardwright/catalog'
import { Match } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { note, pip, rank } from '../../src/boards/exceed/notes.ts'
import type { Step } from '../../src/lessons/lesson.ts'
import type { BoardProps, Look } from '../../src/table/contract.ts'
import { taught } from '../../src/table/taught.ts'

const entry = (await loadGame('exceed'))!
const plain: Look = { id: 'exceed', Board: () => null, note, pip, rank, usual: ({ key }) => key === 'prepare' }

/** Four away from the other side: Focus is short, and so is Cross. */
function asked() {
  const given = {
    turn: 0,
    seats: [
      { space: 3, hand: ['focus', 'cross', 'sweep'] },
      { space: 7, hand: ['spike'] },
    ],
  }
  const options = { fighters: ['ketta', 'corra'], first: 0 }
  const match = Match.start(entry.game, { options, seats: ['You', 'Foe'], seed: 'taught', given })
  const ask = match.asks(0)[0]!
  const props = { entry, words: entry.words, view: match.view(0), near: 0, beat: null, answering: { ask } }
  const option = (wanted: string) => ask.options.find(({ key }) => key === wanted)!
  return { ask, option, props: props as unknown as BoardProps }
}

const step = (accept?: Step['accept']): Step => ({ say: 'Look.', ...(accept && { accept }) })

describe('while a teacher waits for an answer, what the step is about', () => {
  const { ask, option, props } = asked()

  it.for([['as it is', ['strike:focus']] as const, ['by how it looks', [/^strike:focus$/]] as const])(
    'is lit as well as the best, accepted %s; the rest stays as it is',
    ([, accept]) => {
      const { note, pip, rank } = taught(plain, step(accept))
      expect(pip!('focus', props)).toMatchObject({ text: '2 short', isGood: null })
      expect(note!(option('strike:focus'), ask, props)).toBeNull()
      expect(pip!('cross', props)).toMatchObject({ text: '2 short', isGood: false })
      expect(note!(option('strike:cross'), ask, props)).toMatchObject({ text: expect.stringContaining('would miss') })
      expect(rank!(option('strike:focus'), props)).toBeLessThan(rank!(option('strike:cross'), props))
    },
  )

  it('has the main button, and what is usual has not', () => {
    const { usual } = taught(plain, step(['wild']))
    expect(usual!(option('wild'), ask)).toBe(true)
    expect(usual!(option('prepare'), ask)).toBe(false)
    expect(taught(plain, step(['move:4', 'gone'])).usual!(option('prepare'), ask)).toBe(false)
  })

  it('is nothing more than the rest where one only reads, or any answer leads on', () => {
    for (const accept of [undefined, 'any'] as const) {
      const { pip, usual } = taught(plain, step(accept))
      expect(pip!('focus', props)).toMatchObject({ isGood: false })
      expect(usual!(option('prepare'), ask)).toBe(true)
    }
  })
})
