import { MeaningError } from './bind.ts'
import type { Ability, Ref, Step } from './core.ts'
import { anyOf, type Draft, type Head } from './draft.ts'
import { makeAbility } from './lower.ts'

// Keywords that stand for a whole ability. A reminder in brackets must mean exactly what the keyword means.

const THIS: Ref = { ref: 'this' }
const it: Ref = { ref: 'pronoun', word: 'it', where: [] }
const paid = (steps: readonly Step[]): readonly Step[] => [
  { do: 'may', by: 'you', steps: [{ do: 'pay', by: 'you', id: 0 }], id: 0 },
  { do: 'if', cond: { if: 'did' }, steps },
]

const gist = ({ event, guard, steps }: Ability): string => JSON.stringify({ event, guard, steps })

function confirmed(ability: Ability, reminder: Ability | null): Ability {
  if (reminder && gist(ability) !== gist(reminder)) {
    throw new MeaningError('the reminder says something else than its keyword')
  }
  return ability
}

/** WS-151 */
export function expandEncore(
  head: Partial<Head> | undefined,
  cost: readonly Draft[],
  reminder: readonly Draft[] | null,
): Ability {
  const back: Step = {
    do: 'put',
    by: 'you',
    cards: THIS,
    to: [{ place: { zone: 'stage', of: 'you' }, position: 'same', state: 'rest' }],
    slot: 0,
  }
  const leaves: Draft = {
    do: 'delay',
    event: {
      when: 'placed',
      card: THIS,
      to: { zone: 'waitingRoom', of: 'you' },
      from: { zone: 'stage', of: 'both' },
      by: null,
    },
    until: 'endOfGame',
    steps: [paid([back])[0]!],
  }
  const steps: Draft[] = [leaves, paid([back])[1]!]
  const told = { ...head, keyword: 'encore' as const }
  return confirmed(makeAbility('auto', told, cost, steps), reminder && makeAbility('auto', told, cost, reminder))
}

export function expandBond(
  names: readonly string[],
  cost: readonly Draft[],
  reminder: readonly Draft[] | null,
): Ability {
  const [offer, reward] = paid([
    {
      do: 'choose',
      by: 'you',
      cards: {
        ref: 'select',
        count: { min: 1, max: 1 },
        place: { zone: 'waitingRoom', of: 'you' },
        where: anyOf(names.map((name) => [{ is: 'name', name }])),
      },
      slot: 0,
    },
    { do: 'put', by: 'you', cards: it, to: [{ place: { zone: 'hand', of: 'you' } }], slot: 0 },
  ])
  const placed: Draft = {
    do: 'delay',
    event: {
      when: 'placed',
      card: THIS,
      to: { zone: 'stage', of: 'both' },
      from: { zone: 'hand', of: 'you' },
      by: null,
    },
    until: 'endOfGame',
    steps: [offer!],
  }
  const head = { keyword: 'bond' as const }
  return confirmed(
    makeAbility('auto', head, cost, [placed, reward!]),
    reminder && makeAbility('auto', head, cost, reminder),
  )
}

/** WS-173 */
export function expandBackup(
  power: number,
  level: number,
  cost: readonly Draft[],
  reminder: readonly Draft[] | null,
): Ability {
  const attacked: Ref = {
    ref: 'select',
    count: { min: 1, max: 1 },
    place: { zone: 'stage', of: 'you' },
    where: [
      { is: 'type', type: 'character' },
      { is: 'attacked', how: 'front' },
    ],
  }
  const steps: Draft[] = [
    { do: 'choose', by: 'you', cards: attacked, slot: 0 },
    {
      do: 'modify',
      cards: { ref: 'pronoun', word: 'that', where: [] },
      mods: [{ mod: 'add', stat: 'power', by: power }],
      until: 'endOfTurn',
    },
  ]
  const head = { keyword: 'backup' as const, counter: true }
  const ability = { ...makeAbility('act', head, cost, steps), level }
  return confirmed(ability, reminder && makeAbility('act', head, cost, reminder))
}

/** WS-165 */
export function greatPerformance(reminder: readonly Draft[] | null): Ability {
  const ability = makeAbility(
    'cont',
    { keyword: 'greatPerformance' },
    [],
    [
      {
        do: 'if',
        cond: {
          if: 'all',
          of: [
            {
              if: 'is',
              card: THIS,
              where: [
                { is: 'in', place: { zone: 'centerStage', of: 'you' } },
                { is: 'at', position: 'middle' },
              ],
            },
            { if: 'not', of: { if: 'is', card: THIS, where: [{ is: 'state', state: 'reverse' }] } },
          ],
        },
        steps: [
          {
            do: 'instead',
            of: {
              when: 'attacks',
              card: { ref: 'select', count: 'all', place: { zone: 'stage', of: 'opponent' }, where: [] },
              how: null,
            },
            steps: [{ do: 'attackAs', how: 'front', whom: THIS }],
          },
        ],
      },
    ],
  )
  return confirmed(ability, reminder && makeAbility('cont', { keyword: 'greatPerformance' }, [], reminder))
}

/** At the end of its attack a character turns into one of its markers. */
export function expandSunder(name: string, cost: readonly Draft[]): Ability {
  const under = { zone: 'markers', under: THIS } as const
  const chosen: Ref = { ref: 'pronoun', word: 'chosen', where: [] }
  const [offer, reward] = paid([
    {
      do: 'choose',
      by: 'you',
      cards: { ref: 'select', count: { min: 1, max: 1 }, place: under, where: [{ is: 'name', name }] },
      slot: 0,
    },
    { do: 'put', by: 'you', cards: it, to: [{ place: { zone: 'stage', of: 'you' }, position: 'any' }], slot: 0 },
    {
      do: 'put',
      by: 'you',
      cards: { ref: 'union', of: [THIS, { ref: 'select', count: 'all', place: under, where: [] }] },
      to: [{ place: { zone: 'markers', under: chosen }, face: 'up', order: 'any' }],
      slot: 0,
    },
  ])
  const ends: Draft = { do: 'delay', event: { when: 'attackEnds', card: THIS }, until: 'endOfGame', steps: [offer!] }
  return makeAbility('auto', { keyword: 'sunder' }, cost, [ends, reward!])
}

export function expandShift(level: number, reminder: readonly Draft[]): Ability {
  return { ...makeAbility('auto', { keyword: 'shift', zone: 'clock' }, [], reminder), level }
}
