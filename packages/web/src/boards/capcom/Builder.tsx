import {
  type Act,
  type Chain,
  type Combo,
  combos,
  freshChain,
  linesOf,
  type Moment,
  type Play,
  playsOf,
  type Sheet,
  strongest,
} from '@cardwright/capcom'
import type { OptionView, SeenOption } from '@cardwright/engine'
import { useState } from 'react'
import { useNarrow, useTouch } from '../../design/use-media.ts'
import { useTable } from '../../table/context.ts'
import { capcomWords as said } from '../../words/en/boards/capcom.ts'
import { answersTo, comesTo, countsIn, tagSuperIn } from './answers.ts'
import { factsIn, sheetOf } from './facts.ts'
import { MoveButton, OtherMove, sheetLines, useOf } from './Moves.tsx'
import { usePointing } from './pointed.ts'
import './builder.css'

/** Where an attack would stand, by what is asked. */
const moments: Readonly<Record<string, Moment>> = { combat: 'open', chain: 'follow', answer: 'counter', shot: 'shot' }

/** A finger reads an attack first, as a pointer does: the second tap on it answers. */
function useReading(ask: string | undefined) {
  const { answering } = useTable()
  const isTouch = useTouch()
  const [read, setRead] = useState<string | null>(null)
  const idOf = ({ key }: OptionView) => `${ask} ${key}`
  return {
    isRead: (option: OptionView) => read === idOf(option),
    press(option: OptionView) {
      if (!isTouch || read === idOf(option)) return answering.choose(option.key)
      setRead(idOf(option))
      answering.look(option)
    },
    leave() {
      setRead(null)
      answering.look(null)
    },
  }
}

/**
 * The combo builder: all moves of one’s fighter, with the cards that they take, and lit among them which attacks are legal next, what each costs and
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
  const others = sheetLines(linesOf(sheet)).filter(
    (line) => !(moment && useOf(line) === 'basic') && !attacks.some(({ use }) => use === useOf(line)),
  )
  const { isRead, press, leave } = useReading(ask?.id)
  const isNarrow = useNarrow()
  usePointing()
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
            <MoveButton option={option} isRead={isRead(option)} press={press} leave={leave} />
          </li>
        ))}
        {others.map((line) => (
          <li key={useOf(line)}>
            <OtherMove line={line} hasTerms={moment === undefined} />
          </li>
        ))}
      </ul>
      {moment && <Prospects attacks={attacks} looked={looked} sheet={sheet} chain={now} moment={moment} />}
      {ask?.kind === 'cleanUp' && !isAhead && <p className="cc-builder__best">{howToTidy(ask.options, isNarrow)}</p>}
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

/** What a click on a lit card does while one cleans up. */
function howToTidy(options: readonly OptionView[], isOpened: boolean): string | null {
  const moves = new Set(options.flatMap(({ move, card, cards }) => ((card ?? cards) === undefined ? [] : [move])))
  if (moves.size === 0) return null
  return moves.size === 1 && moves.has('meter') && !isOpened ? said.howToMeter : said.howToTidy
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
