import type { EffectOf, Filter } from '../vocabulary.ts'
import { plural } from './count.ts'
import { nested } from './effects.ts'
import { capital, many, type Voice } from './words.ts'

type Reveal = EffectOf<'reveal'>

const nounOf = ({ kind, subtype }: Filter): string => (subtype ? capital(subtype) : (kind ?? 'card'))

/** "Reveal the top 3 cards of your Main Deck. Put a creature among them into your hand. Put the others on the bottom" */
export function revealText(effect: Reveal, voice: Voice): string {
  const { amount, take, forEach, rest } = effect
  const isOne = amount === 1
  return [
    `Reveal the top ${isOne ? 'card' : `${amount} cards`} of your Main Deck`,
    ...(take ? [isOne ? takeOne(take) : takeSome(take)] : []),
    ...(forEach ? [`For each ${nounOf(forEach.of)} revealed, ${nested(forEach.so, voice)}`] : []),
    ...(rest
      ? [
          `${isOne ? (take ? 'Otherwise, put it' : 'Put it') : `Put the ${isPair(effect) ? 'other' : 'others'}`} ${ends[rest]}`,
        ]
      : []),
  ].join('. ')
}

const isPair = ({ amount, take }: Reveal): boolean => take?.of === undefined && amount - (take?.amount ?? 1) === 1

const ends = { bottom: 'on the bottom of the deck', graveyard: 'into your graveyard' } as const

type Take = NonNullable<Reveal['take']>

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

function takeSome(take: Take): string {
  const noun = nounOf(take.of ?? {})
  const { amount = 1 } = take
  const some = take.of
    ? amount === 1
      ? many(1, noun)
      : `up to ${amount} ${plural(noun)}`
    : amount === 1
      ? 'one'
      : `${amount}`
  return capital(may(take, does(`${some} ${take.of ? 'among' : 'of'} them`)[take.to]))
}
