import {
  type Act,
  type CapcomDef,
  type Chain,
  type Combo,
  combos,
  freshChain,
  type Line,
  linesOf,
  type Moment,
  type Play,
  playsOf,
  type Sheet,
  strongest,
} from '@cardwright/capcom'
import type { OptionView, SeenOption } from '@cardwright/engine'
import { type TableContext, useTable } from '../../table/context.ts'
import { capcomWords as said } from '../../words/en/boards/capcom.ts'
import { answersTo, comesTo, countsIn, damageIn, tagSuperIn } from './answers.ts'
import { factsIn, sheetOf, teamOf } from './facts.ts'
import './builder.css'

/** Where an attack would stand, by what is asked. */
const moments: Readonly<Record<string, Moment>> = { combat: 'open', chain: 'follow', answer: 'counter', shot: 'shot' }
const outcomes = { counter: said.counter, negate: said.negate } as const

/**
 * The combo builder: all moves of one’s fighter, and lit among them which attacks are legal next, what each costs and
 * adds; the strongest string from here, and what the other side could answer by the rules. While others act, what one’s
 * own fighter can do stays in sight.
 */
export function Builder() {
  const table = useTable()
  const { answering, view, near, isAhead } = table
  const { chain, seats } = factsIn(table)
  const ask = view.seat === near ? answering.ask : null
  const moment = ask ? moments[ask.kind] : undefined
  const sheet = sheetOf(table, seats[near]!.fighter)
  const now = ask?.kind === 'chain' && chain ? chain : freshChain(sheet.combo)
  const attacks = moment
    ? (ask!.options as readonly SeenOption<Act>[]).filter(
        ({ act }) => act === 'play' || act === 'avoid' || act === 'variable',
      )
    : []
  const looked = attacks.find(({ key }) => key === answering.preview?.key) ?? null
  const others = linesOf(sheet).moves.filter((line) => !attacks.some(({ use }) => use === line.use))
  return (
    <section
      className="cc-builder"
      data-idle={moment === undefined || undefined}
      aria-label={moment ? said.builder : said.yourMoves}
    >
      {moment && <Points left={now.points} full={now.full} cost={Number(looked?.cost ?? 0)} />}
      <ul className="cc-builder__moves">
        {oneOfEach(attacks).map((option) => (
          <li key={option.key}>
            <MoveButton option={option} />
          </li>
        ))}
        {others.map((line) => (
          <li key={line.use}>
            <OtherMove line={line} isShort={moment !== undefined} />
          </li>
        ))}
      </ul>
      {moment && <Prospects attacks={attacks} looked={looked} sheet={sheet} chain={now} moment={moment} />}
      {ask?.kind === 'cleanUp' && !isAhead && <p className="cc-builder__best">{howToTidy(ask.options)}</p>}
    </section>
  )
}

function Points({ left, full, cost }: { left: number; full: number; cost: number }) {
  return (
    <div className="cc-builder__points" role="img" aria-label={said.pointsLabel(left, full)}>
      {Array.from({ length: full }, (_, i) => (
        <i key={i} data-left={i < left} data-cost={i >= left - cost && i < left} />
      ))}
      <span aria-hidden>{said.points(left, full)}</span>
    </div>
  )
}

interface ProspectsProps {
  readonly attacks: readonly SeenOption<Act>[]
  readonly looked: SeenOption<Act> | null
  readonly sheet: Sheet
  readonly chain: Chain
  readonly moment: Moment
}

/** What could come of it: the strongest string, and what the other side could answer. */
function Prospects({ attacks, looked, sheet, chain, moment }: ProspectsProps) {
  const table = useTable()
  const { kind, options } = table.answering.ask!
  // no combo follows
  const end = looked && comesTo(table, looked)
  const best = end === null ? bestString(table, sheet, chain, moment, looked) : null
  // without a pointer nothing is looked at: then it is what the strongest string opens with
  const opener = looked ?? attacks.find(({ use, value }) => use === best?.first.line.use && value === best?.first.value)
  const risk = opener && said.risk(best?.names[0] ?? '', answersTo(table, opener))
  const canBlock = options.some(({ act }) => act === 'block')
  return (
    <>
      <p className="cc-builder__best">
        {attacks.length === 0 && said.noAttack}
        {end}
        {best && (looked || best.length > 1) && (
          <>
            <b>{(looked ? said.fromThere : said.strongest)(best.damage)}:</b> {best.text}
          </>
        )}
      </p>
      {kind === 'combat' && (
        // its line is there before it is filled: else what one points at would move away
        <p className="cc-builder__answers">{risk ?? (canBlock && said.howToBlock)}</p>
      )}
    </>
  )
}

/** A playing card of this rank: a close-up of it says what it is good for, and what the letters mean. */
const cardOf = ({ entry }: Pick<TableContext, 'entry'>, rank: number): string | undefined =>
  ([...entry.game.library.values()] as CapcomDef[]).find((def) => def.kind === 'card' && def.rank === rank)?.id

