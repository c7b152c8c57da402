import { capital } from '@cardwright/engine/english'
import { nested, type Texts } from '../sentences.ts'
import type { origins } from '../shared/vocabulary.ts'
import type { EffectOf } from '../vocabulary.ts'
import { areaName, clause, does, listed, own, subject, type Voice, whose } from '../words.ts'
import type { strikes as schemas } from './vocabulary.ts'

export const strikes: Texts<ReturnType<typeof schemas>> = {
  strike: (effect, voice) => {
    const { set, foeSet } = effect
    const terms = termsOf(effect, voice)
    return [
      `${does(voice, 'you', 'strike')}${terms}`,
      ...(set === undefined
        ? []
        : [`When ${subject(voice)} ${subject(voice) === 'you' ? 'have' : 'has'} set, ${nested(set, voice)}`]),
      ...(foeSet === undefined
        ? []
        : [
            `When ${subject(voice, 'foe')} ${subject(voice, 'foe') === 'you' ? 'have' : 'has'} set, ${nested(foeSet, voice)}`,
          ]),
    ].join('. ')
  },
  advantage: (_effect, voice) => `${does(voice, 'you', 'gain')} Advantage`,
  reveal: (_effect, voice) => `${does(voice, 'you', 'set')} ${own(voice)} attack face up`,
  swingAgain: ({ to }, voice) =>
    `Put ${whose(voice)} Wild Swing into ${own(voice)} ${areaName(to)} and Wild Swing again in its place`,
  extraAttack: ({ free, most, defends }, voice) => {
    const says = [
      ...(free ? ['costs nothing'] : []),
      ...(most === undefined ? [] : [`does at most ${most} damage, before Armor`]),
      ...(defends ? [`defends ${subject(voice)} for the rest of the Strike as well`] : []),
    ]
    const attack = `${does(voice, 'you', 'may')} make another attack with a card from ${own(voice)} hand`
    return says.length === 0 ? attack : `${attack}. It ${listed(says)}`
  },
  gainTriggers: (_effect, voice) => `${capital(whose(voice))} attack gains its Before, Hit and After effects`,
  copyTrigger: ({ on }, voice) =>
    `${does(voice, 'you', 'perform')} another of ${own(voice)} ${capital(on)} effects again`,
  faceAttack: (_effect, voice) => `From now on ${clause(voice, 'you', 'may')} strike with the attack on this character`,
}

type Origin = (typeof origins)[number]

const sources: { readonly [K in Origin]: (own: string) => string } = {
  hand: (own) => ` with a card from ${own} hand`,
  wild: () => ' with a Wild Swing',
  gauge: (own) => ` with a card from ${own} Gauge`,
  boosts: (own) => ` with one of ${own} Boosts`,
  sealed: (own) => ` with a card from ${own} sealed area`,
  stored: (own) => ` with a card from ${own} store`,
  face: () => ' with the attack on this character',
}

function termsOf(effect: EffectOf<'strike'>, voice: Voice): string {
  const { from, random, open, ex, noEx, noWild, foeWild, foeFirst } = effect
  const more = [
    ...(open ? ['face up'] : []),
    ...(ex ? ['as an EX attack'] : []),
    ...(noEx ? ['not as an EX attack'] : []),
    ...(noWild ? ['not with a Wild Swing'] : []),
  ]
  const others = [
    ...(foeWild ? [`${subject(voice, 'foe')} must Wild Swing`] : []),
    ...(foeFirst ? [`${subject(voice, 'foe')} must set first`] : []),
  ]
  const source = from === undefined ? '' : sources[from](own(voice))
  return `${source}${random ? ' at random' : ''}${more.length > 0 ? ` ${more.join(', ')}` : ''}${others.length > 0 ? `; ${listed(others)}` : ''}`
}
