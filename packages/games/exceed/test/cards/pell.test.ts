import { it } from 'vitest'
import { after, bout, printed } from './support.ts'

const pell = bout('pell', 'ketta')

it('puts something away whenever she prepares', () => {
  pell({
    seats: [{ deckTop: ['cross', 'dive', 'focus'] }, {}],
    play: ['0 prepare'],
    expect: { '0.gauge': ['dive'], '0.hand': ['cross', 'focus'] },
  })
})

it('Scale Swing weighs her Gauge', () => {
  const play = ['0 strike:scale-swing', '1 strike:block']
  const seats = (...gauge: string[]) =>
    [
      { space: 4, hand: ['scale-swing'], gauge },
      { space: 5, hand: ['block'] },
    ] as const
  const hit = printed('scale-swing') - printed('block', 'armor')
  pell({ seats: seats(), play, expect: { '1.life': after(hit) } })
  pell({ seats: seats('cross', 'dive', 'focus'), play, expect: { '1.life': after(hit + 1) } })
  pell({ seats: seats('cross', 'dive', 'focus', 'spike'), play, expect: { '1.life': after(hit + 2) } })
})

it('Collect What Is Owed takes a card of their Gauge; none from who has none', () => {
  const seats = (...gauge: string[]) =>
    [
      { space: 4, hand: ['collect'] },
      { space: 5, hand: ['block'], gauge },
    ] as const
  const play = ['0 strike:collect', '1 strike:block']
  pell({ seats: seats('cross', 'dive'), play: [...play, '0 dive', '1 force:0'], expect: { '1.discard': ['dive'] } })
  pell({ seats: seats(), play, expect: { '1.discard': [] } })
})

it('Strongbox buys Armor with Gauge', () => {
  const seats = [
    { space: 4, hand: ['strongbox'], gauge: ['cross', 'dive', 'focus'] },
    { space: 5, hand: ['assault'] },
  ] as const
  const play = ['0 strike:strongbox', '1 strike:assault']
  pell({ seats, play: [...play, '0 gauge:1', '0 gauge:dive'], expect: { '0.life': 30, '0.discard': ['dive'] } })
  pell({
    seats,
    play: [...play, '0 gauge:0'],
    expect: { '0.life': after(printed('assault') - printed('strongbox', 'armor')) },
  })
})

it('Compound Interest saves, and pays when there is enough', () => {
  const play = ['0 strike:compound-interest', '1 strike:block']
  const seats = (...gauge: string[]) =>
    [
      { space: 4, hand: ['compound-interest'], gauge },
      { space: 5, hand: ['block'] },
    ] as const
  pell({ seats: seats('cross'), play, expect: { '0.gaugeSize': 3, turn: 1 } })
  pell({ seats: seats('cross', 'dive', 'focus', 'spike'), play, expect: { '0.gaugeSize': 5, turn: 0 } })
})

it('EX-189: the Whole Vault is emptied as far as she likes', () => {
  pell({
    seats: [
      { space: 4, hand: ['the-whole-vault'], gauge: ['cross', 'dive', 'focus', 'spike'] },
      { space: 5, hand: ['block'] },
    ],
    play: [
      '0 strike:the-whole-vault',
      '1 strike:block',
      '0 gauge:cross gauge:dive',
      '0 gauge:2',
      '0 gauge:focus gauge:spike',
    ],
    expect: {
      '1.life': after(printed('the-whole-vault') + 4 - printed('block', 'armor')),
      '0.gauge': ['the-whole-vault'],
    },
  })
})

it('EX-049: Exceeding costs four, and gives two back', () => {
  pell({
    seats: [{ gauge: ['cross', 'dive', 'focus', 'spike'] }, {}],
    play: ['0 exceed', '0 gauge:cross gauge:dive gauge:focus gauge:spike'],
    expect: { '0.mode': 'exceed', '0.gaugeSize': 2 },
  })
})
