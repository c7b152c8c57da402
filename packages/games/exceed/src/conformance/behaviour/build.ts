import type { ClientChoice, ClientScenario, Player, Step } from '../format.ts'

/** A place for what is said of one deck. */
type Says = (
  what: string,
  spaces: readonly [number, number],
  ...steps: readonly (Step | readonly Step[])[]
) => ClientScenario

/** Positions of a deck against itself, or against another. */
export const of =
  (deck: string, foe = deck): Says =>
  (what, [mine, theirs], ...steps) => ({
    id: `${deck}: ${what}`,
    fighters: { P1: deck, P2: foe },
    start: { P1: { space: mine }, P2: { space: theirs } },
    steps: steps.flat(),
  })

/** Against a fighter who adds nothing to a Strike. */
export const against = (deck: string): Says => of(deck, 'nehtali')

const into =
  (setup: string) =>
  (card: string, as = card, player: Player = 'P1'): Step[] => [
    { setup: 'card_in_hand', player, card, as },
    { setup, player, ref: as },
  ]

/** A card in the hand, by its id and the name that it has in the position. */
export const holds = (card: string, as = card, player: Player = 'P1'): Step => ({
  setup: 'card_in_hand',
  player,
  card,
  as,
})
export const holdsNothing = (player: Player = 'P1'): Step => ({ setup: 'empty_hand', player })
export const onDeck = into('move_from_hand_to_deck')
export const inGauge = into('move_from_hand_to_gauge')
export const inDiscard = into('move_from_hand_to_discard')
export const inOverdrive = into('move_from_hand_to_overdrive')
export const inSealed = into('move_from_hand_to_sealed')
export const transformed = into('move_from_hand_to_transforms')
/** This many cards of the deck as Gauge, all under one name. */
export const gauge = (n: number, as = 'gauge', player: Player = 'P1'): Step => ({
  setup: 'gauge_from_top_of_deck',
  player,
  n,
  as,
})
export const life = (n: number, player: Player = 'P1'): Step => ({ setup: 'life', player, n })
export const token = (buddy: string, space: number, player: Player = 'P1'): Step => ({
  setup: 'buddy_location',
  player,
  buddy,
  space,
})
export const exceeded = (player: Player = 'P1'): Step => ({ setup: 'exceed', player })

export const boost = (card: string, pay: readonly string[] = [], player: Player = 'P1'): Step => ({
  action: 'boost',
  player,
  card,
  pay: pay.map((each) => `$${each}`),
})
export const prepare = (player: Player = 'P2'): Step => ({ action: 'prepare', player, discard_to_7: 'first' })
export const move = (space: number, pay: readonly string[], player: Player = 'P1'): Step => ({
  action: 'move',
  player,
  space,
  pay: pay.map((each) => `$${each}`),
})
export const change = (pay: readonly string[], player: Player = 'P1'): Step => ({
  action: 'change',
  player,
  pay: pay.map((each) => `$${each}`),
})
export const act = (index = 0, pay: readonly string[] = [], player: Player = 'P1'): Step => ({
  action: 'character_action',
  player,
  index,
  pay: pay.map((each) => `$${each}`),
})
/** An action that a card in play gives. */
export const actOfCard = (index = 0, player: Player = 'P1'): Step => ({ action: 'bonus_action', player, index })
export const goExceed = (pay: readonly string[], player: Player = 'P1'): Step => ({
  action: 'exceed',
  player,
  pay: pay.map((each) => `$${each}`),
})
export const choose = (choice: ClientChoice, player: Player = 'P1'): Step => ({ choose: choice, player })

interface Answers {
  readonly mine?: readonly ClientChoice[]
  readonly theirs?: readonly ClientChoice[]
  readonly ex?: boolean
  readonly exDefence?: boolean
  readonly by?: Player
}

/** P1 strikes, unless said; `mine` are the answers of whoever strikes. A card with a name is `$name`. */
export const strike = (
  attack: string,
  defend: string,
  { mine, theirs, ex, exDefence, by = 'P1' }: Answers = {},
): Step => ({
  action: 'strike',
  attacker: by,
  attack,
  defend,
  ...(mine && { attacker_choices: [...mine] }),
  ...(theirs && { defender_choices: [...theirs] }),
  ...(ex && { attack_ex: true }),
  ...(exDefence && { defend_ex: true }),
})

type Wanted = Readonly<Record<string, string | number | boolean | readonly string[]>>

export const expect = (check: Wanted): Step => ({ check: { ...check } as Record<string, never> })
/** The life of both. */
export const lives = (mine: number, theirs: number): Step => expect({ 'P1.life': mine, 'P2.life': theirs })
/** The spaces of both. */
export const stand = (mine: number, theirs: number): Step => expect({ 'P1.space': mine, 'P2.space': theirs })

const normals = (family: string) => ({
  grasp: `${family}_normal_grasp`,
  cross: `${family}_normal_cross`,
  assault: `${family}_normal_assault`,
  dive: `${family}_normal_dive`,
  spike: `${family}_normal_spike`,
  sweep: `${family}_normal_sweep`,
  focus: `${family}_normal_focus`,
  block: `${family}_normal_block`,
})
/** The Normals of seasons 1 to 5, of season 6, and of season 7, where two have other names. */
export const standard = normals('standard')
export const uni = normals('uni')
export const gg = { ...normals('gg'), slash: 'gg_normal_slash', dust: 'gg_normal_dust' }
