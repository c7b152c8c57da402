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

  it('what the played one draws is not laid with the others', () => {
    const deep = script({ do: 'reveal', amount: 3, take: { of: { kind: 'symmetry' }, to: 'play' }, rest: 'graveyard' })
    duel(arena(flash('chime', deep), flash('gulp', script({ do: 'draw', main: 1 }))), {
      seats: [{ hand: ['chime'], mainTop: ['cub', 'gulp', 'pup'] }, {}],
      play: ['0 play:chime', ...go],
      expect: { '0.hand': ['cub'], '0.graveyard': ['gulp', 'pup', 'chime'] },
    })
  })

  it('where nothing fits nothing is asked', () =>
    duel(game, {
      seats: [{ hand: ['chant'], mainTop: ['cub', 'pup'] }, {}],
      play: ['0 play:chant', ...go],
      expect: { window: 'main', '0.graveyard': ['chant'] },
    }))

  it('what is laid on top lies there for all to know, above what was over it', () => {
    const dredge = arena(flash('dredge', script({ do: 'reveal', amount: 3, take: { to: 'top' } })))
    const seats = [{ hand: ['dredge'], mainTop: ['cub', 'pup', 'balm'] }, {}] as const
    const match = play(given(dredge, { seats }), '0 play:dredge', ...go, '0 balm')
    for (const seat of [0, 1] as const)
      expect(match.view(seat).zones['mainDeck:0']!.known).toContainEqual({ name: 'balm', at: 0 })
    const deck = match.table.zoneNamed('mainDeck:0').cards.map(({ def }) => def.id)
    expect(deck.slice(-3)).toEqual(['pup', 'cub', 'balm'])
  })

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

  it('XO-H32: what it selects in a hand is shown', () => {
    const shed = flash('shed', script({ do: 'discard' }, select('creature', 'you', { where: 'hand' })))
    const seats = [{ hand: ['encore', 'cub', 'pup'], graveyard: ['shed'] }, {}] as const
    const match = given(arena(flash('encore', script({ do: 'playNow' }, again)), shed), { seats })
    play(match, '0 play:encore', ...go, '0 my:pup')
    expect(told(match, ['show'], 1)).toMatchObject([{ cards: [{ name: 'pup' }] }])
  })

  it('XO-P01: what is no symmetry is not played', () =>
    duel(arena(flash('call', script({ do: 'playNow' }, select('card', 'you', { where: 'graveyard' })))), {
      seats: [{ hand: ['call'], graveyard: ['cub'], piles: [pile(null, 'dawn')] }, {}],
      play: ['0 play:call', ...go],
      expect: { '0.graveyard': ['cub', 'call'], '0.creatures': [] },
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
