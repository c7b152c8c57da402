import type { AskView } from '@cardwright/engine'
import type { ExceedOption } from '@cardwright/exceed'
import type { BoardProps } from '../../table/contract.ts'
import type { GuideName } from '../../words/en/boards/exceed/guide.ts'
import { type CardData, cardData, cardsOf, factsOf, zoneOf } from './facts.ts'
import { pip } from './notes.ts'

/** How things stand for whoever is asked. */
interface Standing {
  readonly options: readonly ExceedOption[]
  /** The cards of the hand that would hit from where both stand. */
  readonly reaching: readonly CardData[]
  readonly held: number
  readonly deck: number
  readonly reshuffles: number
  readonly foeLife: number
}

function standingOf({ options }: AskView, props: BoardProps): Standing {
  const seat = props.view.seat ?? props.near
  const { sides } = factsOf(props)
  const hand = cardsOf(props, 'hand', seat).flatMap(({ name }) => cardData(props, name) ?? [])
  return {
    options,
    reaching: hand.filter(({ id }) => pip(id, props)?.isGood === true),
    held: hand.length,
    deck: zoneOf(props, 'deck', seat).count ?? 0,
    reshuffles: sides[seat]!.reshuffles,
    foeLife: sides[1 - seat]!.life,
  }
}

const isLasting = ({ boost }: CardData): boolean => boost.kind === 'continuous'

/** EX-092: two of one name that reach. */
const hasPair = ({ options, reaching }: Standing): boolean =>
  options.some(({ how, def }) => how === 'ex' && reaching.some(({ id }) => id === def))

/** Where few are left, the deck soon comes to its end. */
const fewInDeck = 5
const fewOfTheLast = 10
const fewHeld = 2

type Situation = readonly [GuideName, (standing: Standing) => boolean]

/** The most pressing first. */
const situations: Readonly<Record<string, readonly Situation[]>> = {
  act: [
    ['finish', ({ reaching, foeLife }) => reaching.some(({ power }) => typeof power === 'number' && power >= foeLife)],
    ['lastDeck', ({ reshuffles, deck }) => reshuffles > 0 && deck <= fewOfTheLast],
    ['deck', ({ reshuffles, deck }) => reshuffles === 0 && deck <= fewInDeck],
    ['exceed', ({ options }) => options.some(({ move }) => move === 'exceed')],
    ['ex', hasPair],
    ['few', ({ held }) => held <= fewHeld],
    ['far', ({ reaching }) => reaching.length === 0],
    ['near', ({ reaching }) => reaching.length > 0],
    ['boosting', ({ reaching }) => reaching.some(isLasting)],
  ],
  set: [
    ['ex', hasPair],
    ['unreached', ({ reaching }) => reaching.length === 0],
  ],
}

/** What a question is about, and then what matters as things stand. While they still happen nothing of how they end. */
export function hints(ask: AskView, props: BoardProps): readonly GuideName[] {
  const kind = ask.kind as GuideName
  if (props.beat !== null) return [kind]
  const standing = standingOf(ask, props)
  return [kind, ...(situations[kind] ?? []).flatMap(([name, fits]) => (fits(standing) ? [name] : []))]
}
