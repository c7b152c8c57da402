import { it } from 'vitest'
import { arena, bonus, fight, idle, rest } from '../support.ts'
import { shape } from './support.ts'

it('EX-121: transform: what it does at once happens if its condition holds', () => {
  const shy = shape('shy', [
    { on: 'now', if: { is: 'exceeded' }, do: [{ do: 'draw', amount: 1 }] },
    { on: 'now', do: [{ do: 'gainLife', amount: 1 }] },
  ])
  fight(arena([shy, rest]), {
    seats: [{ life: 20, hand: ['shy'] }, { hand: ['rest'] }],
    play: ['0 strike:shy', '1 strike:rest', '0 transform'],
    expect: { '0.transforms': ['shy'], '0.handSize': 0, '0.life': 21 },
  })
})

it('transform: what it grants the opponent comes into force', () => {
  const curse = shape('curse', [
    {
      on: 'always',
      do: [{ do: 'grant', who: 'foe', ability: { on: 'prepared', do: [{ do: 'loseLife', amount: 1 }] } }],
    },
  ])
  const seats = [{}, { transforms: ['curse'] }] as const
  fight(arena([curse]), { seats, play: ['0 prepare'], expect: { '0.life': 29, '1.life': 30 } })
})

it('transform: an attack that hit may become one, if none of its name is there', () => {
  const wolf = shape('wolf', [bonus('power', 1)])
  const game = arena([wolf, rest])
  const strike = ['0 strike:wolf', '1 strike:rest']
  const seats = [{ hand: ['wolf'] }, { hand: ['rest'] }] as const
  fight(game, {
    seats,
    play: [...strike, '0 transform'],
    expect: { '0.transforms': ['wolf'], '0.gauge': [], '1.life': 28 },
  })
  fight(game, { seats, play: [...strike, '0 pass'], expect: { '0.transforms': [], '0.gauge': ['wolf'] } })
  fight(game, {
    seats: [{ hand: ['wolf'], transforms: ['wolf'] }, { hand: ['rest'] }],
    play: strike,
    expect: { '0.gauge': ['wolf'], '1.life': 27 },
  })
  // not if it missed
  const dodge = idle('dodge', { abilities: [{ on: 'strike', do: [{ do: 'trait', trait: 'dodges' }] }] })
  fight(arena([wolf, dodge]), {
    seats: [{ hand: ['wolf'] }, { hand: ['dodge'] }],
    play: ['0 strike:wolf', '1 strike:dodge'],
    expect: { '0.transforms': [], '0.discard': ['wolf'], '1.life': 30 },
  })
})

it('transform: as an action, for a second copy that is discarded', () => {
  const game = arena([shape('wolf')])
  fight(game, {
    seats: [{ hand: ['wolf', 'wolf'] }, {}],
    play: ['0 transform:wolf'],
    expect: { '0.transforms': ['wolf'], '0.discard': ['wolf'], turn: 1 },
  })
  fight(game, { seats: [{ hand: ['wolf'] }, {}], play: ['0 refused transform:wolf'] })
  fight(game, { seats: [{ hand: ['wolf', 'wolf'] }, {}], play: ['0 refused boost:wolf EX-055'] })
})

it('EX-138: transform: what it is comes into force when the Strike is over', () => {
  const wolf = shape('wolf', [{ on: 'endOfStrike', do: [{ do: 'gainLife', amount: 5 }] }])
  const game = arena([wolf, rest])
  const seats = [{ life: 20, hand: ['wolf', 'rest'] }, { hand: ['rest', 'rest'] }] as const
  const once = ['0 strike:wolf', '1 strike:rest', '0 transform']
  fight(game, { seats, play: once, expect: { '0.transforms': ['wolf'], '0.life': 20 } })
  fight(game, { seats, play: [...once, '1 strike:rest', '0 strike:rest'], expect: { '0.life': 25 } })
})

it('transform: an attack that has left play since does not become one', () => {
  const wolf = { ...shape('wolf'), abilities: [{ on: 'cleanup', do: [{ do: 'put', what: 'attack', to: 'gauge' }] }] }
  fight(arena([wolf as ReturnType<typeof shape>, rest]), {
    seats: [{ hand: ['wolf'] }, { hand: ['rest'] }],
    play: ['0 strike:wolf', '1 strike:rest', '0 wolf#2', '0 transform'],
    expect: { '0.transforms': [], '0.gauge': ['wolf'] },
  })
})
