import type { JsonObject } from '@cardwright/engine'
import { it } from 'vitest'
import type { Condition } from '../../src/effects/conditions/vocabulary.ts'
import type { EffectList } from '../../src/effects/list.ts'
import type { Effect } from '../../src/effects/vocabulary.ts'
import { arena, fight, instant, rest, special } from '../support.ts'

/** Red plays a Boost that does this, from space 4; blue is on space 6. */
function boost(effects: EffectList, play: readonly string[], wanted: JsonObject, seats: JsonObject[] = [{}, {}]) {
  const [mine, theirs] = seats
  fight(arena([instant('act', effects)]), {
    seats: [
      { space: 4, ...mine, hand: ['act', ...((mine!.hand as string[] | undefined) ?? [])] },
      { space: 6, ...theirs },
    ],
    play: ['0 boost:act', ...play],
    expect: wanted,
  })
}

const advance = (spaces: number): Effect => ({ do: 'advance', spaces })
const retreat = (spaces: number): Effect => ({ do: 'retreat', spaces })
const draw = (amount: number): Effect => ({ do: 'draw', amount })
const isExceeded: Condition = { is: 'exceeded' }

it('EX-121: a part that depends on a condition, and what happens otherwise', () => {
  const either: Effect = { do: 'when', if: isExceeded, so: [advance(1)], else: [retreat(2)] }
  boost([either], [], { '0.space': 2 })
  boost([either], [], { '0.space': 5 }, [{ mode: 'exceed' }, {}])
  boost([{ do: 'when', if: isExceeded, so: [advance(1)] }], [], { '0.space': 4 })
})

it('one of several things; nothing at all where that is among them', () => {
  const choose: Effect = { do: 'choose', of: [[advance(1)], [retreat(1), draw(1)], []] }
  boost([choose], ['0 offered advance:1 retreat:1+draw:1 pass', '0 advance:1'], { '0.space': 5, '0.handSize': 1 })
  boost([choose], ['0 retreat:1+draw:1'], { '0.space': 3, '0.handSize': 2 })
  boost([choose], ['0 pass'], { '0.space': 4, '0.handSize': 1 })
})

it('what would not happen is not offered', () => {
  const when = (so: EffectList): Effect => ({ do: 'when', if: isExceeded, so })
  const choose: Effect = { do: 'choose', of: [[when([advance(1)])], [retreat(1)]] }
  boost([choose], ['0 offered retreat:1', '0 retreat:1'], { '0.space': 3 })
  boost([choose], ['0 offered advance:1 retreat:1', '0 advance:1'], { '0.space': 5 }, [{ mode: 'exceed' }, {}])
  // where nothing can be done nothing is asked
  const none: Effect = { do: 'choose', of: [[when([advance(1)])], [when([retreat(1)])]] }
  boost([none, draw(1)], [], { '0.space': 4, '0.handSize': 2 })
})

it('EX-150: what cannot be paid is not offered', () => {
  const pay: Effect = { do: 'spend', what: 'life', amount: 3, must: true }
  const choose: Effect = { do: 'choose', of: [[pay, draw(2)], []] }
  boost([choose], ['0 offered pass', '0 pass'], { '0.life': 3 }, [{ life: 3 }, {}])
  boost([choose], ['0 offered life:3+draw:2 pass', '0 life:3+draw:2'], { '0.life': 1, '0.handSize': 3 }, [
    { life: 4 },
    {},
  ])
  const gauge: Effect = { do: 'spend', what: 'gauge', amount: 2, must: true }
  boost([{ do: 'choose', of: [[gauge, draw(1)], []] }], ['0 offered pass', '0 pass'], {}, [{ gauge: ['dive'] }, {}])
})

it('several different ones, one after the other', () => {
  const choose: Effect = { do: 'choose', times: 2, of: [[advance(1)], [retreat(1)], [draw(1)]] }
  boost([choose], ['0 draw:1', '0 offered advance:1 retreat:1', '0 retreat:1'], { '0.space': 3, '0.handSize': 2 })
  // where less is left, less is done
  const few: Effect = { do: 'choose', times: 2, of: [[{ do: 'when', if: isExceeded, so: [advance(1)] }], [retreat(1)]] }
  boost([few], ['0 retreat:1'], { '0.space': 3 })
})

it('the opponent chooses what you do, or does it themselves', () => {
  boost([{ do: 'choose', who: 'foe', of: [[advance(1)], [retreat(1)]] }], ['1 retreat:1'], {
    '0.space': 3,
    '1.space': 6,
  })
  boost([{ do: 'foeDoes', so: [{ do: 'choose', of: [[advance(1)], [retreat(1)]] }] }], ['1 retreat:1'], {
    '0.space': 4,
    '1.space': 7,
  })
  // of the other the other is oneself
  const back: Effect = { do: 'foeDoes', so: [{ do: 'foeDoes', so: [retreat(1)] }] }
  boost([back], [], { '0.space': 3, '1.space': 6 })
})

it('the same several times, or as often as wanted', () => {
  boost([{ do: 'repeat', times: 2, so: [draw(1), retreat(1)] }], [], { '0.space': 2, '0.handSize': 3 })
  const often: Effect = { do: 'repeat', times: { count: 'gauge' }, so: [retreat(1)], optional: true }
  const gauge = [{ gauge: ['dive', 'cross'] }, {}]
  boost([often], ['0 again', '0 stop'], { '0.space': 3 }, gauge)
  boost([often], ['0 again', '0 again'], { '0.space': 2 }, gauge)
  boost([often], [], { '0.space': 4 })
})

it('players take turns until one has enough', () => {
  const give: Effect = {
    do: 'alternate',
    if: { is: 'atLeast', amount: { count: 'hand' }, than: 1 },
    so: [{ do: 'take', from: ['hand'], to: 'gauge', by: 'choice' }],
  }
  const seats = [{ hand: ['dive'] }, { hand: ['cross', 'grasp'] }]
  boost([give], ['1 pass'], { '1.gauge': [] }, seats)
  boost(
    [give],
    ['1 gauge', '1 cross', '0 gauge', '0 dive', '1 pass'],
    { '0.gauge': ['dive'], '1.gauge': ['cross'] },
    seats,
  )
  // who has no card left ends it
  boost([give], ['1 gauge', '1 cross'], { '1.gauge': ['cross'], '0.gauge': [] }, [{}, { hand: ['cross'] }])
})

it('EX-121: a choice in a Strike looks at the table as it is then', () => {
  const jab = special('jab', {
    power: 3,
    abilities: [
      {
        on: 'hit',
        do: [
          { do: 'push', spaces: 1 },
          {
            do: 'choose',
            of: [
              [{ do: 'when', if: { is: 'equal', amount: { count: 'range' }, than: 1 }, so: [draw(1)] }],
              [{ do: 'bonus', to: 'power', amount: 2 }],
            ],
          },
        ],
      },
    ],
  })
  fight(arena([jab, rest]), {
    seats: [
      { space: 4, hand: ['jab'] },
      { space: 5, hand: ['rest'] },
    ],
    play: ['0 strike:jab', '1 strike:rest', '0 offered power:2', '0 power:2'],
    expect: { '1.life': 25 },
  })
})
