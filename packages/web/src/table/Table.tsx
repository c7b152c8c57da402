import type { Entry } from '@cardwright/catalog'
import { wordsOf } from '@cardwright/catalog/words'
import type { AskView, SeenEvent, Telling } from '@cardwright/engine'
import type { Snapshot } from '@cardwright/protocol'
import { LazyMotion, MotionConfig } from 'motion/react'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { idle } from '../app/idle.ts'
import { type Speed, useSettings } from '../app/settings.ts'
import { later } from '../design/later.tsx'
import { useStill } from '../design/use-media.ts'
import { tableWords } from '../words/en/table/table.ts'
import { marked } from '../words/marked.tsx'
import { HandDrag } from './aim/HandDrag.tsx'
import { HoldingHere } from './aim/holding.tsx'
import { LayoutIds } from './card/layout-ids.ts'
import { MovingHere } from './card/use-moving.ts'
import { Zoom } from './card/Zoom.tsx'
import { type Given, type TableContext, TableHere } from './context.ts'
import type { Look } from './contract.ts'
import { useDigits } from './digits.ts'
import { Drawn, DrawnHere } from './drawn.ts'
import { paceOf } from './pace.ts'
import { fetchReason } from './parts/AdviceLine.tsx'
import { AskBar } from './parts/AskBar.tsx'
import { Connection } from './parts/Connection.tsx'
import type { EndingProps } from './parts/Ending.tsx'
import { Hand } from './parts/Hand.tsx'
import { Live } from './parts/Live.tsx'
import { Rail } from './parts/Rail.tsx'
import { SeatStrip } from './parts/SeatStrip.tsx'
import { Tools, type ToolsProps } from './parts/Tools.tsx'
import type { Sitting } from './playback.ts'
import { namedFor } from './seat-names.ts'
import { play } from './sound.ts'
import { type Adviser, useAdvice, useAdviceMarks } from './use-advice.ts'
import { type Gate, useAnswering } from './use-answering.ts'
import { useCalling } from './use-calling.ts'
import { useChair, useShowing } from './use-chair.ts'
import { useKeys } from './use-keys.ts'
import './table.css'

export interface TableProps {
  readonly sitting: Sitting
  readonly entry: Entry
  readonly look: Look
  /** Actions beside answering. */
  readonly tools?: ToolsProps
  /** What follows the match, shown over the board once it is over. */
  readonly ending?: EndingProps
  /** The seat whose side is near; by default the player's own. */
  readonly from?: number
  readonly gate?: Gate
  /** Who can be asked what they would do: nobody where people play each other. */
  readonly adviser?: Adviser | undefined
  /** Called when an answer has been taken back. */
  readonly onUndo?: () => void
  /** Answers are held back while this is so: a teacher speaks. */
  readonly held?: boolean
  /** The log begins after so many events. */
  readonly since?: number
  /** Connects again, for a table on a server. */
  reconnect?(): void
  /** Above the answers: what a guide says. */
  readonly children?: ReactNode
  /** Below the board, above the prompt: a timeline, a teacher. */
  readonly aside?: ReactNode
}

const nothingAsked: readonly never[] = []

const goneIn = (events: readonly SeenEvent[]): ReadonlySet<number> =>
  new Set(
    events.flatMap(({ type, cards = [] }) =>
      type === 'move' ? cards.flatMap(({ was, from, to }) => (was === undefined || from === to ? [] : [was])) : [],
    ),
  )

const never = new Promise<never>(() => {})

/** How cards are seen to move. Where it cannot be fetched, they lie where they belong without it. */
const motionFeatures = async () => {
  await idle()
  const features = await import('./motion-features.ts').catch(() => null)
  return features?.domMax ?? never
}

/** What a match ends with, and what advice is explained by, is fetched while it is played. */
const Ending = later(async () => (await import('./parts/Ending.tsx')).Ending)
const fetchMore = () => void idle().then(() => Promise.all([Ending.fetch(), fetchReason()]).catch(() => {}))

/** After so long, in ms, somebody who waits for an answer is told that there is none. */
const patience = 2500

function useSlow(isSending: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isSending) return
    const timer = setTimeout(() => setSlow(true), patience)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isSending])
  return isSlow
}

/** How long a card moves, in seconds. */
const moveSeconds: Readonly<Record<Speed, number>> = { step: 0.32, slow: 0.32, normal: 0.32, fast: 0.18, instant: 0 }

/** Whether the player's time runs out: a clock of the table, or one of the game itself. */
export const isTimed = ({ clock, view, seat }: Snapshot): boolean => {
  const own = seat === null ? undefined : clock?.seats[seat]
  return (own?.left ?? own?.until ?? null) !== null || view?.waiting.some(({ until }) => until !== undefined) === true
}

/** An attribute that is there, or is not. */
const mark = (is: boolean): true | undefined => is || undefined

/** What the tab of the browser says. */
function headline({ over, asks, seat }: Snapshot): string {
  if (over) return tableWords.over
  if (asks.length > 0) return tableWords.yourTurn
  return seat === null ? tableWords.watching : tableWords.waiting
}

