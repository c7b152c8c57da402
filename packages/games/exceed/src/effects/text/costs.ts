import type { costs as schemas } from '../vocabulary/costs.ts'
import type { EffectList } from '../vocabulary/effects.ts'
import type { EffectOf } from '../vocabulary/index.ts'
import { counted, counterNoun, valueText } from './amounts.ts'
import { cardNoun } from './filter.ts'
import { nested, type Texts } from './index.ts'
import { again, areaName, capital, clause, does, own, plural, subject, type Voice, verb, whose } from './words.ts'

const isSome = (effects: EffectList | undefined): effects is EffectList => effects !== undefined && effects.length > 0

/** More than anybody ever has: "any amount". */
const boundless = 20

export const costs: Texts<typeof schemas> = {
  spend: (effect, voice) => {
    const what = { force: 'Force', gauge: 'Gauge', life: 'life' }[effect.what]
    const much = howMuch(effect, voice, what)
    const word = effect.to === 'hand' ? 'return' : 'spend'
    const head = effect.must
      ? `${does(voice, 'you', word)} ${much}`
      : capital(`${clause(voice, 'you', 'may')} ${word} ${much}`)
    const done = subject(voice) === 'you' ? 'you do' : 'they do'
    return [
      head,
      ...(isSome(effect.each)
        ? [`For ${effect.per === undefined ? 'each' : `every ${effect.per}`}, ${nested(effect.each, again(voice))}`]
        : []),
      ...(isSome(effect.so) ? [`If ${done}, ${nested(effect.so, again(voice))}`] : []),
    ].join('. ')
  },
  spendAll: ({ what }, voice) =>
    `${does(voice, 'you', 'spend')} all ${what === 'force' ? `the Force ${subject(voice)} can` : `${own(voice)} Gauge`} and ${verb(voice, 'you', 'take')} as many ${plural(counterNoun(what))}`,
  damage: ({ amount, who, nonlethal }, voice) =>
    counted(
      amount,
      voice,
      (numeral) => `${does(voice, who, 'take')} ${numeral} ${nonlethal ? 'non-lethal ' : ''}damage`,
    ),
  loseLife: ({ amount, who, nonlethal }, voice) =>
    counted(amount, voice, (numeral) => `${does(voice, who, 'lose')} ${numeral} life`) +
    (nonlethal ? ', but not the last' : ''),
  gainLife: ({ amount, who }, voice) =>
    counted(amount, voice, (numeral) => `${does(voice, who, 'gain')} ${numeral} life`),
  setLife: ({ to, who }, voice) => `${capital(whose(voice, who))} life becomes ${valueText(to, voice)}`,
}

function howMuch({ amount, upTo, filter, to }: EffectOf<'spend'>, voice: Voice, unit: string): string {
  const cards = filter === undefined ? unit : `${unit} (only ${plural(cardNoun(filter, voice))})`
  const what =
    to === undefined || to === 'discard'
      ? cards
      : `${cards} ${to === 'hand' ? 'to' : 'into'} ${own(voice)} ${areaName(to)}`
  if (typeof amount === 'number' && amount >= boundless) return `any amount of ${what}`
  return counted(amount, voice, (numeral) => `${upTo ? 'up to ' : ''}${numeral} ${what}`)
}
