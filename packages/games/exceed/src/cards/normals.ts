import type { CardDef } from './definitions.ts'

/** EX-014: the eight attacks that every fighter has, two of each. */
export const normals: readonly CardDef[] = [
  {
    id: 'grasp',
    name: 'Grasp',
    kind: 'normal',
    range: [1, 1],
    power: 3,
    speed: 7,
    abilities: [
      {
        on: 'hit',
        do: [
          {
            do: 'choose',
            of: [
              [{ do: 'push', spaces: 1 }],
              [{ do: 'push', spaces: 2 }],
              [{ do: 'pull', spaces: 1 }],
              [{ do: 'pull', spaces: 2 }],
            ],
          },
        ],
      },
    ],
    boost: {
      name: 'Tightened Fist',
      kind: 'continuous',
      cost: 0,
      abilities: [{ on: 'strike', do: [{ do: 'bonus', to: 'power', amount: 2 }] }],
    },
  },
  {
    id: 'cross',
    name: 'Cross',
    kind: 'normal',
    range: [1, 2],
    power: 3,
    speed: 6,
    abilities: [{ on: 'after', do: [{ do: 'retreat', spaces: 3 }] }],
    boost: {
      name: 'Long Stride',
      kind: 'instant',
      cost: 0,
      abilities: [{ on: 'now', do: [{ do: 'advance', spaces: 3, upTo: true }] }],
    },
  },
  {
    id: 'assault',
    name: 'Assault',
    kind: 'normal',
    range: [1, 1],
    power: 4,
    speed: 5,
    abilities: [
      { on: 'before', do: [{ do: 'close', spaces: 2 }] },
      { on: 'hit', do: [{ do: 'advantage' }] },
    ],
    boost: {
      name: 'Give Ground',
      kind: 'instant',
      cost: 0,
      abilities: [{ on: 'now', do: [{ do: 'retreat', spaces: 4, upTo: true }] }],
    },
  },
  {
    id: 'dive',
    name: 'Dive',
    kind: 'normal',
    range: [1, 1],
    power: 5,
    speed: 4,
    abilities: [
      {
        on: 'before',
        do: [
          { do: 'advance', spaces: 3 },
          { do: 'when', if: { is: 'justPassed' }, so: [{ do: 'trait', trait: 'dodges' }] },
        ],
      },
    ],
    boost: {
      name: 'Unravel',
      kind: 'instant',
      cost: 0,
      abilities: [{ on: 'now', do: [{ do: 'discardBoost', of: 'either' }] }],
    },
  },
  {
    id: 'spike',
    name: 'Spike',
    kind: 'normal',
    range: [2, 3],
    power: 5,
    speed: 3,
    guard: 4,
    abilities: [
      {
        on: 'strike',
        do: [
          { do: 'trait', trait: 'ignoresArmor' },
          { do: 'trait', trait: 'ignoresGuard' },
        ],
      },
    ],
    boost: {
      name: 'Brace',
      kind: 'continuous',
      cost: 0,
      abilities: [
        {
          on: 'strike',
          do: [
            { do: 'bonus', to: 'armor', amount: 1 },
            { do: 'bonus', to: 'guard', amount: 3 },
          ],
        },
      ],
    },
  },
  {
    id: 'sweep',
    name: 'Sweep',
    kind: 'normal',
    range: [1, 3],
    power: 6,
    speed: 2,
    guard: 6,
    abilities: [{ on: 'hit', do: [{ do: 'take', from: ['hand'], to: 'discard', by: 'random', of: 'foe' }] }],
    boost: {
      name: 'Light Feet',
      kind: 'continuous',
      cost: 0,
      abilities: [{ on: 'strike', do: [{ do: 'bonus', to: 'speed', amount: 2 }] }],
    },
  },
  {
    id: 'focus',
    name: 'Focus',
    kind: 'normal',
    range: [1, 2],
    power: 4,
    speed: 1,
    armor: 2,
    guard: 5,
    abilities: [
      { on: 'strike', do: [{ do: 'trait', trait: 'rooted' }] },
      { on: 'after', do: [{ do: 'draw', amount: 1 }] },
    ],
    boost: {
      name: 'Foresight',
      kind: 'instant',
      cost: 0,
      abilities: [{ on: 'now', do: [{ do: 'read' }, { do: 'strike' }] }],
    },
  },
  {
    id: 'block',
    name: 'Block',
    kind: 'normal',
    range: null,
    power: 0,
    speed: 0,
    armor: 2,
    guard: 3,
    abilities: [
      { on: 'strike', do: [{ do: 'trait', trait: 'fixedPower', amount: 0 }] },
      {
        on: 'whenHit',
        do: [{ do: 'spend', what: 'force', amount: 99, upTo: true, each: [{ do: 'bonus', to: 'armor', amount: 2 }] }],
      },
      { on: 'after', do: [{ do: 'put', what: 'attack', to: 'gauge', when: 'cleanup' }] },
    ],
    boost: { name: 'Call It', kind: 'instant', cost: 0, abilities: [{ on: 'now', do: [{ do: 'callOut' }] }] },
  },
]
