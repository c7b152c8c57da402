import type { AskView, OptionView, Seat, SeenOption, Telling } from '@cardwright/engine'
import { capital, player, whose } from '@cardwright/engine/english'
import type {
  AskKind,
  AttackOption,
  CardOption,
  ChoiceOption,
  Contexts,
  PlaceOption,
  PlacingOption,
  PlaybackOption,
  PlayOption,
  ShiftOption,
  TargetOption,
  UseOption,
} from '../../asks.ts'
import { nested } from '../../effects/text.ts'
import { factsOf } from '../../facts.ts'
import { creatureOn, energyOf, findCard, foreseen } from '../../view.ts'
import type { Speech } from './speech.ts'

type Label<O extends OptionView> = (speech: Speech, option: O, at: Telling, ask: AskView) => string

const own = ({ seat }: Telling): Seat => seat ?? 0

const cardIn = (speech: Speech, at: Telling, handle: number | null | undefined): string =>
  speech.seen(findCard(at.view, handle)?.card)

/** "pile 2 under Gorge Drake", "a new pile, number 3" */
function ontoPile(speech: Speech, at: Telling, pile: number): string {
  const creature = creatureOn(at.view, own(at), pile)?.name
  if (creature !== undefined) return `pile ${pile} under ${speech.card(creature)}`
  return energyOf(at.view, own(at), pile).length > 0 ? `pile ${pile}` : `a new pile, number ${pile}`
}

/** The other player, or a creature of theirs. */
const victim = (speech: Speech, at: Telling, on: number | null | undefined): string =>
  (on === undefined ? player(at, 1 - own(at)) : speech.handle(at, on)) ?? 'a creature'

const ends: Readonly<Record<string, string>> = {
  energy: 'On to the Creature Phase',
  creature: 'On to the Attack Phase',
  attack: 'End the turn',
}

/** By the move that an option makes. */
interface Moves {
  readonly end: OptionView
  readonly pass: OptionView
  readonly place: SeenOption<PlaceOption>
  readonly shift: SeenOption<ShiftOption>
  readonly summon: SeenOption<PlaceOption>
  readonly symmetry: SeenOption<PlayOption>
  readonly ability: SeenOption<UseOption>
  readonly attack: SeenOption<AttackOption>
}

const moves: { readonly [M in keyof Moves]: Label<Moves[M]> } = {
  end: (_speech, _option, _at, { kind }) => ends[kind] ?? 'Go on',
  pass: (speech, _option, at, { kind, context }) => {
    const top = factsOf(at.view).stack.at(-1)
    const isOwn = kind === 'respond' && (context as Contexts['respond']).window === 'own'
    return isOwn && top ? `Let ${speech.card(top.name)} resolve` : 'Pass'
  },
  place: (speech, { card, pile }, at) => `Place ${cardIn(speech, at, card)} on ${ontoPile(speech, at, pile)}`,
  shift: (speech, { card, from, pile }, at) =>
    `Move ${cardIn(speech, at, card)} from pile ${from} to ${ontoPile(speech, at, pile)}`,
  summon: (speech, { card, pile }, at) => `Summon ${cardIn(speech, at, card)} onto pile ${pile}`,
  symmetry: (speech, { card }, at) => `Play ${cardIn(speech, at, card)}`,
  ability: (speech, { card, ability, only }, at) => {
    const found = findCard(at.view, card)
    const name = found?.place.pile ? speech.found(at, found) : cardIn(speech, at, card)
    return only ? `Use ${name}` : `Use ability ${ability + 1} of ${name}`
  },
  attack: (speech, { card, on }, at) =>
    `Attack ${victim(speech, at, on)} with ${cardIn(speech, at, card)} (pile ${findCard(at.view, card)?.place.pile})${blow(at, card, on)}`,
}

/** What an attack would do as things are: ": 4 damage", ": power 3 against 2" */
function blow(at: Telling, card: number | null | undefined, on: number | null | undefined): string {
  const { power, against } = foreseen(at.view, card, on)
  if (power === null) return ''
  if (on !== undefined) return `: power ${power} against ${against}`
  const { less } = factsOf(at.view).sides[1 - own(at)]!.shield
  return less > 0 && power > 0 ? `: ${power} damage, reduced by ${less}` : `: ${power} damage`
}

/** "your pile 2: Gorge Drake" */
function namedPile(speech: Speech, at: Telling, seat: Seat, pile: number): string {
  const creature = creatureOn(at.view, seat, pile)?.name
  const energy = energyOf(at.view, seat, pile).length
  return `${speech.pile(at, seat, pile)}: ${creature === undefined ? `${energy} energy` : speech.card(creature)}`
}

