import type { AskView, OptionView, Telling } from '@cardwright/engine'
import { capital, listed, player, titled, whose } from '@cardwright/engine/english'
import type { CardDef } from '../../cards/definitions.ts'
import { keywordName } from '../../effects/keywords/text.ts'
import { money } from '../../effects/saying.ts'
import { effectsText } from '../../effects/text.ts'
import type { EffectOf } from '../../effects/vocabulary.ts'
import { factsOf, isAfterBell, isAskedForTime } from '../../facts.ts'
import { writtenIn } from '../../programs.ts'
import type { Segment } from '../../state.ts'

export type Library = ReadonlyMap<string, CardDef>

const contextOf = (ask: AskView): Readonly<Record<string, unknown>> => (ask.context ?? {}) as never

/** What a card is called. */
export const nameIn = (library: Library, id: string): string => library.get(id)?.name ?? titled(id)

/** Who a side is: a seat, or the boss. */
export const sideName = (at: Telling, side: number): string => (side < at.names.length ? player(at, side) : 'the boss')

export const sidesTableau = (at: Telling, side: number): string =>
  side < at.names.length ? `${whose(at, side)} tableau` : 'the boss’s tableau'

const purposes: Readonly<Record<string, string>> = {
  flip: 'Which card is flipped?',
  unflip: 'Which card is turned face up?',
  tokens: 'Which card gets the star tokens?',
  untoken: 'Which card loses star tokens?',
  binder: 'Which card goes to its owner’s binder?',
  hand: 'Which card returns to its owner’s hand?',
  discard: 'Which card do you discard?',
  play: 'Which card do you play?',
  take: 'Which card do you take from the Aftermarket?',
  choose: 'Which card do you choose?',
  move: 'Which card is moved?',
  swap: 'Which cards change places?',
  clash: 'Which card must they use?',
}

const purposeOf = ({ options }: AskView): string => {
  const purpose = (options?.[0] as { purpose?: string } | undefined)?.purpose
  return purposes[purpose ?? 'choose'] ?? purposes.choose!
}

const events: Readonly<Record<string, string>> = {
  played: 'a card is played',
  flipped: 'a card is flipped',
  clash: 'a clash',
  won: 'a clash is won',
  lost: 'a clash is lost',
  gainedCard: 'a card is gained',
  discarded: 'a card is discarded',
  action: 'an Action is used',
  lostPoints: 'RP are lost',
  effect: 'an effect resolves',
}

const offers = ({ options }: AskView, move: string): boolean =>
  options.some((option) => (option as { move?: string }).move === move)

/** MB-185, MB-186: what is still possible on a turn, before its Single and after it. */
function turnPrompt(ask: AskView): string {
  if (offers(ask, 'pass')) return 'Your turn: you cannot play a Single.'
  if (!offers(ask, 'end'))
    return offers(ask, 'action')
      ? 'Your turn: play a Single. You may use one Action before or after it.'
      : 'Your turn: play a Single.'
  const left = [
    ...(offers(ask, 'play') ? ['play another Single'] : []),
    ...(offers(ask, 'action') ? ['use one Action'] : []),
    ...(offers(ask, 'attach') ? ['attach a card'] : []),
  ]
  return left.length === 0 ? 'There is nothing more to do this turn.' : `You may still ${left.join(' or ')}.`
}

type Prompt = (ask: AskView, at: Telling, library: Library) => string

/** What follows when everybody is ready: what one can do no more. */
const afterReady: Readonly<Record<Segment, string>> = {
  first: 'second boosters are opened',
  second: 'nothing can be sold any more',
  last: 'your deck goes into the tournament as it is',
  grace: 'your deck goes into the tournament as it is',
}

/** MB-156, MB-157: those who have yet to say whether there is more time after the last bell. */
const yetToAgree = (at: Telling): readonly number[] => {
  const { grace } = factsOf(at.view)
  return at.view.waiting.flatMap(({ seat }) => (grace.includes(seat) ? [] : [seat]))
}

const namesOf = (at: Telling, seats: readonly number[]): string => listed(seats.map((seat) => player(at, seat)))

/** MB-156, MB-H13: somebody who has answered waits for the others, for a moment. */
function gracePrompt(at: Telling): string {
  const { grace } = factsOf(at.view)
  const missing = yetToAgree(at)
  if (isAskedForTime(factsOf(at.view), at.seat))
    return `The bell has rung. ${capital(namesOf(at, grace))} ${grace.length === 1 ? 'asks' : 'ask'} for more time: do you agree?`
  const agree = missing.length === 1 && missing[0] !== at.seat ? 'agrees' : 'agree'
  return `The bell has rung. The tournament begins within ten seconds, unless ${namesOf(at, missing)} ${agree} to more time.`
}

