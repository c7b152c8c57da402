import { capital } from '@cardwright/engine/english'
import type { z } from 'zod'
import { it, many, plural, type Texts } from '../terms/text.ts'
import type { EffectList, EffectOf } from '../vocabulary.ts'
import type { Filter, revealEffects, Take } from './vocabulary.ts'

type Reveal = EffectOf<'reveal'>

export const reveal: Texts<ReturnType<typeof revealEffects<z.ZodType<EffectList>>>> = {
  /** "Reveal the top 3 cards of your Main Deck. Put a creature among them into your hand. Put the others on the bottom" */
  reveal(effect, voice, nested) {
    const { amount, take, forEach, rest } = effect
    const isOne = amount === 1
    return [
      `Reveal the top ${isOne ? 'card' : `${amount} cards`} of your Main Deck`,
      ...(take ? [isOne ? takeOne(take) : takeSome(take)] : []),
      ...(forEach ? [`For each ${nounOf(forEach.of)} revealed, ${nested(forEach.so, voice)}`] : []),
      ...(rest ? [`${others(effect)} ${ends[rest]}`] : []),
    ].join('. ')
  },
  playNow: ({ at }, voice) => `Immediately play ${it(voice, at)}`,
}

const nounOf = ({ kind, subtype }: Filter): string => (subtype ? capital(subtype) : (kind ?? 'card'))

const ends = { bottom: 'on the bottom of the deck', graveyard: 'into your graveyard' } as const

/** "Otherwise, put it", "Put the others" */
function others({ amount, take }: Reveal): string {
  if (amount === 1) return take ? 'Otherwise, put it' : 'Put it'
  const isPair = take?.of === undefined && amount - (take?.amount ?? 1) === 1
  return `Put the ${isPair ? 'other' : 'others'}`
}

const does = (it: string): Record<Take['to'], string> => ({
  hand: `put ${it} into your hand`,
  top: `put ${it} on top`,
  play: `immediately play ${it}`,
})

const may = ({ may: isFree }: Take, text: string): string => (isFree ? `you may ${text}` : text)

function takeOne(take: Take): string {
  const condition = take.of ? `if it is ${many(1, nounOf(take.of))}, ` : ''
  return capital(`${condition}${may(take, does('it')[take.to])}`)
}

/** "a creature among them", "up to 2 Rootkin among them", "one of them" */
function someOf({ of, amount = 1 }: Take): string {
  if (of === undefined) return `${amount === 1 ? 'one' : amount} of them`
  return `${amount === 1 ? many(1, nounOf(of)) : `up to ${amount} ${plural(nounOf(of))}`} among them`
}

const takeSome = (take: Take): string => capital(may(take, does(someOf(take))[take.to]))