const targets: Readonly<Record<TargetOption['what'], Label<SeenOption<TargetOption>>>> = {
  card: (speech, { card, name, where }, at) => {
    if (name !== undefined) return speech.handle(at, card) ?? speech.card(name)
    return where === 'reserve' ? 'an unseen Energy card of their hand' : 'an unseen Main card of their hand'
  },
  pile: (speech, { seat, pile }, at) => namedPile(speech, at, seat!, pile!),
  graveyard: (_speech, { seat }, at) => `${whose(at, seat!)} graveyard`,
  player: (_speech, { seat }, at) => player(at, seat!),
  item: (speech, { name }) => `${speech.card(name!)} on the stack`,
}

const target: Label<SeenOption<TargetOption>> = (speech, option, at, ask) =>
  capital(targets[option.what](speech, option, at, ask))

const card: Label<SeenOption<CardOption>> = (speech, { card, name }, at) =>
  capital(speech.handle(at, card) ?? speech.card(name))

const playback: Readonly<Record<PlaybackOption['does'], Label<SeenOption<PlaybackOption>>>> = {
  keep: () => 'Keep it',
  change: () => 'Choose again',
  continue: (speech, { on }, at) => `Go on: attack ${victim(speech, at, on)}`,
  retarget: (speech, { on }, at) => `Attack ${victim(speech, at, on)} instead`,
  cancel: () => 'Call the attack off',
}

const draws: Readonly<Record<'rest' | 'main' | 'energy', string>> = {
  rest: 'Draw them all',
  main: 'Draw a Main card',
  energy: 'Draw an Energy card',
}

const mulligans: Readonly<Record<'keep' | 'mulligan', string>> = { keep: 'Keep this hand', mulligan: 'Draw a new hand' }

/** The questions whose options are moves. */
type MoveAsk = 'energy' | 'creature' | 'attack' | 'respond'

type AnswerAsk = Exclude<AskKind, MoveAsk>

/** The options of each other kind of question. */
interface Answers extends Record<AnswerAsk, OptionView> {
  readonly mulligan: OptionView & { readonly key: keyof typeof mulligans }
  readonly draw: OptionView & { readonly key: keyof typeof draws }
  readonly select: SeenOption<TargetOption>
  readonly reselect: SeenOption<TargetOption>
  readonly unfreeze: SeenOption<TargetOption>
  readonly pay: SeenOption<CardOption>
  readonly lose: SeenOption<CardOption>
  readonly limit: SeenOption<CardOption>
  readonly trigger: SeenOption<CardOption>
  readonly moveEnergy: SeenOption<CardOption>
  readonly recover: SeenOption<CardOption>
  readonly take: SeenOption<CardOption>
  readonly keep: SeenOption<CardOption>
  readonly playback: SeenOption<PlaybackOption>
  readonly placeEnergy: SeenOption<PlacingOption>
  readonly choose: SeenOption<ChoiceOption>
}

const answers: { readonly [K in AnswerAsk]: Label<Answers[K]> } = {
  mulligan: (_speech, { key }) => mulligans[key],
  draw: (_speech, { key }) => draws[key],
  select: target,
  reselect: target,
  unfreeze: target,
  pay: card,
  lose: card,
  limit: card,
  trigger: card,
  moveEnergy: card,
  recover: card,
  take: card,
  keep: card,
  playback: (speech, option, at, ask) => playback[option.does](speech, option, at, ask),
  placeEnergy: (speech, { does, card, pile }, at) =>
    does === 'none' ? 'Place nothing' : `Place ${cardIn(speech, at, card)} on ${ontoPile(speech, at, pile!)}`,
  choose: (_speech, { effects }) => capital(nested(effects, { selects: [], self: 'this card' })),
}

/** An option in words, without telling equal ones apart; null for one that this version does not know. */
export function plainLabel(speech: Speech, option: OptionView, ask: AskView, at: Telling): string | null {
  const label = typeof option.move === 'string' ? moves[option.move as keyof Moves] : answers[ask.kind as AnswerAsk]
  return (label as Label<OptionView> | undefined)?.(speech, option, at, ask) ?? null
}

/** Of equal options, the second is "Moss of your pile 2 (2)". */
export function labelFor(speech: Speech, option: OptionView, ask: AskView, at: Telling): string | null {
  const label = plainLabel(speech, option, ask, at)
  const before = ask.options.slice(
    0,
    Math.max(
      0,
      ask.options.findIndex(({ key }) => key === option.key),
    ),
  )
  const alike = before.filter((each) => plainLabel(speech, each, ask, at) === label).length
  return alike === 0 ? label : `${label} (${alike + 1})`
}
