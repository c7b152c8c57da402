import { ask, type Flow, numbered, type Seat } from '@cardwright/engine'
import type { CardOption, Contexts } from '../../asks.ts'
import { powerOf } from '../../rules/battle.ts'
import { destroyCard, discardCard, returnCard } from '../../rules/cleanup.ts'
import { putIntoPlay, switchPiles } from '../../rules/creature.ts'
import { draw } from '../../rules/draw.ts'
import { awaken } from '../../rules/end.ts'
import { creaturesOf, spotOf } from '../../rules/field.ts'
import { freeze, iceOf, thaw } from '../../rules/freeze.ts'
import type { Resolving } from '../../rules/source.ts'
import { type ExodusInPlay, type ExodusTable, foe } from '../../table.ts'
import { aimedCard, cardAt, type Runs, seatsOf, targetAt } from '../resolving.ts'
import type { cardEffects } from './vocabulary.ts'

export const cards: Runs<typeof cardEffects> = {
  return(t, by, effect) {
    const card = aimedCard(t, by, effect)
    if (card) returnCard(t, card)
    return null
  },

  destroy(t, by, { at }) {
    const card = cardAt(t, by, at)
    if (card) destroyCard(t, card)
    return null
  },

  discard(t, by, { at }) {
    const card = cardAt(t, by, at)
    if (card) discardCard(t, card)
    return null
  },

  draw(t, by, { main = 0, energy = 0, who }) {
    for (const seat of seatsOf(by, who)) {
      draw(t, seat, 'mainDeck', main)
      draw(t, seat, 'energyDeck', energy)
    }
    return null
  },

  putIntoPlay(t, by, { at, onto }) {
    const card = cardAt(t, by, at)
    const pile = targetAt(by, onto)
    if (card && pile?.kind === 'pile') putIntoPlay(t, card, pile)
    return null
  },

  switch(t, by, { at: [first, second] }) {
    const one = cardAt(t, by, first)
    const other = cardAt(t, by, second)
    if (one && other) switchPiles(t, one, other)
    return null
  },

  keepStrongest: (t, by) => keepStrongest(t, by),

  freeze(t, by, effect) {
    const target = effect.this ? ({ kind: 'card', ref: by.source } as const) : targetAt(by, effect.at)
    if (target) freeze(t, target)
    return null
  },

  /** XO-H16: its unfreezing triggers come with it. */
  unfreeze(t, by, { at }) {
    const target = targetAt(by, at)
    const found = target ? iceOf(t, target) : null
    return found !== null && thaw(t, found) ? awaken(t, found) : null
  },
}

/** The turn player first; of equals, their player chooses which one stays. */
function* keepStrongest(t: ExodusTable, by: Resolving): Flow {
  for (const seat of [t.state.turn, foe(t.state.turn)]) {
    const kept = yield* strongest(t, by, seat)
    for (const card of creaturesOf(t, seat)) if (card !== kept) returnCard(t, card)
  }
}

function* strongest(t: ExodusTable, { text: source }: Resolving, seat: Seat): Flow<ExodusInPlay | undefined> {
  const best = (): ExodusInPlay[] => {
    const all = creaturesOf(t, seat)
    const most = Math.max(...all.map((card) => powerOf(t, card, null)))
    return all.filter((card) => powerOf(t, card, null) === most)
  }
  if (best().length < 2) return best()[0]
  const { card } = yield* ask(t, seat, {
    kind: 'keep',
    rule: 'XO-053',
    context: { source } satisfies Contexts['keep'],
    options: (): CardOption[] =>
      numbered(
        best(),
        (each) => `${spotOf(each)!.index + 1}:${each.def.id}`,
        ({ id, def }) => ({ card: id, name: def.id }),
      ),
  })
  return t.card(card)
}
