import type { JsonObject } from '@cardwright/engine'
import { play } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { told, tournament } from '../../support.ts'

const spare = 'water animal 1'

describe('what everybody hears of effects', () => {
  const name = (card: string) => ({ name: `t-${card}` })
  const mine = (card: string) => ({ side: 0, card: name(card) })
  const lying = (count: number) => Array.from({ length: count }, (_, n) => `dark myth ${n + 1}`)
  type Row = [string, string, Parameters<typeof tournament>[0], string[], object, JsonObject?]

  it.each<Row>([
    [
      'MB-402',
      'tokens',
      [{ tableau: ['blast', 'fire myth 4'] }],
      ['action:t-blast', 't-fire-myth-4@tableau0'],
      { card: name('blast'), on: name('fire-myth-4'), count: 3, total: 3 },
    ],
    ['MB-431', 'facing', [{ hand: ['pointer'] }], ['play:t-pointer', 'left'], { ...mine('pointer'), facing: 'left' }],
    [
      'MB-433',
      'inserted',
      [{ hand: ['scurrier'], tableau: ['fire myth 1'] }],
      ['play:t-scurrier', 'seat0.1'],
      { ...mine('scurrier'), place: 0 },
    ],
    [
      'MB-418',
      'named',
      [{ hand: ['seer'], tableau: ['fire myth 1'] }],
      ['play:t-seer', 'name:t-fire-myth-1'],
      { ...mine('seer'), name: 'fire myth 1' },
    ],
    [
      'MB-425',
      'investigate',
      [{ hand: ['detective'] }],
      ['play:t-detective', 'water'],
      { ...mine('detective'), symbol: 'water' },
    ],
    ['MB-397', 'revealStore', [{ hand: ['revealer'] }], ['play:t-revealer'], mine('air-myth-3')],
    ['MB-410', 'revealStore', [{ hand: ['drinker'] }, {}], ['play:t-drinker', 'seat1'], mine('air-myth-3')],
    ['MB-396', 'gainCard', [{ hand: ['drawer'] }], ['play:t-drawer'], { seat: 0, from: 'store' }],
    [
      'MB-223',
      'discard',
      [{ hand: ['discarder'] }, { hand: ['fire myth 1', 'fire myth 2'] }],
      ['play:t-discarder', 't-fire-myth-1'],
      { seat: 1, count: 1, card: name('discarder') },
    ],
    [
      'MB-439',
      'takeCard',
      [{ hand: ['taker'] }],
      ['play:t-taker', 't-dark-myth-1@aftermarket'],
      { seat: 0, card: name('dark-myth-1') },
      { aftermarket: lying(1) },
    ],
    [
      'MB-229',
      'unflipped',
      [{ hand: ['unflipper'], tableau: [{ card: 'fire myth 1', down: true }] }],
      ['play:t-unflipper'],
      { card: name('unflipper'), cards: [name('fire-myth-1')] },
    ],
    [
      'MB-204',
      'sweep',
      [{ hand: ['stocker'] }],
      ['play:t-stocker'],
      { cards: lying(8).map((each) => name(each.replaceAll(' ', '-'))) },
      { aftermarket: lying(8) },
    ],
    [
      'MB-444',
      'markers',
      [{ hand: ['corpse plus'], markers: 3 }],
      ['play:t-corpse-plus', 'yes'],
      { seat: 0, card: name('corpse-plus'), count: 2 },
    ],
    [
      'MB-391',
      'slotLost',
      [{ hand: ['own flipper'], tableau: ['slotter', ...lying(5)] }],
      ['play:t-own-flipper', 't-slotter@tableau0'],
      mine('own-flipper'),
    ],
    [
      'MB-208',
      'flipping',
      [{ hand: ['flipper'] }, { tableau: ['fire myth 1'] }],
      ['play:t-flipper'],
      { side: 1, card: name('fire-myth-1') },
    ],
    [
      'MB-216',
      'reaction',
      [{ hand: ['flipper'] }, { tableau: ['fire myth 1'] }, { tableau: ['reactor'] }],
      ['play:t-flipper', 't-fire-myth-1@tableau1', 't-reactor'],
      { side: 2, card: name('reactor') },
    ],
    [
      'MB-444',
      'saved',
      [{ hand: ['flipper'] }, { tableau: [{ card: 'corpse', marks: { markers: 1 } }] }],
      ['play:t-flipper'],
      { side: 1, card: name('corpse'), by: 'undead' },
    ],
    [
      'MB-421',
      'saved',
      [{ hand: ['flipper'] }, { tableau: ['fire myth 1'] }, { tableau: ['hero'] }],
      ['play:t-flipper', 't-fire-myth-1@tableau1', 't-hero'],
      { side: 2, card: name('fire-myth-1'), on: name('hero'), by: 'heroic' },
    ],
    [
      'MB-447',
      'saved',
      [{ hand: ['flipper'] }, { tableau: ['uniter'] }],
      ['play:t-flipper', 't-earth-construct-1'],
      { side: 1, card: name('uniter'), by: 'unite' },
      { zones: { 'attached:1': [{ card: 't-earth-construct-1', host: 'tableau:1#1' }] } },
    ],
    [
      'MB-375',
      'points',
      [{ hand: ['loser'] }, { rp: 7 }],
      ['play:t-loser'],
      { side: 1, rp: -7, total: 0, card: name('loser') },
    ],
    [
      'MB-222',
      'points',
      [{ hand: ['thief'] }, { rp: 7 }],
      ['play:t-thief'],
      { side: 0, rp: 7, total: 7, card: name('thief') },
    ],
    [
      'MB-194',
      'points',
      [{ hand: ['gainer'], rp: 3 }],
      ['play:t-gainer'],
      { side: 0, rp: 5, total: 8, card: name('gainer') },
    ],
  ])('%s %s', (rule, type, [own, ...others], keys, heard, more = {}) => {
    const hand = [...(own!.hand ?? []), spare, spare]
    const match = tournament([{ ...own, hand }, ...others], { store: ['air myth 3'], ...more })
    const { length } = told(match, type)
    play(match, ...keys)
    expect(
      told(match, type)
        .slice(length)
        .find((each) => each.rule === rule),
    ).toMatchObject(heard)
  })
})
