import type { AskView } from '@cardwright/engine'
import type { BoardProps } from '../../table/contract.ts'
import type { GuideName } from '../../words/en/boards/millennium/guide.ts'
import { cardsIn, factsOf } from './facts.ts'
import { deckOf, isSellingOpen, type Sight, sightOf, spareOf } from './sight.ts'

/** How things stand for whoever is asked. */
interface Standing extends Sight {
  readonly ask: Pick<AskView, 'kind' | 'options'>
  /** How many places of the tableau are free. */
  readonly free: number
}

function standingOf(ask: AskView, props: BoardProps): Standing {
  const { sides } = factsOf(props)
  const { near } = props
  return { ...sightOf(props), ask, free: (sides[near]?.slots ?? 0) - cardsIn(props, `tableau:${near}`).length }
}

type Situation = readonly [GuideName, (standing: Standing) => boolean]

/** The most pressing first. */
const situations: Readonly<Record<string, readonly Situation[]>> = {
  market: [
    ['offer', ({ facts, seat }) => facts.offers.some(({ to }) => to === seat)],
    ['lastCall', ({ facts }) => facts.segment === 'last'],
    [
      'spare',
      (sight) => deckOf(sight).length > 0 && spareOf(sight).length > 0 && sight.own.markers > 0 && isSellingOpen(sight),
    ],
  ],
  turn: [
    ['action', ({ ask }) => ask.options.some(({ move }) => move === 'action')],
    ['lastPlace', ({ free }) => free === 1],
  ],
}

/** What a question is about, and then what matters as things stand; nothing of a question that says all itself. */
export function hintsFor(standing: Standing): readonly GuideName[] {
  const { kind } = standing.ask
  const fitting = (situations[kind] ?? []).filter(([, fits]) => fits(standing))
  return [kind as GuideName, ...fitting.map(([name]) => name)]
}

export const hints = (ask: AskView, props: BoardProps): readonly GuideName[] => hintsFor(standingOf(ask, props))
