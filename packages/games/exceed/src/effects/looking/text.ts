import { capital } from '@cardwright/engine/english'
import { counted } from '../amounts/text.ts'
import { nested, type Texts } from '../sentences.ts'
import type { Find, Kind } from '../shared/vocabulary.ts'
import { isSome } from '../taking/text.ts'
import { again, clause, does, listed, many, named, own, subject, type Voice } from '../words.ts'
import type { Reading, looking as schemas } from './vocabulary.ts'

/** More than any deck holds. */
const wholeDeck = 30

export const looking: Texts<ReturnType<typeof schemas>> = {
  look: ({ amount, may, optional, rest, shuffle, so }, voice) => {
    const isWhole = typeof amount === 'number' && amount >= wholeDeck
    const first = isWhole
      ? `${does(voice, 'you', 'search')} ${own(voice)} deck`
      : counted(amount, voice, (numeral) =>
          numeral === '1'
            ? `${does(voice, 'you', 'look')} at the top card of ${own(voice)} deck`
            : `${does(voice, 'you', 'look')} at the top ${numeral} cards of ${own(voice)} deck`,
        )
    const isOne = amount === 1
    const oneOfMany = isWhole ? 'a card' : 'one of them'
    const it = isOne ? 'it' : oneOfMany
    const chosen = listed(
      may.map((find) => finds[find](it, voice)),
      'or',
    ).replace(` or put ${it} into`, ' or into')
    const they = subject(voice) === 'you' ? 'you' : 'they'
    const order = they === 'you' ? chosen : `they ${chosen}`
    const said = optional ? `${they} may ${chosen}` : order
    const others = isOne || isWhole ? '' : `; ${rest === 'top' ? 'the others stay' : 'discard the others'}`
    const after = [...(shuffle ? ['shuffle the deck'] : []), ...(isSome(so) ? [nested(so, again(voice))] : [])]
    return `${first}. ${capital(said)}${others}${after.length > 0 ? `. If ${they} do, ${listed(after)}` : ''}`
  },
  callOut: ({ names = 1, all, show, so }, voice) => {
    const [they, their] = pronouns(voice)
    const first = `${does(voice, 'you', 'name')} ${many(names, 'card')}`
    const copies = names === 1 ? 'a copy' : 'copies'
    const one = names === 1 ? 'one' : 'one of each'
    const loses = `discard ${all ? 'all of them' : one}`
    const then = isSome(so) ? ` and ${nested(so, named(voice))}` : ''
    const end = show ? `. In any case, ${they} show ${their} hand` : `. Otherwise, ${they} show ${their} hand`
    return `${first}. If ${clause(voice, 'foe', 'hold')} ${copies}, ${they} ${loses}${then}${end}`
  },
  callRange: (_effect, voice) => {
    const [they, their] = pronouns(voice)
    return `${does(voice, 'you', 'name')} a Range. If ${clause(voice, 'foe', 'hold')} a card with it, ${they} discard one. Otherwise, ${they} show ${their} hand`
  },
  read: ({ as = 'demand', kind }, voice) => readings[as](kind ?? (as === 'demand' ? 'normal' : undefined), voice),
}

const pronouns = (voice: Voice): readonly [string, string] =>
  subject(voice, 'foe') === 'you' ? ['you', 'your'] : ['they', 'their']

/** What is done with a card that was looked at. */
const finds: { readonly [F in Find]: (it: string, voice: Voice) => string } = {
  hand: (it, voice) => `put ${it} into ${own(voice)} hand`,
  gauge: (it, voice) => `put ${it} into ${own(voice)} Gauge`,
  sealed: (it) => `seal ${it}`,
  overdrive: (it, voice) => `put ${it} into ${own(voice)} Overdrive`,
  discard: (it) => `discard ${it}`,
  under: (it) => `put ${it} under the others`,
  boost: (it) => `play ${it} as a Boost`,
  strike: (it) => `strike with ${it}`,
}

const article = (kind: Kind | undefined): string =>
  kind === undefined ? 'a card' : `${kind === 'ultra' ? 'an' : 'a'} ${capital(kind)}`

type ReadingText = (kind: Kind | undefined, voice: Voice) => string

const readings: { readonly [K in Reading]: ReadingText } = {
  demand: (kind, voice) =>
    `Name ${article(kind)}. In the Strike to come ${subject(voice, 'foe')} must set it, or show that ${
      subject(voice, 'foe') === 'you' ? 'you hold' : 'they hold'
    } none`,
  invalid: (kind) => `Name ${article(kind)}. In the Strike to come it is invalid for both players`,
  dodge: (kind, voice) => `Name ${article(kind)}. In the Strike to come it does not hit ${subject(voice)}`,
}