/** MB-155: for whom somebody waits who is ready, and what ends that at the latest. */
function readyPrompt(at: Telling): string {
  const { players, until } = factsOf(at.view)
  const awaited = at.view.waiting.flatMap(({ seat }) => (players[seat]!.ready ? [] : [seat]))
  const bell = until === null ? '' : ', until the bell at the latest'
  return `You are ready. Waiting for ${namesOf(at, awaited)}${bell}.`
}

const marketPrompt: Prompt = (ask, at) => {
  if (offers(ask, 'begin')) return 'The clock waits until you have looked at the result.'
  if (offers(ask, 'resume')) return 'The clock is stopped: meanwhile nobody can buy, sell or trade. Look around.'
  const { players, segment } = factsOf(at.view)
  if (isAfterBell(factsOf(at.view))) return gracePrompt(at)
  if (offers(ask, 'unready')) return readyPrompt(at)
  const isLast = offers(ask, 'ready') && players.every(({ ready }, seat) => ready || seat === at.seat)
  if (!isLast || segment === null) return 'The market is open: what do you do?'
  const others = players.length > 1 ? 'Everybody else is ready. ' : ''
  return `${others}When you are, ${afterReady[segment]}.`
}

/** The questions, by their kind. */
export const prompts: Readonly<Record<string, Prompt>> = {
  market: marketPrompt,
  promo: () => 'Which promo card do you take?',
  deck: (_ask, at) =>
    factsOf(at.view).round === 0
      ? 'Before the season: hand in your starter deck for a small tournament.'
      : 'The bell has rung: hand in your deck.',
  draft: () => 'Which card do you keep from this pack?',
  relic: () => 'Which relic do you take?',
  turn: turnPrompt,
  turns: (ask) =>
    offers(ask, 'end')
      ? 'You may still use one Action.'
      : 'Your turn: do one thing. You may use one Action before or after it.',
  accessories: () => 'Do you keep your Accessories for the next deck?',
  meta: () => 'Which Metagame card goes under its stack?',
  player: (ask, _at, library) => {
    const question =
      contextOf(ask).purpose === 'clash'
        ? 'Whom do you clash with? Top Card plus a revealed card: most stars win.'
        : 'Which player do you choose?'
    return ask.card?.name === undefined ? question : `${nameIn(library, ask.card.name)}: ${question}`
  },
  card: purposeOf,
  cards: purposeOf,
  playOne: () => 'Which card do you play from your hand?',
  symbol: () => 'Which Type or Element do you investigate?',
  name: () => 'Which card do you name?',
  drink: (ask) => `Play the revealed card without its Play effects, or lose ${contextOf(ask).rp} RP?`,
  place: () => 'Where do you put this card?',
  facing: () => 'Which way does this card point?',
  pay: (ask) => `Do you pay ${money(Number(contextOf(ask).dollars))}?`,
  may: () => 'Do you use this effect?',
  either: () => 'Which of these do you do?',
  trigger: () => 'Several of your effects wait. Which comes first?',
  markers: (ask) =>
    contextOf(ask).count === 1
      ? 'Put a Sell Marker on this card? An opponent’s flip then takes the marker instead.'
      : `Put ${contextOf(ask).count} Sell Markers on this card? Each is taken by an opponent’s flip instead.`,
  save: () => 'This card would be flipped. Do you give up an attached card instead?',
  heroic: () => 'This card would be flipped. Do you flip a Heroic card of yours instead?',
  duelist: () => 'Do you fight with a Duelist instead of this card?',
  react: (ask) => `Do you react to this: ${events[String(contextOf(ask).event)] ?? 'an effect'}?`,
  levelUp: () => 'Do you remove a star token, or flip the card?',
  keyword: () => 'Which Keyword card do you attach?',
}

type Label = (option: OptionView, ask: AskView, at: Telling, library: Library) => string | null

interface Fields {
  readonly move?: string
  readonly price?: number
  readonly lot?: number
  readonly from?: number
  readonly side?: number
  readonly place?: number
  readonly symbol?: string | null
  readonly deck?: number
  readonly branch?: number
  readonly collection?: number
  readonly tier?: string | null
  readonly to?: number
}

const fieldsOf = (option: OptionView): Fields => option as Fields

/** The second of two cards of one name is told apart by its number. */
const copy = (key: string): string => {
  const [, number] = /#(\d+)$/.exec(key) ?? []
  return number === undefined ? '' : ` (${number})`
}

