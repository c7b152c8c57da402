import {
  type Act,
  type Combo,
  combos,
  freshChain,
  linesOf,
  type Moment,
  type Play,
  playsOf,
  strongest,
} from '@cardwright/capcom'
import type { OptionView, SeenOption } from '@cardwright/engine'
import { useWide } from '../../design/use-media.ts'
import { useTable } from '../../table/context.ts'
import { capcomWords as said } from '../../words/en/boards/capcom.ts'
import { answersTo, countsIn, tagSuperIn } from './answers.ts'
import { factsIn, sheetOf, teamOf } from './facts.ts'
import { meaningOf } from './legend.ts'
import './builder.css'

/** Where an attack would stand, by what is asked. */
const moments: Readonly<Record<string, Moment>> = { combat: 'open', chain: 'follow', answer: 'counter', shot: 'shot' }
const outcomes = { counter: said.counter, negate: said.negate } as const

/**
 * The combo builder: which attacks are legal next, what each costs and adds, the strongest string from here, and what the
 * other side could answer by the rules.
 */
export function Builder() {
  const table = useTable()
  const { answering, view, near } = table
  const { ask } = answering
  if (!ask || view.seat !== near || !(ask.kind in moments)) return <Idle />
  const { chain } = factsIn(table)
  const sheet = sheetOf(table, factsIn(table).seats[near]!.fighter)
  const isOwn = ask.kind === 'chain'
  const now = isOwn && chain ? chain : freshChain(sheet.combo)
  const attacks = (ask.options as readonly SeenOption<Act>[]).filter(
    ({ act }) => act === 'play' || act === 'avoid' || act === 'variable',
  )
  const looked = attacks.find(({ key }) => key === answering.preview?.key) ?? null
  const moment = moments[ask.kind]!
  const canBlock = ask.options.some(({ act }) => act === 'block')
  const best = bestString(table, sheet, now, moment, looked)
  // without a pointer nothing is looked at: then it is what the strongest string opens with
  const opener = looked ?? attacks.find(({ use, value }) => use === best?.first.line.use && value === best?.first.value)
  const risk = opener && said.risk(best?.names[0] ?? '', answersTo(table, opener))
  return (
    <section className="cc-builder" aria-label={said.builder}>
      <div className="cc-builder__points" role="img" aria-label={said.pointsLabel(now.points, now.full)}>
        {Array.from({ length: now.full }, (_, i) => (
          <i
            key={i}
            data-left={i < now.points}
            data-cost={i >= now.points - Number(looked?.cost ?? 0) && i < now.points}
          />
        ))}
        <span aria-hidden>{said.points(now.points, now.full)}</span>
      </div>
      <ul className="cc-builder__moves">
        {oneOfEach(attacks).map((option) => (
          <li key={option.key}>
            <MoveButton option={option} />
          </li>
        ))}
        {attacks.length === 0 && <li className="cc-builder__none">{said.noAttack}</li>}
      </ul>
      <p className="cc-builder__best">
        {best && (looked || best.length > 1) && (
          <>
            <b>{looked ? said.fromThere : said.strongest}:</b> {best.text} = <b>{best.damage}</b>
          </>
        )}
      </p>
      {ask.kind === 'combat' && (
        // its line is there before it is filled: else what one points at would move away
        <p className="cc-builder__answers">{risk ?? (canBlock && said.howToBlock)}</p>
      )}
    </section>
  )
}

/** While others act, what one’s own fighter can do stays in sight. */
function Idle() {
  const table = useTable()
  const { near, answering } = table
  const isShort = !useWide()
  const sheet = sheetOf(table, factsIn(table).seats[near]!.fighter)
  return (
    <section className="cc-builder" data-idle aria-label={said.yourMoves}>
      <ul className="cc-builder__moves">
        {linesOf(sheet).moves.map((line) => (
          <li key={line.use} className="cc-builder__line">
            <span data-content>{sheet.moves.find(({ id }) => id === line.use)!.name}</span>
            <small title={meaningOf(`Type ${line.type}`)}>
              {said.terms(line.type, line.damage, line.priority, isShort)}
            </small>
          </li>
        ))}
      </ul>
      {answering.ask?.kind === 'cleanUp' && <p className="cc-builder__best">{howToTidy(answering.ask.options)}</p>}
    </section>
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
  const { use, value, damage, priority, cost, extra, outcome, act, isShared } = option
  const sheet = sheetOf(table, factsIn(table).seats[table.near]!.fighter)
  const { characters } = factsIn(table).teams[teamOf(table.near)]!
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
  return (
    <button
      type="button"
      className="cc-move"
      data-key={option.key}
      data-use={use === 'basic' ? 'basic' : undefined}
      data-outcome={outcome ?? undefined}
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
        {use !== 'basic' && <b>{damage}</b>}
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
