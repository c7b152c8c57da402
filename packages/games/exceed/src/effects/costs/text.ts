import { capital } from '@cardwright/engine/english'
import { counted, counterNoun, valueText } from '../amounts/text.ts'
import { ifDone } from '../control/text.ts'
import type { EffectList } from '../list.ts'
import { nested, type Texts } from '../sentences.ts'
import { cardNoun } from '../shared/text.ts'
import { upToMany } from '../taking/text.ts'
import type { EffectOf } from '../vocabulary.ts'
import { again, areaName, clause, does, many, own, plural, subject, type Voice, verb, whose } from '../words.ts'
import type { costs as schemas } from './vocabulary.ts'

type Spend = EffectOf<'spend'>

const isSome = (effects: EffectList | undefined): effects is EffectList => effects !== undefined && effects.length > 0

/** More than anybody ever has: "any amount". */
const boundless = 20

export const costs: Texts<ReturnType<typeof schemas>> = {
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
      ...(isSome(effect.each) ? [forEach(effect, effect.each, done, again(voice))] : []),
      ...(isSome(effect.so) ? [ifDone(done, effect.so, again(voice))] : []),
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

function forEach({ amount, per }: Spend, each: EffectList, done: string, voice: Voice): string {
  if (amount === 1) return ifDone(done, each, voice)
  return `For ${per === undefined ? 'each' : `every ${per}`}, ${nested(each, voice)}`
}

/** "up to 2 copies of Sweep from your Gauge to your hand" */
function cardsOfGauge({ amount, upTo, filter }: Spend, voice: Voice): string {
  const noun = cardNoun(filter, voice)
  const source = ` from ${own(voice)} Gauge to ${own(voice)} hand`
  if (typeof amount === 'number' && amount >= boundless) return `any number of ${plural(noun)}${source}`
  return counted(amount, voice, (numeral) => `${upTo ? upToMany(numeral, noun) : many(numeral, noun)}${source}`)
}

function howMuch(effect: Spend, voice: Voice, unit: string): string {
  const { amount, upTo, must, filter, to } = effect
  if (to === 'hand') return cardsOfGauge(effect, voice)
  const cards = filter === undefined ? unit : `${unit} (only ${plural(cardNoun(filter, voice))})`
  const what = to === undefined || to === 'discard' ? cards : `${cards} into ${own(voice)} ${areaName(to)}`
  if (typeof amount === 'number' && amount >= boundless) return `any amount of ${what}`
  const least = must ? '1 to ' : 'up to '
  return counted(amount, voice, (numeral) => `${upTo && numeral !== '1' ? least : ''}${numeral} ${what}`)
}