/** The card that an option's key names. */
function cardOf({ key }: OptionView, library: Library): string {
  const [name] = key.replace(/^(play|action|sell|attach|collect|name):/, '').split(/[@#:]/)
  return nameIn(library, name!) + copy(key)
}

const lotPlaces: Readonly<Record<string, string>> = { core: 'the top of the Core deck', store: 'the top of the Store' }

/** What stands for sale under this number, as far as anybody sees it. */
function lotName(option: OptionView, at: Telling, library: Library): string {
  const { lot } = fieldsOf(option)
  const open = at.view.zones.aftermarket?.cards?.find(({ handle }) => handle === option.card)
  if (open?.name !== undefined) return `${nameIn(library, open.name)} from the Aftermarket (lot ${lot})`
  const found = factsOf(at.view).lots.find((each) => each.lot === lot)
  if (!found) return `lot ${lot}`
  const place = lotPlaces[found.where] ?? 'the Store'
  return `a card of ${titled(found.set)} from ${place} (lot ${lot})`
}

const names = (text: string | undefined, library: Library): string =>
  text === undefined || text === ''
    ? 'nothing'
    : text
        .split('+')
        .map((id) => nameIn(library, id))
        .join(', ')

/** What it brings or costs, where the answer says so. */
const priced = (option: OptionView): string => {
  const { price } = fieldsOf(option)
  return price === undefined ? '' : ` for ${money(price)}`
}

/** What one types in the market, said in words. */
const typed: Readonly<Record<string, (rest: readonly string[], at: Telling, library: Library) => string>> = {
  deck: ([deck, add, remove], _at, library) =>
    `Deck ${deck}: add ${names(add, library)}; remove ${names(remove, library)}`,
  collect: ([, add, remove], _at, library) =>
    `Collection: add ${names(add, library)}; remove ${names(remove, library)}`,
  fuse: ([tier, cards], _at, library) => `Fuse ${names(cards, library)} for a ${capital(tier!)} promo`,
  npc: ([npc, cards], _at, library) => `Win ${nameIn(library, npc!)} for ${names(cards, library)}`,
  give: ([to, cards, dollars], at, library) =>
    `Give ${names(cards, library)} and ${money(Number(dollars))} to ${player(at, Number(to))}`,
  offer: ([to, give, dollars, friendship, wants, wantsDollars, wantsFriendship], at, library) =>
    [
      `Offer ${player(at, Number(to))} ${names(give, library)} and ${money(Number(dollars))}`,
      friendship === 'none' ? '' : ` with ${nameIn(library, friendship!)}`,
      ` for ${names(wants, library)} and ${money(Number(wantsDollars))}`,
      wantsFriendship === '0' ? '' : ` and a Friendship card worth ${wantsFriendship} VP`,
    ].join(''),
}

/** MB-139, MB-155: what one is ready for, and gives up. */
const readyLabels: Readonly<Record<Segment, string>> = {
  first: 'I am ready for the second booster',
  second: 'I am ready: no more selling',
  last: 'I am ready for the tournament',
  grace: 'I am ready for the tournament',
}

const moves: Readonly<Record<string, Label>> = {
  buy: (option, _ask, at, library) => `Buy ${lotName(option, at, library)} for ${money(fieldsOf(option).price!)}`,
  accept: (option, _ask, at) => `Accept ${whose(at, fieldsOf(option).from!)} offer`,
  decline: (option, _ask, at) => `Decline ${whose(at, fieldsOf(option).from!)} offer`,
  withdraw: () => 'Withdraw your offer',
  ready: (_option, _ask, at) => {
    const facts = factsOf(at.view)
    return isAskedForTime(facts, at.seat) ? 'No: on to the tournament' : readyLabels[facts.segment ?? 'first']
  },
  unready: () => 'I am not ready after all',
  grace: (_option, _ask, at) =>
    factsOf(at.view).grace.length === 0 ? 'Ask for more time after the bell' : 'Agree to more time',
  pause: () => 'Stop the clock for a moment',
  resume: () => 'Start the clock again',
  begin: () => 'On to the trading floor',
  play: (option, _ask, _at, library) => `Play ${cardOf(option, library)}`,
  action: (option, _ask, _at, library) => `Use the Action of ${cardOf(option, library)}`,
  attach: (option, _ask, _at, library) => {
    const [, card, host] = option.key.split(':')
    return `Attach ${nameIn(library, card!.split('#')[0]!)}${copy(card!)} to ${nameIn(library, host!.split('#')[0]!)}${copy(host!)}`
  },
  pass: () => 'Pass',
  end: () => 'End your turn',
  sell: (option, _ask, _at, library) => `Sell ${cardOf(option, library)}${priced(option)}`,
  collect: (option, _ask, _at, library) => {
    const [, card, declared] = option.key.split(':')
    return `Put ${nameIn(library, card!)} into your ${capital(declared!)} collection`
  },
  score: () => 'Score your tableau and your collections',
}

const inMenu: Label = (option, ask, at, library) => {
  const { move } = fieldsOf(option)
  const [head, ...rest] = option.key.split(':')
  if (head === 'sell') return moves.sell!(option, ask, at, library)
  const ownCards = typed[head!]
  if (ownCards && rest.length > 0 && (ask.kind === 'market' || head === 'fuse')) return ownCards(rest, at, library)
  return move === undefined ? null : (moves[move]?.(option, ask, at, library) ?? null)
}

const theCard: Label = (option, _ask, _at, library) => cardOf(option, library)
const orNo =
  (text: string, prefix: string): Label =>
  (option, ask, at, library) =>
    option.key === 'no' ? text : `${prefix}${theCard(option, ask, at, library)}`

/** What is longer than this is read on the card. */
const maxLabel = 60

/** What the ability of an option does. */
function doneBy(library: Library, option: OptionView): string | null {
  const { ability } = option as { readonly ability?: unknown }
  const written = typeof ability === 'string' ? writtenIn(library, ability) : undefined
  return written && 'do' in written && typeof written.do !== 'string' ? effectsText(written.do) : null
}
const yesNo =
  (yes: string, no: string): Label =>
  ({ key }) =>
    key === 'yes' ? yes : no

/** Where a card lies that several may be called like. */
const placed: Label = (option, _ask, at, library) => {
  const [, zone, side] = /@(tableau|deckBox|accessories)(\d)/.exec(option.key) ?? []
  const own = cardOf({ ...option, key: option.key }, library)
  if (zone === undefined) return option.key.includes('@boss') ? `${own}, the boss’s` : own
  return `${capital(whose(at, Number(side)))} ${own}`
}

/** The effects of one branch, looked up where they are written. */
function branch(library: Library, ask: AskView, n: number): string {
  const effect = writtenIn(library, String(contextOf(ask).effect)) as EffectOf<'either'> | undefined
  const effects = effect?.of[n]
  return effects === undefined ? `Option ${n + 1}` : capital(effectsText(effects))
}

/** The answers, by the kind of the question. */
export const labels: Readonly<Record<string, Label>> = {
  market: inMenu,
  turn: inMenu,
  turns: inMenu,
  promo: theCard,
  draft: theCard,
  relic: theCard,
  meta: theCard,
  card: placed,
  cards: placed,
  deck: (option, ask) =>
    ask.options.length === 1 ? 'Hand in your deck' : `Hand in deck ${fieldsOf(option).deck! + 1}`,
  accessories: ({ key }) => (key === 'keep' ? 'Keep them' : 'Discard them'),
  player: (option, _ask, at) => capital(sideName(at, fieldsOf(option).side!)),
  playOne: (option, ask, at, library) =>
    option.key === 'none' ? 'I can play none' : theCard(option, ask, at, library),
  symbol: ({ key }) => capital(key),
  name: theCard,
  drink: ({ key }) => (key === 'play' ? 'Play the card' : 'Lose the RP'),
  place: (option, _ask, at) =>
    `${capital(sidesTableau(at, fieldsOf(option).side!))}, place ${fieldsOf(option).place! + 1}`,
  facing: ({ key }) => (key === 'left' ? 'To the left' : 'To the right'),
  pay: yesNo('Pay', 'Do not pay'),
  may: yesNo('Use it', 'Do not use it'),
  markers: yesNo('Yes', 'No'),
  either: (option, ask, _at, library) => branch(library, ask, fieldsOf(option).branch!),
  trigger: theCard,
  save: orNo('Let it be flipped', 'Give up '),
  heroic: orNo('Let it be flipped', 'Flip '),
  duelist: orNo('Fight with this card', 'Fight with '),
  react: (option, ask, at, library) => {
    const reaction = orNo('Do not react', 'React with ')(option, ask, at, library)
    const does = doneBy(library, option)
    return does === null || does.length > maxLabel ? reaction : `${reaction}: ${does}`
  },
  levelUp: ({ key }) => (key === 'token' ? 'Remove a star token' : 'Flip the card'),
  keyword: (option, _ask, _at, library) => {
    const def = library.get(option.key)
    return def?.kind === 'keyword' ? keywordName(def.keyword) : null
  },
}
