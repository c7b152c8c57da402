import type { AskView, JsonObject, OptionView, Seat, Telling } from '@cardwright/engine'
import { capital } from '@cardwright/engine/english'
import { nested } from '../../effects/text.ts'
import type { EffectList, EffectOf } from '../../effects/vocabulary.ts'
import { creatureOn, energyOf, factsIn, findCard } from './seen.ts'
import { copyOf, type Speech } from './speech.ts'

type Label = (speech: Speech, option: OptionView, at: Telling, ask: AskView) => string

const nameIn = (speech: Speech, option: OptionView, at: Telling): string => {
  const name = findCard(at.view, option.card)?.card.name
  return name === undefined ? speech.card(option.key.split(':').at(-1)!.replace(/#\d+$/, '')) : speech.card(name)
}

const pileIn = ({ pile }: OptionView): number => Number(pile) + 1

/** "pile 2 under Gorge Drake", "a new pile" */
function ontoPile(speech: Speech, at: Telling, seat: Seat, pile: number): string {
  const creature = creatureOn(at.view, seat, pile)?.name
  if (creature !== undefined) return `pile ${pile} under ${speech.card(creature)}`
  return energyOf(at.view, seat, pile).length > 0 ? `pile ${pile}` : `a new pile, number ${pile}`
}

/** Equal things are told apart by which of them it is. */
function told(label: string, key: string): string {
  const copy = copyOf(key)
  return copy === 1 ? label : `${label} (${copy})`
}

const seatOf = ({ seat }: Telling): Seat => seat ?? 0
const pileOf = (at: Telling, handle: OptionView['card']): number => findCard(at.view, handle)?.place.pile ?? 0

const ends: Readonly<Record<string, string>> = {
  energy: 'On to the Creature Phase',
  creature: 'On to the Attack Phase',
  attack: 'End the turn',
}

/** By the move that an option makes. */
const moves: Readonly<Record<string, Label>> = {
  end: (_speech, _option, _at, { kind }) => ends[kind] ?? 'Go on',
  pass: (speech, _option, at, { context }) => {
    const top = factsIn(at.view).stack.at(-1)
    return (context as JsonObject | undefined)?.window === 'own' && top
      ? `Let ${speech.card(top.name)} resolve`
      : 'Pass'
  },
  place: (speech, option, at) =>
    `Place ${nameIn(speech, option, at)} on ${ontoPile(speech, at, seatOf(at), pileIn(option))}`,
  shift: (speech, option, at) => {
    const from = pileOf(at, option.card)
    return `Move ${nameIn(speech, option, at)} from pile ${from} to ${ontoPile(speech, at, seatOf(at), pileIn(option))}`
  },
  summon: (speech, option, at) => `Summon ${nameIn(speech, option, at)} onto pile ${pileIn(option)}`,
  symmetry: (speech, option, at) => `Play ${nameIn(speech, option, at)}`,
  ability: (speech, option, at) => {
    const found = findCard(at.view, option.card)
    const def = found?.card.name === undefined ? undefined : speech.library.get(found.card.name)
    const usable = def && def.kind !== 'energy' ? def.abilities.filter(({ on }) => on === 'used').length : 1
    const use = found?.place.pile ? speech.found(at, found) : nameIn(speech, option, at)
    return usable === 1 ? `Use ${use}` : `Use ability ${Number(option.ability) + 1} of ${use}`
  },
  attack: (speech, option, at) => {
    const victim = option.on === undefined ? speech.player(at, 1 - seatOf(at)) : speech.handle(at, option.on)
    return `Attack ${victim} with ${nameIn(speech, option, at)} (pile ${pileOf(at, option.card)})`
  },
}

/** What the effects say, of the card that resolves. */
function choices(speech: Speech, at: Telling): readonly EffectList[] {
  const name = factsIn(at.view).stack.at(-1)?.name
  const def = name === undefined ? undefined : speech.library.get(name)
  if (def === undefined || def.kind === 'energy') return []
  const scripts = [
    ...(def.kind === 'symmetry' ? [def.script] : []),
    ...def.abilities.flatMap((each) => ('script' in each ? [each.script] : [])),
  ]
  const found = scripts.flatMap(({ do: effects }) => effects).find((effect) => effect.do === 'choose')
  return (found as EffectOf<'choose'> | undefined)?.of ?? []
}

/** A card or a thing that is picked: by its key, which names it from the picker's side. */
const picked: Label = (speech, option, at) => {
  const own = seatOf(at)
  const seat = option.key.startsWith('their') ? 1 - own : own
  const named = option.key.replace(/#\d+$/, '').split(':')
  const last = named.at(-1)!
  if (named[0] === 'item') return told(`${speech.card(last)} on the stack`, option.key)
  const isPlace = option.card === undefined && named.length > 1
  if (isPlace && named[1] === 'pile') return capital(namedPile(speech, at, seat, Number(last)))
  if (isPlace && last === 'graveyard') return capital(`${speech.whose(at, seat)} graveyard`)
  if (isPlace && last === 'player') return capital(speech.player(at, seat))
  if (named[0] === 'their' && (last === 'card' || last === 'energy')) {
    return last === 'energy' ? 'An unseen Energy card of their hand' : 'An unseen Main card of their hand'
  }
  return told(capital(speech.handle(at, option.card) ?? speech.card(last)), option.key)
}

/** "your pile 2: Gorge Drake" */
function namedPile(speech: Speech, at: Telling, seat: Seat, pile: number): string {
  const creature = creatureOn(at.view, seat, pile)?.name
  const energy = energyOf(at.view, seat, pile).length
  return `${speech.pile(at, seat, pile)}: ${creature === undefined ? `${energy} energy` : speech.card(creature)}`
}

const fixed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  mulligan: { keep: 'Keep this hand', mulligan: 'Draw a new hand' },
  draw: { rest: 'Draw them all', main: 'Draw a Main card', energy: 'Draw an Energy card' },
  placeEnergy: { none: 'Place nothing' },
  playback: { keep: 'Keep it', change: 'Choose anew', cancel: 'Call the attack off' },
}

/** By the kind of ask, for options that are no moves. */
const others: Readonly<Record<string, Label>> = {
  placeEnergy: (speech, option, at) => moves.place!(speech, option, at, {} as AskView),
  playback: (speech, option, at) => {
    const victim = option.on === undefined ? speech.player(at, 1 - seatOf(at)) : speech.handle(at, option.on)
    return option.key === 'continue' ? `Go on: attack ${victim}` : `Attack ${victim} instead`
  },
  choose: (speech, option, at) => {
    const effects = choices(speech, at)[Number(option.index)]
    return effects ? capital(nested(effects, { selects: [], self: 'this card' })) : `Choice ${Number(option.index) + 1}`
  },
  trigger: (speech, option, at) => told(speech.handle(at, option.card) ?? nameIn(speech, option, at), option.key),
}

export function labelFor(speech: Speech, option: OptionView, ask: AskView, at: Telling): string | null {
  const { move } = option
  const label = typeof move === 'string' ? moves[move] : undefined
  if (label) return label(speech, option, at, ask)
  return fixed[ask.kind]?.[option.key] ?? (others[ask.kind] ?? picked)(speech, option, at, ask)
}
