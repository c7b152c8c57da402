import { expect, it } from 'vitest'
import type { ExodusGame } from '../../src/index.ts'
import { arena, creature, duel, game, given, script } from '../support.ts'

const on = (creature: string, ...energy: string[]) => ({ energy: energy.length ? energy : ['dawn'], creature })

it('XO-H17, XO-H15: an Ability is used once a turn, whenever its controller may act, and not from under ice', () => {
  duel(game, {
    phase: 'attack',
    seats: [{ piles: [on('healer', 'dawn', 'tide', 'moss')] }, {}],
    play: ['0 use:1:healer', '0 1:dawn', '1 pass', '0 pass', '0 refused use:1:healer XO-H17', '0 end', '1 pass'],
    expect: { '0.life': 12 },
  })
  // in the turn of the other, and again in the next turn
  duel(game, {
    phase: 'end',
    seats: [{ piles: [on('kit')] }, { piles: [on('healer', 'dawn', 'tide', 'moss')] }],
    play: [
      '1 use:1:healer',
      '1 1:dawn',
      '0 pass',
      '1 pass',
      '1 refused use:1:healer XO-H17',
      '1 pass',
      '1 rest',
      '0 pass',
      '1 use:1:healer',
    ],
    expect: { asked: [[], ['pay']] },
  })
  duel(game, {
    phase: 'attack',
    seats: [{ piles: [{ energy: ['dawn'], creature: 'healer', frozen: true }], energy: ['tide'] }, {}],
    play: ['0 refused use:1:healer XO-H15'],
  })
})

it('XO-H17: a turn is any player’s: what was used in the own turn may be used in the next of the other', () => {
  duel(game, {
    phase: 'end',
    seats: [{ piles: [on('healer', 'dawn', 'tide', 'moss')] }, { hand: ['balm'] }],
    play: [
      ...['1 play:balm', '0 use:1:healer', '0 1:dawn', '1 pass', '0 pass', { '0.life': 12 }],
      ...['1 pass', '1 rest', '0 use:1:healer', '0 1:tide', '1 pass', '0 pass', '0 refused use:1:healer XO-H17'],
    ],
    expect: { turn: 1, '0.life': 14 },
  })
})

it('XO-H17: each Ability is used once: of two creatures, and two of one creature', () => {
  const gain = (amount: number) => ({ on: 'used', script: script({ do: 'gainLife', amount }) }) as const
  const sages = arena(creature('sage', { stars: 3, abilities: [gain(1), gain(10)] }))
  const seats = [{ piles: [on('sage'), on('sage')] }, {}] as const
  const answered = ['1 pass', '0 pass']
  duel(sages, {
    phase: 'attack',
    seats,
    play: [
      '0 offered end attack:1:player attack:2:player use:1:sage use:1:sage:2 use:2:sage use:2:sage:2',
      ...['0 use:1:sage:2', ...answered, { '0.life': 20 }, '0 refused use:1:sage:2 XO-H17'],
      ...['0 use:2:sage:2', ...answered, { '0.life': 30 }, '0 use:1:sage', ...answered],
      '0 offered end attack:1:player attack:2:player use:2:sage',
    ],
    expect: { '0.life': 31 },
  })
  const options = (of: ExodusGame, name: string) =>
    given(of, { phase: 'attack', seats: [{ piles: [on(name, 'dawn', 'tide')] }, {}] })
      .open[0]!.options()
      .filter(({ key }) => key.startsWith('use'))
  expect(options(sages, 'sage')).toMatchObject([
    { ability: 0, only: false },
    { ability: 1, only: false },
  ])
  expect(options(game, 'healer')).toMatchObject([{ ability: 0, only: true }])
  const proud = creature('proud', { stars: 3, abilities: [{ on: 'static', power: 1, of: 'this' }, gain(1)] })
  expect(options(arena(proud), 'proud')).toMatchObject([{ ability: 1, only: true }])
})

it('XO-H17: a creature that has left and come back may use its Ability again', () => {
  duel(game, {
    phase: 'creature',
    seats: [{ hand: ['homeward'], piles: [on('healer', 'dawn', 'tide', 'moss')] }, {}],
    play: [
      ...['0 use:1:healer', '0 1:dawn', '1 pass', '0 pass', '0 play:homeward', '1 pass', '0 pass'],
      ...['0 summon:healer:1', '1 pass', '0 use:1:healer', '0 1:tide', '1 pass', '0 pass'],
    ],
    expect: { '0.life': 14 },
  })
})
