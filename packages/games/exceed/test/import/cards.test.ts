import { describe, expect, it } from 'vitest'
import { importClient } from '../../src/import/index.ts'
import { card, cards, deck } from '../clientdata.ts'

const attackOf = (effects: readonly object[]) =>
  importClient({ decks: [], cards: [...cards, card('odd', { effects })] }).cards.get('odd')!.abilities
const boostOf = (boost: object) =>
  importClient({ decks: [], cards: [...cards, card('odd', { boost })] }).cards.get('odd')!.boost
const fighterOf = (id: string, more: object) =>
  importClient({ decks: [{ file: 'a.json', json: deck(id, ['jab'], more) }], cards }).files[0]!.fighter

describe('what follows when cards are discarded', () => {
  const discard = (discard_effect: object) => ({
    timing: 'hit',
    effect_type: 'self_discard_choose',
    amount: 2,
    discard_effect,
  })
  const power = { effect_type: 'powerup', amount: 1 }
  const draw = { effect_type: 'draw', amount: 1 }
  const bonus = { do: 'bonus', to: 'power', amount: 1 }

  it('happens once, or for each of them if that is said, without what is chained to it', () => {
    expect(attackOf([discard(power)])[0]!.do[0]).toMatchObject({ do: 'take', so: [bonus] })
    expect(attackOf([discard({ ...power, per_discard: true })])[0]!.do[0]).toMatchObject({ each: [bonus] })
    const both = attackOf([discard({ ...power, per_discard: true, and: draw })])[0]!.do[0]
    expect(both).toMatchObject({ each: [bonus], so: [{ do: 'draw', amount: 1 }] })
  })
})

describe('the price of a Boost', () => {
  const boost = { cancel_cost: -1, display_name: 'Rope', effects: [] }

  it('is none of its own for a transform or an overload, and never less than nothing for others', () => {
    const costs = ['transform', 'overload', 'none', 'immediate', 'continuous'].map(
      (boost_type) => boostOf({ ...boost, boost_type, force_cost: -1 }).cost,
    )
    expect(costs).toEqual([null, null, null, 0, 0])
    expect(boostOf({ ...boost, boost_type: 'immediate', force_cost: 2 }).cost).toBe(2)
  })
})

it('a card of the deck that may be played is shown first, and discarded if it is none', () => {
  const effect = {
    timing: 'cleanup',
    effect_type: 'boost_then_sustain_topdeck',
    amount: 1,
    discard_if_not_continuous: true,
  }
  const [shown, then] = attackOf([effect])[0]!.do
  expect(shown).toEqual({ do: 'showTop', to: 'all' })
  expect(then).toMatchObject({
    do: 'when',
    so: [{ do: 'boost', from: ['deck'], by: 'top', sustain: true }],
    else: [{ do: 'take', from: ['deck'], to: 'discard', by: 'top' }],
  })
})

it('says what is counted, and what others see', () => {
  const doing = (effect: object) => attackOf([{ timing: 'hit', ...effect }])[0]!.do
  expect(doing({ effect_type: 'draw', amount: 1, reveal: true })).toEqual([{ do: 'draw', amount: 1, show: true }])
  expect(doing({ effect_type: 'draw', amount: 1 })).toEqual([{ do: 'draw', amount: 1 }])
  const perCard = { timing: 'during_strike', effect_type: 'passive_powerup_per_card_in_hand', amount: -1 }
  expect(attackOf([perCard])).toEqual([
    { on: 'strike', do: [{ do: 'bonus', to: 'power', amount: { count: 'hand', times: -1 } }] },
  ])
})

it('what must be spent must, what may be need not', () => {
  const spend = {
    timing: 'hit',
    effect_type: 'gauge_for_effect',
    gauge_max: 1,
    overall_effect: { effect_type: 'draw', amount: 1 },
  }
  expect(attackOf([spend])[0]!.do[0]).not.toHaveProperty('must')
  expect(attackOf([{ ...spend, required: true }])[0]!.do[0]).toHaveProperty('must', true)
})

it('tells the action to reshuffle from an empty deck', () => {
  const draw = { timing: 'on_reshuffle', effect_type: 'draw', amount: 1 }
  const times = fighterOf('gardener', { ability_effects: [draw, { ...draw, condition: 'manual_reshuffle' }] }).basic
    .abilities
  expect(times.map(({ on }) => on)).toEqual(['reshuffled', 'reshuffledByHand'])
})

it('triggers that are repeated are those of the attack, or all', () => {
  const traitOf = (effect_type: string) =>
    JSON.stringify(attackOf([{ timing: 'during_strike', effect_type, amount: 2 }]))
  expect(traitOf('extra_trigger_resolutions')).toContain('repeatsAllTriggers')
  expect(traitOf('repeat_printed_triggers_on_ex_attack')).toContain('repeatsTriggers')
})

describe('what the data of a deck does not say', () => {
  it('is added to the fighter that is meant, and to no other', () => {
    const after = ({ exceed }: ReturnType<typeof fighterOf>) => exceed.abilities.filter(({ on }) => on === 'after')
    expect(after(fighterOf('zsolt', {}))).toHaveLength(1)
    expect(after(fighterOf('gardener', {}))).toEqual([])
  })

  it('a card that stands for an area is no attack of the character; one that is meant is', () => {
    const on_exceed = { effect_type: 'set_face_attack', card_id: 'wonderland' }
    const bears = ({ exceed }: ReturnType<typeof fighterOf>) => JSON.stringify(exceed).includes('faceAttack')
    expect(bears(fighterOf('eugenia', { on_exceed }))).toBe(false)
    expect(bears(fighterOf('gardener', { on_exceed }))).toBe(true)
  })

  it('a note in the data that a card says something else counts for that card', () => {
    const guarded = (id: string) => {
      const effects = [
        { timing: 'during_strike', condition: 'max_cards_in_hand', condition_amount: 2, effect_type: 'stun_immunity' },
      ]
      const { cards: made } = importClient({ decks: [], cards: [...cards, card(id, { effects })] })
      return made.get(id)!.abilities[0]!.if
    }
    expect(guarded('eugenia_color_spray')).toMatchObject({ amount: { count: 'hand', of: 'foe' } })
    expect(guarded('other')).toEqual({ is: 'atMost', amount: { count: 'hand' }, than: 2 })
  })
})
