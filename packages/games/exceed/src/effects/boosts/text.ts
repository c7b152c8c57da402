import { capital } from '@cardwright/engine/english'
import { valueText } from '../amounts/text.ts'
import { ifDone } from '../control/text.ts'
import type { EffectList } from '../list.ts'
import { nested, type Texts } from '../sentences.ts'
import { boostNoun } from '../shared/text.ts'
import type { EffectOf } from '../vocabulary.ts'
import { areaList, areaName, clause, does, many, own, subject, type Voice } from '../words.ts'
import type { boosts as schemas } from './vocabulary.ts'

type Boost = EffectOf<'boost'>
type DiscardBoost = EffectOf<'discardBoost'>

export const boosts: Texts<ReturnType<typeof schemas>> = {
  sustain: ({ what, upTo }, voice) => {
    if (what === 'choice')
      return upTo
        ? capital(`${clause(voice, 'you', 'may')} sustain a Boost`)
        : `${does(voice, 'you', 'sustain')} a Boost`
    return `${does(voice, 'you', 'sustain')} ${what === 'this' ? 'this' : `all ${own(voice)} Boosts`}`
  },
  boost: (effect, voice) => {
    const { free, down, optional, sustain, so } = effect
    const head = optional ? capital(`${clause(voice, 'you', 'may')} play`) : does(voice, 'you', 'play')
    const text = `${head} ${meant(effect, voice)}${down ? ' face down' : ''}${free ? ` without paying ${isMany(effect) ? 'their costs' : 'its cost'}` : ''}`
    const after = [
      ...(sustain ? [isMany(effect) ? 'sustain them' : 'sustain it'] : []),
      ...(isSome(so) ? [nested(so, voice)] : []),
    ]
    return [
      text,
      ...(after.length === 0 ? [] : [`If ${done(voice)}, ${after.join(' and ')}`]),
      ...(isSome(effect.else) ? [`Otherwise, ${nested(effect.else, voice)}`] : []),
    ].join('. ')
  },
  discardBoost: (effect, voice) => {
    const { to, optional, so } = effect
    const thing = boostsOf(effect, voice)
    const move = to === undefined || to === 'discard' ? `discard ${thing}` : `put ${thing} into ${goal(effect, voice)}`
    const head = optional ? capital(`${clause(voice, 'you', 'may')} ${move}`) : does(voice, 'you', move)
    return head + (isSome(so) ? `. ${ifDone(done(voice), so, voice)}` : '')
  },
  cancelBoost: () => 'Cancel that Boost',
  transform: (_effect, voice) => `${does(voice, 'you', 'lay')} out ${own(voice)} attack as a Transform`,
  tuck: (_effect, voice) => `${does(voice, 'you', 'put')} the top card of ${own(voice)} deck under this`,
  untuck: (_effect, voice) => `${does(voice, 'you', 'take')} the cards under this into ${own(voice)} hand`,
}

const isSome = (effects: EffectList | undefined): effects is EffectList => effects !== undefined && effects.length > 0
const done = (voice: Voice): string => (subject(voice) === 'you' ? 'you do' : 'they do')

const isMany = ({ times = 1 }: Boost): boolean => times !== 1

/** "a Continuous Boost from your hand", "the top card of your deck as a Boost" */
function meant(effect: Boost, voice: Voice): string {
  const { from, by, times, down } = effect
  const where = `${own(voice)} ${areaList(from)}`
  if (down) return `up to ${valueText(times ?? 1, voice)} cards from ${where}`
  const noun = boostNoun(effect, voice)
  if (by === 'top' && from[0] === 'deck')
    return `the top ${times === undefined || times === 1 ? 'card' : `${valueText(times, voice)} cards`} of ${where} as ${isMany(effect) ? `${noun}s` : `a ${noun}`}`
  if (by === 'top' && isMany(effect)) return `those cards as ${noun}s`
  if (by === 'top') return `the topmost ${noun} from ${where}`
  return times === undefined
    ? `${many(1, noun)} from ${where}`
    : `up to ${valueText(times, voice)} ${noun}s from ${where}`
}

function boostsOf({ of, all }: DiscardBoost, voice: Voice): string {
  if (of === 'either') return all ? 'all Continuous Boosts' : 'a Continuous Boost of either player'
  const whose = of === 'you' ? own(voice) : `${subject(voice, 'foe') === 'you' ? 'your' : "your opponent's"}`
  return `${all ? 'all' : 'one'} of ${whose} Continuous Boosts`
}

const goal = ({ to }: DiscardBoost, voice: Voice): string =>
  to === 'hand' ? "its owner's hand" : `${own(voice)} ${areaName(to ?? 'discard')}`