/** A move that does not go now: a click says why. */
function OtherMove({ line, isShort }: { line: Line; isShort: boolean }) {
  const table = useTable()
  const { near, answering } = table
  const { fighter } = factsIn(table).seats[near]!
  const { type, damage, priority, use } = line
  // the longest for which there is room
  const terms = (['short', 'medium', 'long'] as const).slice(0, isShort ? 1 : 3)
  return (
    <button
      type="button"
      className="cc-builder__line"
      data-card={cardOf(table, line.rank)}
      aria-disabled
      onClick={() => answering.whyNot([`use:${use}`])}
    >
      <span data-content>{sheetOf(table, fighter).moves.find(({ id }) => id === use)!.name}</span>
      {terms.map((length) => (
        <small key={length} data-length={length}>
          {said.terms(type, damage, priority, length)}
        </small>
      ))}
    </button>
  )
}

/** What a click on a lit card does while one cleans up. */
function howToTidy(options: readonly OptionView[]): string | null {
  const moves = new Set(options.flatMap(({ move, card, cards }) => ((card ?? cards) === undefined ? [] : [move])))
  if (moves.size === 0) return null
  return moves.size === 1 && moves.has('meter') ? said.howToMeter : said.howToTidy
}

/** Equal moves with other cards are one button; the hand tells them apart. */
function oneOfEach(options: readonly SeenOption<Act>[]): SeenOption<Act>[] {
  const seen = new Set<string>()
  return options.filter(({ use, value, extra, act, isShared }) => {
    const key = [act, use, value, extra, isShared].join()
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

function MoveButton({ option }: { option: SeenOption<Act> }) {
  const table = useTable()
  const { answering, words, asking, entry } = table
  const { use, value, priority, cost, extra, outcome, act, isShared } = option
  const sheet = sheetOf(table, factsIn(table).seats[table.near]!.fighter)
  const { characters } = factsIn(table).teams[teamOf(table.near)]!
  const line = linesOf(sheet).moves.find((each) => each.use === use)
  // a variable counter is the partner’s
  const def = characters.flatMap(({ fighter }) => sheetOf(table, fighter).moves).find(({ id }) => id === use)
  const names: Readonly<Record<string, string>> = {
    basic: `${value}`,
    throw: said.throwOf(sheet.throw.name, value),
    'tag-super': isShared ? said.sharedTagSuper : said.tagSuper,
  }
  const name = names[use] ?? def?.name ?? entry.words?.name(use) ?? use
  const text = `${name}${extra > 0 ? ` +${extra}` : ''}`
  const told = words.option(option, answering.ask!, asking) ?? option.key
  const does = damageIn(table, option)
  return (
    <button
      type="button"
      className="cc-move"
      data-key={option.key}
      data-use={use === 'basic' ? 'basic' : undefined}
      data-outcome={outcome ?? undefined}
      data-card={cardOf(table, value || (line?.rank ?? 0))}
      data-lit
      // who speaks to the page says what is written on it
      aria-label={said.asWritten(told, text)}
      aria-disabled={answering.sending || undefined}
      onClick={() => answering.choose(option.key)}
      onPointerEnter={() => answering.look(option)}
      onPointerLeave={() => answering.look(null)}
      onFocus={() => answering.look(option)}
      onBlur={() => answering.look(null)}
    >
      <span className="cc-move__name" data-content>
        {text}
      </span>
      <span className="cc-move__terms" aria-hidden>
        {outcome !== null && <em>{outcomes[outcome]}</em>}
        {use !== 'basic' && does > 0 && <b>{does}</b>}
        {act !== 'avoid' && use !== 'basic' && <i>{said.shortPriority(priority)}</i>}
        {use !== 'basic' && act !== 'variable' && <i>{'●'.repeat(cost)}</i>}
      </span>
    </button>
  )
}

/** The string that does most, from the attack that is looked at or from here. */
function bestString(
  table: ReturnType<typeof useTable>,
  sheet: ReturnType<typeof sheetOf>,
  chain: ReturnType<typeof freshChain>,
  moment: Moment,
  looked: OptionView | null,
): { text: string; names: readonly string[]; first: Play; damage: number; length: number } | null {
  if (moment === 'counter' && looked === null) return null
  const isFirst = ({ first: { line, value, extra } }: Combo) =>
    looked === null || (line.use === looked.use && value === looked.value && extra === looked.extra)
  const tagSuper = moment === 'shot' ? null : tagSuperIn(table)
  const best = strongest(combos(linesOf(sheet), countsIn(table), chain, moment, tagSuper).filter(isFirst))
  if (best === null) return null
  const name = ({ line, value }: Play): string => {
    if (line.class === 'basic') return String(value)
    if (line.class === 'throw') return sheet.throw.name
    return sheet.moves.find(({ id }) => id === line.use)?.name ?? said.tagSuper
  }
  const names = playsOf(best).map(name)
  return { text: names.join(' → '), names, first: best.first, damage: best.damage, length: names.length }
}
