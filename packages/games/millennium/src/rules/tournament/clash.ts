import { askThen, numbered, type Option, type Part } from '@cardwright/engine'
import { toAftermarket, topOf } from '../../acts/piles.ts'
import { push, pushEffects } from '../../acts/push.ts'
import { isSilenced, raise } from '../../acts/raise.ts'
import { decider, tableau, topCard } from '../../acts/sides.ts'
import { hasKeyword, holdingsOf, printed, starsOf } from '../../acts/values.ts'
import type { EffectOf } from '../../effects/vocabulary.ts'
import { effectAt } from '../../programs.ts'
import { type CardInPlay, type MillenniumTable, type SideNumber, side } from '../../state.ts'
import type { ClashTask } from '../../tasks.ts'

interface DuelistOption extends Option {
  readonly use: boolean
}

const useTop: DuelistOption = { key: 'no', on: undefined, use: false }

type Fighter = ClashTask['fighters'][number]

/** The Duelists with which a side could fight in place of the card that it has in the clash: MB-413. */
function duelistsOf(t: MillenniumTable, { side: s, card }: Fighter): readonly CardInPlay[] {
  if (isSilenced(t, 'reaction', s)) return []
  return tableau(t, s).cards.filter((each) => each.id !== card && hasKeyword(t, each, 'duelist'))
}

/** MB-238..247: first who fights with what, then the clash itself. */
export function clash(t: MillenniumTable, task: ClashTask): Part {
  const { fighters, asked, fixed, duelists } = task
  const isOpen = (each: Fighter) =>
    !asked.includes(each.side) && !fixed.includes(each.side) && duelistsOf(t, each).length > 0
  const next = fighters.find(isOpen)
  if (!next) return fight(t, task)
  return askThen<MillenniumTable, DuelistOption>(
    t,
    decider(t, next.side),
    {
      kind: 'duelist',
      card: next.card,
      rule: 'MB-413',
      skip: 'no',
      options: () => [
        ...numbered(
          duelistsOf(t, next),
          ({ def }) => def.id,
          ({ id }) => ({ on: id, use: true }),
        ),
        useTop,
      ],
    },
    (_t, _seat, { on, use }) => {
      const own = use ? { side: next.side, card: on!, gen: t.card(on!).gen } : next
      push(t, {
        task: 'clash',
        clash: {
          ...task,
          asked: [...asked, next.side],
          fighters: fighters.map((each) => (each === next ? own : each)),
          duelists: use ? [...duelists, on!] : duelists,
        },
      })
      return null
    },
  )
}

/** What a lasting effect adds for a side's card in a clash. */
const bonusOf = (t: MillenniumTable, s: SideNumber, card: CardInPlay): number =>
  holdingsOf(t, 'clashBonus').reduce(
    (sum, each) => (each.side === s && (!each.static.notTop || topCard(t, s) !== card) ? sum + each.static.add : sum),
    0,
  )

/** MB-240..245, MB-248 */
function fight(t: MillenniumTable, { context, effect, fighters, duelists }: ClashTask): Part {
  const revealed: CardInPlay[] = []
  const totals = fighters.map(({ side: s, card: id }) => {
    const card = t.card(id)
    const drawn = topOf(t, 'store')
    // MB-H48: without a card to reveal it adds nothing
    if (drawn) {
      t.move(drawn, t.zone.revealed())
      revealed.push(drawn)
    }
    const own = starsOf(t, card)
    const bonus = bonusOf(t, s, card)
    const stars = drawn ? printed(drawn).stars : 0
    t.tell({
      type: 'clashReveal',
      side: s,
      on: id,
      ...(drawn && { card: drawn.id }),
      own,
      stars,
      bonus,
      total: own + stars + bonus,
      rule: 'MB-241',
    })
    return own + stars + bonus
  })
  toAftermarket(t, revealed)
  const best = Math.max(...totals)
  const isWon = totals.filter((total) => total === best).length === 1
  const winner = isWon ? fighters[totals.indexOf(best)]! : null
  t.tell({ type: 'clash', winner: winner?.side ?? null, sides: fighters.map((each) => each.side), rule: 'MB-242' })
  const losers = winner ? fighters.filter((each) => each !== winner) : []
  countClash(t, fighters, winner, losers)
  // a Duelist is flipped when all that follows from the clash is done
  for (const id of duelists.toReversed()) {
    push(t, { task: 'reactionDone', card: id, gen: t.card(id).gen })
  }
  consequences(t, context, effect, winner, losers)
  raiseClash(t, fighters, winner, losers)
  return null
}

function countClash(
  t: MillenniumTable,
  fighters: readonly Fighter[],
  winner: Fighter | null,
  losers: readonly Fighter[],
): void {
  for (const each of fighters) side(t, each.side).counters.clashes++
  if (!winner) return
  side(t, winner.side).counters.clashesWon++
  side(t, winner.side).counters.losersBeaten += losers.length
  for (const each of losers) side(t, each.side).counters.clashesLost++
}

/** MB-244: what the card that caused the clash says of it. */
function consequences(
  t: MillenniumTable,
  context: ClashTask['context'],
  address: string,
  winner: Fighter | null,
  losers: readonly Fighter[],
): void {
  if (!winner) return
  const effect = effectAt(t, address) as EffectOf<'clash'>
  const own = context.side
  for (const loser of losers.toReversed()) {
    const as = { ...context, side: loser.side, it: loser.card, them: winner.side }
    if (effect.loser) pushEffects(t, `${address}.loser`, as)
    if (effect.lost && loser.side === own) pushEffects(t, `${address}.lost`, as)
  }
  const as = { ...context, side: winner.side, it: winner.card, them: losers[0]!.side }
  if (effect.won && winner.side === own) pushEffects(t, `${address}.won`, as)
  if (effect.winner) pushEffects(t, `${address}.winner`, as)
}

function raiseClash(
  t: MillenniumTable,
  fighters: readonly Fighter[],
  winner: Fighter | null,
  losers: readonly Fighter[],
): void {
  for (const { side: s, card } of fighters) raise(t, { event: 'clash', side: s, card })
  if (winner) raise(t, { event: 'won', side: winner.side, card: winner.card })
  for (const { side: s, card } of losers) raise(t, { event: 'lost', side: s, card })
}
