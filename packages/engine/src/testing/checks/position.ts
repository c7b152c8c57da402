import type { Ask, Option } from '../../ask.ts'
import type { AnyGame } from '../../game.ts'
import { randomAnswer } from '../../headless.ts'
import type { Match } from '../../match.ts'
import type { Random } from '../../random.ts'
import { isRefusal } from '../../types.ts'
import { Found, must, mustEqual } from '../found.ts'
import { keysOf } from './answers.ts'
import { type Fractions, mustBePlain } from './plain.ts'
import { ruleIsKnown } from './told.ts'

/** Every card is in exactly one zone, and as many are there as at the beginning. */
export function cardsAreConserved(match: Match, cards: number): void {
  const { table } = match
  const lying = table.zones.flatMap((zone) => zone.cards.map((card) => ({ card, zone })))
  must(table.cards.length === cards, 'cards', () => `there were ${cards} cards, and now ${table.cards.length}`)
  must(lying.length === cards, 'cards', () => `${cards} cards were made, and ${lying.length} lie in zones`)
  must(new Set(lying.map(({ card }) => card)).size === cards, 'cards', () => 'a card lies in two places')
  for (const { card, zone } of lying) {
    must(card.zone === zone, 'cards', () => `card ${card.id} lies in ${zone.name} and says ${card.zone.name}`)
    must(table.cards[card.id] === card, 'cards', () => `card ${card.id} is not the table's`)
    const isHosted = card.host === null || (card.host !== card.id && table.cards[card.host] !== undefined)
    must(isHosted, 'cards', () => `card ${card.id} has host ${card.host}`)
  }
}

/** Keys are unique and can be typed; options are plain data; looking at them changes nothing. */
export function optionsAreSound(game: AnyGame, ask: Ask, fractions: Fractions): void {
  const options = ask.offered()
  const keys = new Set<string>()
  must(
    options.length > 0 || ask.some !== null || ask.spec.form !== undefined,
    'options',
    () => `${ask.kind} offers nothing`,
  )
  for (const option of options) {
    mustBePlain(option, 'options', `${ask.kind} ${option.key}`, fractions)
    must(/^\S+$/.test(option.key), 'options', () => `${ask.kind} has the key "${option.key}", which cannot be typed`)
    must(!keys.has(option.key), 'options', () => `${ask.kind} offers ${option.key} twice`)
    keys.add(option.key)
  }
  ruleIsKnown(game, ask.spec.rule, `the ask ${ask.kind}`)
  if (ask.spec.forced) must(options.length === 1, 'options', () => `${ask.kind} is forced and offers ${options.length}`)
  if (ask.spec.skip !== undefined) must(keys.has(ask.spec.skip), 'options', () => `${ask.kind} lacks ${ask.spec.skip}`)
  mustEqual(ask.offered(), options, 'options', `${ask.kind}, asked again`)
}

/** Every walk that `next` allows leads to an answer that is taken. */
export function walksEnd(ask: Ask, random: Random): void {
  for (let walk = 0; walk < 4; walk++) {
    let answer: Option | readonly Option[]
    try {
      answer = randomAnswer(ask, random)
    } catch (error) {
      throw new Found('next', (error as Error).message)
    }
    const keys = keysOf(answer)
    const read = ask.read(keys)
    must(
      !isRefusal(read),
      'next',
      () => `${ask.kind} allows ${keys.join(', ')}, and refuses it: ${isRefusal(read) && read.why}`,
    )
    if (ask.some === null) return
  }
}

/** Two states share nothing but what is frozen, and are equal. */
export function cloneIsDeep(match: Match, fractions: Fractions): void {
  const { state } = match.table
  mustBePlain(state, 'clone', 'state', fractions)
  const copy = match.game.clone(state)
  mustEqual(copy, state, 'clone', 'a clone of the state')
  const apart = (a: unknown, b: unknown, path: string): void => {
    if (typeof a !== 'object' || a === null) return
    must(a !== b || Object.isFrozen(a), 'clone', () => `${path} is shared by a state and its clone`)
    for (const key of Object.keys(a)) apart((a as never)[key], (b as never)[key], `${path}.${key}`)
  }
  apart(copy, state, 'state')
}
