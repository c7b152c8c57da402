import { type Act, type Avoid, type Line, type Lines, linesOf, type Sheet } from '@cardwright/capcom'
import type { SeenOption } from '@cardwright/engine'
import { type TableContext, useTable } from '../../table/context.ts'
import { capcomWords as said } from '../../words/en/boards/capcom.ts'
import { countsIn, damageIn } from './answers.ts'
import { factsIn, sheetOf, teamOf } from './facts.ts'
import { rankData, useIsPointed } from './pointed.ts'
import { letterOf, rankOf, ranksOf } from './ranks.ts'
import './moves.css'

const outcomes = { counter: said.counter, negate: said.negate } as const

/** A playing card of this rank: a close-up of it says what it is good for, and what the letters mean. */
const cardOf = ({ entry }: TableContext, rank: number): string | undefined =>
  [...entry.game.library.keys()].find((card) => rankOf({ entry }, card) === rank)

/** The cards that a move is made of; those that one lacks are empty. */
function Cards({ signs, held = signs.length }: { signs: readonly string[]; held?: number }) {
  return (
    <span className="cc-cards" aria-hidden data-content>
      {signs.map((sign, i) => (
        <b key={i} data-lacks={i >= held || undefined}>
          {sign}
        </b>
      ))}
    </span>
  )
}

interface MoveProps {
  readonly option: SeenOption<Act>
  /** A finger has read it: the next tap does it. */
  readonly isRead: boolean
  press(option: SeenOption<Act>): void
  leave(): void
}

/** An attack that can be laid now. */
export function MoveButton({ option, isRead, press, leave }: MoveProps) {
  const table = useTable()
  const { answering, words, asking, entry, view, near } = table
  const { use, value, priority, cost, cards, extra, outcome, act, isShared } = option
  const sheet = sheetOf(table, factsIn(table).seats[near]!.fighter)
  const { characters } = factsIn(table).teams[teamOf(near)]!
  const hand = view.zones[`hand:${near}`]?.cards ?? []
  const ranks = hand.filter(({ handle }) => cards.includes(handle)).map(({ name }) => rankOf(table, name)!)
  // a variable counter is the partner’s
  const def = characters.flatMap(({ fighter }) => sheetOf(table, fighter).moves).find(({ id }) => id === use)
  const names: Readonly<Record<string, string>> = {
    basic: `${value}`,
    throw: sheet.throw.name,
    'tag-super': isShared ? said.sharedTagSuper : said.tagSuper,
  }
  const name = names[use] ?? def?.name ?? entry.words?.name(use) ?? use
  const text = `${name}${extra > 0 ? ` +${extra}` : ''}`
  const told = words.option(option, answering.ask!, asking) ?? option.key
  const does = damageIn(table, option)
  const isBasic = use === 'basic'
  return (
    <button
      type="button"
      className="cc-move"
      data-key={option.key}
      data-use={isBasic ? 'basic' : undefined}
      data-outcome={outcome ?? undefined}
      data-card={cardOf(table, ranks[0] ?? 0)}
      data-ranks={rankData(ranks)}
      data-pointed={useIsPointed('card', ranks) || undefined}
      data-again={isRead || undefined}
      data-lit
      // who speaks to the page says what is written on it
      aria-label={said.asWritten(told, text)}
      aria-disabled={answering.sending || undefined}
      onClick={() => press(option)}
      onPointerEnter={() => answering.look(option)}
      onPointerLeave={() => answering.look(null)}
      onFocus={() => answering.look(option)}
      onBlur={leave}
    >
      <Cards signs={ranks.map(letterOf)} />
      {!isBasic && (
        <span className="cc-move__name" data-content>
          {text}
        </span>
      )}
      <span className="cc-move__terms" aria-hidden>
        {outcome !== null && <em>{outcomes[outcome]}</em>}
        {!isBasic && does > 0 && <b>{does}</b>}
        {act !== 'avoid' && !isBasic && <i>{said.shortPriority(priority)}</i>}
        {!isBasic && act !== 'variable' && <i>{'●'.repeat(cost)}</i>}
      </span>
    </button>
  )
}

/** A line of the sheet, whether it goes now or not. */
export type SheetLine = Line | Avoid

export const useOf = (line: SheetLine): string => ('use' in line ? line.use : line.id)

/** All that a fighter can do with cards: basic attacks, the throw, the moves. */
export const sheetLines = ({ basic, throw: thrown, moves, avoids }: Lines): readonly SheetLine[] => [
  basic,
  thrown,
  ...moves,
  ...avoids,
]

function nameIn({ throw: thrown, moves }: Sheet, use: string): string {
  if (use === 'basic') return said.basicAttack
  return use === 'throw' ? thrown.name : moves.find(({ id }) => id === use)!.name
}

/** The longest for which there is room. */
const lengths = ['short', 'medium', 'long'] as const
type Length = (typeof lengths)[number]

function termsOf(line: SheetLine, length: Length): string {
  if ('number' in line) return said.avoids
  const { type, damage, priority } = line
  return line.class === 'basic' ? said.basicTerms(priority, length) : said.terms(type, damage, priority, length)
}

/** `7+`, twice; `2–6`; a Queen. */
function signsOf(line: SheetLine, ranks: readonly number[]): string[] {
  const [least = 0, ...more] = ranks
  const sign = more.length === 0 ? letterOf(least) : said.ranks(least, more.at(-1)!, 'class' in line && line.cards > 1)
  return new Array<string>(line.cards).fill(sign)
}

/** A move that does not go now: a click says why. What it is worth is told where there is room. */
export function OtherMove({ line, hasTerms }: { line: SheetLine; hasTerms: boolean }) {
  const table = useTable()
  const { near, answering } = table
  const sheet = sheetOf(table, factsIn(table).seats[near]!.fighter)
  const ranks = ranksOf(line, linesOf(sheet))
  const counts = countsIn(table)
  const most = ranks.toSorted((a, b) => counts[b]! - counts[a]!)[0] ?? 0
  const use = useOf(line)
  const hand = table.view.zones[`hand:${near}`]?.cards ?? []
  const own = hand.flatMap(({ name }) => (rankOf(table, name) === most ? [name!] : [])).slice(0, line.cards)
  const keys: Readonly<Record<string, string>> = { basic: `attack:${own[0]}`, throw: `throw:${own.join('+')}` }
  return (
    <button
      type="button"
      className="cc-builder__line"
      data-card={cardOf(table, most)}
      data-ranks={rankData(ranks)}
      data-pointed={useIsPointed('card', ranks) || undefined}
      aria-disabled
      onClick={() => answering.whyNot([keys[use] ?? `use:${use}`])}
    >
      <Cards signs={signsOf(line, ranks)} held={own.length} />
      <span data-content={use === 'basic' ? undefined : true}>{nameIn(sheet, use)}</span>
      {hasTerms &&
        lengths.map((length) => (
          <small key={length} data-length={length}>
            {termsOf(line, length)}
          </small>
        ))}
    </button>
  )
}