/** A table with everything around it. */
export function Table({
  sitting,
  entry: own,
  look,
  tools,
  ending,
  from,
  gate,
  adviser,
  onUndo,
  held = false,
  since = 0,
  reconnect,
  children,
  aside,
}: TableProps) {
  const { chair, playback } = sitting
  const snapshot = useChair(chair)
  const { view, beat, told, seen, idle } = useShowing(playback)
  const { speed, sound } = useSettings()
  const { cards } = snapshot
  const entry = useMemo(() => (cards.length > 0 && own.brought ? own.brought.with(cards) : own), [own, cards])
  const words = useMemo(() => wordsOf(entry), [entry])
  const [ids] = useState(() => new LayoutIds())
  const [drawn] = useState(() => new Drawn())
  const root = useRef<HTMLDivElement>(null)
  const { seat, asks } = snapshot
  const table = useMemo(() => snapshot.table && namedFor(snapshot.table, seat), [snapshot.table, seat])
  const near = from ?? seat ?? 0
  const [isClosed, setClosed] = useState(false)
  const isEnded = ending !== undefined && view?.result != null && beat === null && idle && !isClosed

  const names = useMemo(() => table?.seats.map((each) => each.name) ?? [], [table])
  const telling: Telling | null = useMemo(() => view && { view, seat, names }, [view, seat, names])
  const latest = snapshot.view
  const asking: Telling | null = useMemo(() => latest && { view: latest, seat, names }, [latest, seat, names])
  const [given, setGiven] = useState<Given | null>(null)
  const onSend = useCallback(
    (ask: AskView, keys: readonly string[]) => {
      playback.answer()
      const said = ask.options.filter(({ key }) => keys.includes(key)).map((each) => words.option(each, ask, asking!))
      setGiven({ keys, said: said.filter((each) => each !== null) })
    },
    [playback, words, asking],
  )
  const onSent = useCallback(() => playback.answered(), [playback])
  const company = { gate, onSend, onSent, onUndo }
  const answering = useAdvice(useAnswering(chair, held ? nothingAsked : asks, company), adviser)
  useEffect(() => {
    playback.pace = paceOf(look, speed, (event) => telling !== null && words.event(event, telling) !== null)
    playback.follow = look.follow ?? null
    playback.onBeat = (event) => sound && play(event, look)
  }, [playback, look, speed, sound, words, telling])
  useCalling({
    says: headline(snapshot),
    game: entry.game.title,
    isAwaited: asks.length > 0,
    chat: snapshot.chat,
    own: snapshot.person?.id,
  })
  const isSlow = useSlow(answering.sending)
  const isStill = useStill() || moveSeconds[speed] === 0
  const moving = useMemo(() => ({ ids: isStill ? null : ids, at: view }), [isStill, ids, view])
  const isAhead = !idle && !isTimed(snapshot)
  useKeys({ answering, playback, look, root, isAhead })
  useDigits(root)
  useEffect(fetchMore, [])
  useAdviceMarks(answering, root)

  if (!view || !table || !telling || !asking)
    return <p className="table-wait">{snapshot.problem ?? tableWords.dealing}</p>
  ids.read(snapshot.events.slice(0, idle ? undefined : told))
  const beside = aside || (!isEnded && view.result !== null && ending?.next)
  const here: TableContext = {
    gone: goneIn(snapshot.events.slice(seen, told)),
    entry,
    words,
    telling,
    asking,
    isShowing: !idle,
    isAhead,
    table,
    view,
    near,
    answering,
    given,
    beat,
    snapshot,
    look,
    chair,
  }
  const others = Array.from({ length: view.seats - 1 }, (_, i) => (near + 1 + i) % view.seats)
  return (
    <LazyMotion features={motionFeatures} strict>
      <MotionConfig reducedMotion="user" transition={{ duration: moveSeconds[speed] }}>
        <MovingHere value={moving}>
          <DrawnHere value={drawn}>
            <TableHere value={here}>
              <HoldingHere>
                <div
                  className="table"
                  data-game={entry.game.id}
                  data-speed={speed}
                  data-showing={mark(!idle || answering.sending)}
                  data-ahead={mark(isAhead)}
                  ref={root}
                >
                  <section className="table__far" aria-label={tableWords.far}>
                    {others.map((each) => (
                      <SeatStrip key={each} seat={each} />
                    ))}
                  </section>
                  <main className="table__board" aria-label={tableWords.board(entry.game.title)}>
                    <h1 className="visually-hidden" data-content>
                      {entry.game.title}
                    </h1>
                    <look.Board {...here} />
                  </main>
                  <section className="table__near" aria-label={tableWords.near}>
                    <SeatStrip seat={near} />
                    {seat === null && table.status !== 'over' && (
                      <span className="table__watching">{tableWords.youWatch}</span>
                    )}
                    <Tools {...tools} {...(ending && !isEnded && { again: ending.again, replay: ending.replay })} />
                  </section>
                  {beside && <div className="table__aside">{beside}</div>}
                  <div className="table__ask">
                    <AskBar guide={children}>{look.Controls && seat !== null && <look.Controls {...here} />}</AskBar>
                  </div>
                  <div className="table__hand">
                    <Hand />
                  </div>
                  {isEnded && <Ending {...ending} close={() => setClosed(true)} />}
                  <Rail told={told} since={since} />
                  {!idle && beat && (
                    <button type="button" className="table__skip" onClick={() => playback.goOn()}>
                      {marked(speed === 'step' ? tableWords.goOn : tableWords.skip, (text) => (
                        <kbd>{text}</kbd>
                      ))}
                    </button>
                  )}
                  <Connection isSlow={isSlow} reconnect={reconnect} />
                  <Zoom root={root} reading={here} />
                  <HandDrag root={root} />
                  <Live told={told} />
                </div>
              </HoldingHere>
            </TableHere>
          </DrawnHere>
        </MovingHere>
      </MotionConfig>
    </LazyMotion>
  )
}
