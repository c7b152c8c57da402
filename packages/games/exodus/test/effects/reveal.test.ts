import { describe, expect, it } from 'vitest'
import { acting, arena, duel, flash, given, lasting, play, script, select, told } from '../support.ts'
import { go, pile } from './support.ts'

describe('reveal', () => {
  const game = arena(
    flash(
      'listen',
      script({ do: 'reveal', amount: 1, take: { of: { kind: 'creature' }, to: 'hand' }, rest: 'bottom' }),
    ),
    flash('sift', script({ do: 'reveal', amount: 2, take: { to: 'top' }, rest: 'bottom' })),
    flash(
      'dig',
      script({ do: 'reveal', amount: 3, take: { of: { subtype: 'lumen' }, amount: 2, to: 'hand' }, rest: 'graveyard' }),
    ),
    flash(
      'gaze',
      script({ do: 'reveal', amount: 2, forEach: { of: { kind: 'creature' }, so: [{ do: 'gainLife', amount: 1 }] } }),
    ),
    flash('chant', script({ do: 'reveal', amount: 2, take: { of: { kind: 'symmetry' }, to: 'play', may: true } })),
  )

  it('XO-P31: what fits is taken', () =>
    duel(game, {
      seats: [{ hand: ['listen'], mainTop: ['cub', 'balm'] }, {}],
      play: ['0 play:listen', ...go],
      expect: { '0.hand': ['cub'] },
    }))

  it('what does not goes to the bottom', () => {
    const match = play(given(game, { seats: [{ hand: ['listen'], mainTop: ['balm'] }, {}] }), '0 play:listen', ...go)
    expect(match.table.zoneNamed('mainDeck:0').cards[0]!.def.id).toBe('balm')
    expect(match.table.zoneNamed('hand:0').size).toBe(0)
  })

  it('both players see what is revealed', () => {
    const match = play(given(game, { seats: [{ hand: ['listen'], mainTop: ['cub'] }, {}] }), '0 play:listen', ...go)
    expect(told(match, ['show'], 1)).toHaveLength(1)
    expect(match.table.zoneNamed('hand:0').cards.map((card) => match.table.sees(1, card))).toEqual([true])
  })

  it('both players see which is taken, also from between others', () => {
    const seats = [{ hand: ['dig'], mainTop: ['balm', 'kit', 'cub'] }, {}] as const
    const match = play(given(game, { seats }), '0 play:dig', ...go)
    const { cards } = match.table.zoneNamed('hand:0')
    expect(cards.map(({ def }) => def.id)).toEqual(['kit'])
    expect(match.table.sees(1, cards[0]!)).toBe(true)
  })

  it('one is laid on top, as the player picks', () => {
    const match = play(
      given(game, { seats: [{ hand: ['sift'], mainTop: ['cub', 'balm', 'kit'] }, {}] }),
      '0 play:sift',
      ...go,
      '0 balm',
    )
    const deck = match.table.zoneNamed('mainDeck:0').cards.map(({ def }) => def.id)
    expect([deck.at(-1), deck.at(-2), deck[0]]).toEqual(['balm', 'kit', 'cub'])
  })

  it('XO-P17: a subtype is read; fewer than the number are taken without a question', () =>
    duel(game, {
      seats: [{ hand: ['dig'], mainTop: ['kit', 'cub', 'balm'] }, {}],
      play: ['0 play:dig', ...go],
      expect: { '0.hand': ['kit'], '0.graveyard': ['cub', 'balm', 'dig'] },
    }))

  it('something for each; the cards stay a part of the deck', () =>
    duel(game, {
      seats: [{ hand: ['gaze'], mainTop: ['cub', 'pup'] }, {}],
      play: ['0 play:gaze', ...go],
      expect: { '0.life': 12, '0.hand': [] },
    }))

  it('XO-P31: the next reveal in the turn goes deeper', () => {
    const match = play(
      given(game, { seats: [{ hand: ['gaze', 'gaze'], mainTop: ['cub', 'pup', 'balm', 'kit'] }, {}] }),
      '0 play:gaze',
      ...go,
      '0 play:gaze',
      ...go,
    )
    expect(match.table.state.sides[0].life).toBe(13)
    expect(match.table.zoneNamed('mainDeck:0').top?.def.id).toBe('cub')
  })

  it('a short deck shows what it has', () =>
    duel(game, {
      seats: [{ hand: ['gaze'], mainTop: ['cub'], shortMain: true }, {}],
      play: ['0 play:gaze', ...go],
      expect: { '0.life': 11, '0.mainDeck': 1 },
    }))

  it('XO-P32: a revealed symmetry is played at once, if the player likes', () =>
    duel(game, {
      seats: [{ hand: ['chant'], mainTop: ['frost', 'cub'] }, { piles: [pile('cub', 'dawn')] }],
      play: ['0 play:chant', ...go, '0 frost'],
      expect: { '1.piles.0.frozen': true, '0.graveyard': ['frost', 'chant'], window: 'main' },
    }))

  it('or left in the deck', () =>
    duel(game, {
      seats: [{ hand: ['chant'], mainTop: ['balm', 'cub'] }, {}],
      play: ['0 play:chant', ...go, '0 -'],
      expect: { '0.life': 10, '0.graveyard': ['chant'] },
    }))
})

describe('playNow', () => {
  const again = select('card', 'you', { where: 'graveyard', symmetry: true })
  const game = arena(
    flash('encore', script({ do: 'playNow' }, again)),
    lasting('shrine', script({ do: 'gainLife', amount: 1 })),
    acting('muse', 'used', script({ do: 'playNow' }, again)),
  )

  it('XO-P32: it selects and resolves within the effect; nobody can answer', () =>
    duel(game, {
      seats: [
        { hand: ['encore'], graveyard: ['frost'] },
        { hand: ['balm'], piles: [pile('cub', 'dawn'), pile('pup', 'dawn')] },
      ],
      play: ['0 play:encore', ...go, '0 their:2:pup'],
      expect: { '1.piles.1.frozen': true, '0.graveyard': ['frost', 'encore'], window: 'main', stack: [] },
    }))

  it('it is paid for', () =>
    duel(game, {
      seats: [{ hand: ['encore'], energy: ['dawn'], graveyard: ['ponder'], mainTop: ['cub', 'pup'] }, {}],
      play: ['0 play:encore', ...go],
      expect: { '0.hand': ['cub', 'pup'], '0.spent': ['dawn'] },
    }))

  it('XO-040: without the energy it stays where it is', () =>
    duel(game, {
      seats: [{ hand: ['encore'], graveyard: ['ponder'] }, {}],
      play: ['0 play:encore', ...go],
      expect: { '0.hand': [], '0.graveyard': ['ponder', 'encore'] },
    }))

  it('XO-040: it does not find itself', () =>
    duel(game, {
      seats: [{ hand: ['encore'], graveyard: ['encore'] }, {}],
      play: ['0 play:encore', ...go],
      expect: { '0.graveyard': ['encore', 'encore'] },
    }))

  it('XO-H14: a Lasting one stays on the field', () =>
    duel(game, {
      seats: [{ hand: ['encore'], graveyard: ['shrine'] }, {}],
      play: ['0 play:encore', ...go],
      expect: { '0.lasting': ['shrine'], '0.life': 11, '0.graveyard': ['encore'] },
    }))

  it('an ability may say so', () =>
    duel(game, {
      seats: [{ piles: [pile('muse', 'dawn')], graveyard: ['balm'] }, {}],
      play: ['0 use:1:muse', ...go, '0 refused use:1:muse XO-H17'],
      expect: { '0.life': 11 },
    }))
})
