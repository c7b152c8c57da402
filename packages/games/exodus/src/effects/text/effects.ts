import type { Effect, EffectList, EffectOf } from '../vocabulary.ts'
import { conditionText, forEach } from './count.ts'
import { revealText } from './reveal.ts'
import { it } from './select.ts'
import { capital, listed, many, ofEnergy, signed, small, type Voice } from './words.ts'

/** What is printed for an effect: a sentence without its full stop. */
type Text<E> = (effect: E, voice: Voice) => string

interface Aim {
  readonly at?: number | undefined
  readonly this?: boolean | undefined
}
const aimed = ({ at, this: itself }: Aim, voice: Voice): string => (itself ? voice.self : it(voice, at))

type Who = 'you' | 'foe' | 'both' | undefined
/** "Draw", "Your opponent draws", "Each player draws" */
const does = (who: Who, verb: string): string =>
  who === 'foe' ? `Your opponent ${verb}s` : who === 'both' ? `Each player ${verb}s` : capital(verb)
const victims = { you: 'you', foe: 'your opponent', both: 'each player' } as const

const until = { turn: 'until the turn ends', battle: 'until the battle is over' } as const

/** Whose hand a selected card goes to. */
const handOf = ({ at = 0, this: itself }: Aim, { selects }: Voice): string =>
  itself || selects[at]?.whose === 'you' ? 'your hand' : "its owner's hand"

const registry: { readonly [K in Effect['do']]: Text<EffectOf<K>> } = {
  return: (effect, voice) => `Return ${aimed(effect, voice)} to ${handOf(effect, voice)}`,
  destroy: (effect, voice) => `Destroy ${aimed(effect, voice)}`,
  discard: (effect, voice) => `Discard ${aimed(effect, voice)}`,
  draw: ({ main, energy, who }) =>
    `${does(who, 'draw')} ${listed([...(main ? [many(main, 'Main card')] : []), ...(energy ? [many(energy, 'Energy card')] : [])])}`,
  putIntoPlay: ({ at, onto }, voice) => `Put ${it(voice, at)} into play on ${it(voice, onto)}`,
  switch: () => 'They switch piles',
  keepStrongest: () => 'Each player keeps their strongest creature and returns the others to their hand',
  reveal: revealText,
  playNow: ({ at }, voice) => `Immediately play ${it(voice, at)}`,
  destroyEnergy: ({ at = 0, amount = 1 }, voice) =>
    voice.selects[at]?.what === 'energy'
      ? `Destroy ${it(voice, at)}`
      : `Destroy ${ofEnergy(amount)} under ${it(voice, at)}`,
  addEnergy: (effect, voice) =>
    `Add ${ofEnergy(effect.amount)}${forEach(effect.each)} from your Energy Deck to ${aimed(effect, voice)}`,
  moveEnergy: ({ from, to, amount }, voice) =>
    `Move up to ${ofEnergy(amount)} from ${it(voice, from)} to ${it(voice, to)}`,
  placeEnergy: ({ amount }) => `You may place ${amount === 1 ? '' : 'up to '}${ofEnergy(amount)} from your hand`,
  recoverEnergy: ({ amount }) => `Return ${ofEnergy(amount)} from your graveyard to your hand`,
  freeze: (effect, voice) => `Freeze ${aimed(effect, voice)}`,
  unfreeze: (effect, voice) => `Unfreeze ${aimed(effect, voice)}`,
  gainLife: ({ amount, each, who }) => `${does(who, 'gain')} ${amount} Life${forEach(each)}`,
  damage: ({ amount, each, who = 'foe', at }, voice) =>
    `Deal ${amount} damage to ${at === undefined ? victims[who] : it(voice, at)}${forEach(each)}`,
  prevent: ({ amount }) => `The next damage to you this turn is reduced by ${amount}`,
  power: (effect, voice) =>
    `${capital(aimed(effect, voice))} gets ${signed(effect.amount)} power${forEach(effect.each)} ${until[effect.until]}`,
  negate: ({ at }, voice) => `Put ${it(voice, at)} into the graveyard unpaid`,
  reselect: ({ at, by }, voice) =>
    by === 'owner'
      ? `Its owner must re-select what ${it(voice, at)} is aimed at; it has no Playback`
      : `You re-select what ${it(voice, at)} is aimed at; it has no Playback`,
  cancelAttack: ({ used }) => `Its attack ends and counts as ${used ? 'used' : 'not used'}`,
  attackAgain: (effect, voice) => `${capital(aimed(effect, voice))} has not used its attack this turn`,
  discount: ({ amount }) => `Your next Pay this turn costs ${amount} less`,
  if: ({ if: condition, so, else: otherwise = [] }, voice) =>
    `If ${conditionText(condition)}, ${nested(so, voice)}${otherwise.length > 0 ? `. Otherwise, ${nested(otherwise, voice)}` : ''}`,
  choose: ({ of }, voice) =>
    `Choose one: ${listed(
      of.map((each) => nested(each, voice)),
      'or',
    )}`,
}

export const effectText = (effect: Effect, voice: Voice): string => (registry[effect.do] as Text<Effect>)(effect, voice)

/** "Draw a Main card. Freeze this creature." */
export const sentences = (effects: EffectList, voice: Voice): string =>
  effects.map((effect) => `${effectText(effect, voice)}.`).join(' ')

/** The same within a sentence; without a full stop. */
export const nested = (effects: EffectList, voice: Voice): string =>
  effects.length === 0 ? 'nothing' : listed(effects.map((effect) => small(effectText(effect, voice))))
