import type { CardView, SeenEvent } from '@cardwright/engine'
import {
  creatureOn,
  type ExodusFacts,
  energyOf,
  factsOf,
  type ItemFacts,
  maxPiles,
  type SideFacts,
} from '@cardwright/exodus'
import type { SentView } from '@cardwright/protocol'
import { changed, type Follow, followCards } from '../../table/follow.ts'

/** What is told is on the board: cards and the power they give, ice, Life, whose turn it is, what waits on the stack. */
export const follow: Follow = (view, event) => {
  const cards = event.card ? [event.card] : []
  switch (event.type) {
    case 'move':
      return moved(view, event)
    case 'freeze':
    case 'thaw':
      return iced(
        changed(view, cards, () => ({ frozen: event.type === 'freeze' })),
        event,
      )
    case 'power':
      return changed(view, cards, () => ({ power: Number(event.power) }))
    default: {
      const now = factsAfter(factsOf(view), event)
      return now === null ? view : { ...view, facts: { ...view.facts, ...now } }
    }
  }
}

function factsAfter(facts: ExodusFacts, event: SeenEvent): Partial<ExodusFacts> | null {
  const { type, seat = 0, number, phase, life, card } = event
  switch (type) {
    case 'turn':
      return { turn: seat, turns: Number(number) }
    case 'phase':
      return { phase: phase as ExodusFacts['phase'] }
    case 'life':
      return { sides: facts.sides.with(seat, { ...facts.sides[seat]!, life: Number(life) }) }
    case 'prevented':
      return { sides: facts.sides.with(seat, { ...facts.sides[seat]!, shield: { less: 0, by: [] } }) }
    case 'shielded':
      return { sides: facts.sides.with(seat, shielded(facts.sides[seat]!, Number(event.amount))) }
    case 'stacked':
      return { stack: [...facts.stack, stacked(facts, event)] }
    case 'resolves':
    case 'fizzles':
    case 'battle':
    case 'calledOff':
    case 'cancelled':
      return { stack: without(facts.stack, card?.handle) }
    default:
      return null
  }
}

/** By which card is seen when all is told. */
const shielded = (side: SideFacts, amount: number): SideFacts => ({
  ...side,
  shield: { ...side.shield, less: side.shield.less + amount },
})

/** Without the topmost item of a card. A symmetry lies there itself, and goes when it is moved. */
function without(stack: ExodusFacts['stack'], card: number | undefined): ExodusFacts['stack'] {
  const at = stack.findLastIndex(({ source, kind }) => source === card && kind !== 'symmetry')
  return at < 0 ? stack : stack.toSpliced(at, 1)
}

/** An item as far as it is told: what it is aimed at is known if that is a card, or the player who is attacked. */
function stacked({ stack }: ExodusFacts, { seat = 0, kind, name, card, on, cards = [], pays }: SeenEvent): ItemFacts {
  const player = { kind: 'player', seat: 1 - seat } as const
  const aimed = on ? [{ kind: 'card', handle: on.handle ?? null } as const] : []
  return {
    id: (stack.at(-1)?.id ?? 0) + 1,
    owner: seat,
    kind: kind as ItemFacts['kind'],
    name: String(name),
    source: card?.handle ?? null,
    targets: kind === 'attack' && !on ? [player] : aimed,
    payment: cards.map(({ handle }, i) => ({ handle: handle ?? null, name: (pays as readonly string[])[i]! })),
  }
}

/** Energy that comes or goes is power that does; a creature has that of the energy it comes to lie on. */
function moved(view: SentView, event: SeenEvent): SentView {
  const after = followCards(view, event)
  const piles = [0, 1].map((seat) => Array.from({ length: maxPiles }, (_, i) => ({ seat, pile: i + 1 })))
  const powers = new Map<number, number>()
  for (const { seat, pile } of piles.flat()) {
    const creature = creatureOn(after, seat, pile)
    if (creature) powers.set(creature.handle, powerOf(view, after, creature, seat, pile))
  }
  const creatures = [...powers.keys()].map((handle) => ({ handle }))
  const told = changed(after, creatures, ({ handle }) => ({ power: powers.get(handle!)! }))
  const sides = factsOf(view).sides.map((side, seat) => ({
    ...side,
    piles: piles[seat]!.filter(
      ({ pile }) => creatureOn(after, seat, pile) || energyOf(after, seat, pile).length > 0,
    ).map(({ pile }) => ({ pile, frozen: side.piles.find((each) => each.pile === pile)?.frozen ?? false })),
  }))
  const lying = after.zones.stack?.cards ?? []
  const isThere = ({ kind, source }: ItemFacts) => kind !== 'symmetry' || lying.some(({ handle }) => handle === source)
  return { ...told, facts: { ...told.facts, sides, stack: factsOf(view).stack.filter(isThere) } }
}

function powerOf(before: SentView, after: SentView, { handle, power }: CardView, seat: number, pile: number): number {
  const count = energyOf(after, seat, pile).length
  const isThere = creatureOn(before, seat, pile)?.handle === handle
  return isThere && typeof power === 'number' ? power + count - energyOf(before, seat, pile).length : count
}

/** Ice on a pile, or on a graveyard. */
function iced(view: SentView, { type, seat, pile }: SeenEvent): SentView {
  if (seat === undefined) return view
  const { sides } = factsOf(view)
  const frozen = type === 'freeze'
  const side = sides[seat]!
  const now =
    pile === undefined
      ? { ...side, frozenGraveyard: frozen }
      : { ...side, piles: side.piles.map((each) => (each.pile === pile ? { ...each, frozen } : each)) }
  return { ...view, facts: { ...view.facts, sides: sides.with(seat, now) } }
}
