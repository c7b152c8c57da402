import { describe, expect, it } from 'vitest'
import { readKey } from '../src/play/keys.ts'
import { nearest } from '../src/problems.ts'

const keys = ['play:scout', 'play:squire', 'cast:spark', 'done', 'pass', 'move:5', 'Pass-On', '7']

describe('a key that was typed', () => {
  it.each([
    ['play:scout', 'play:scout'],
    ['play:sc', 'play:scout'],
    ['p:sq', 'play:squire'],
    ['C:S', 'cast:spark'],
    ['c', 'cast:spark'],
    ['d', 'done'],
    ['pass', 'pass'],
    ['m', 'move:5'],
    ['7', '7'],
  ])('%s is %s', (typed, key) => expect(readKey(typed, keys)).toEqual({ key }))

  it('must be clear', () => {
    expect(readKey('play', keys)).toEqual({ problem: 'play could be play:scout, play:squire.', ambiguous: true })
    expect(readKey('p:s', keys)).toEqual({ problem: 'p:s could be play:scout, play:squire.', ambiguous: true })
  })

  it('must be offered', () => expect(readKey('attack', keys)).toEqual({ problem: 'attack is not offered here.' }))

  it.each(['1', '5', '0'])('is no place in a list: %s', (typed) => {
    expect(readKey(typed, keys)).toEqual({ problem: `Answers are keys, not numbers; ${typed} is none of them.` })
  })
})

describe('the nearest name', () => {
  it.each([
    ['dule', 'duel'],
    ['DUEL', 'duel'],
    ['markt', 'market'],
    ['xyzzy', null],
  ])('to %s is %s', (word, near) => expect(nearest(word, ['duel', 'market'])).toBe(near))
})
