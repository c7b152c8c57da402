import type { AskView } from '@cardwright/engine'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { change, settings, useSettings } from '../app/settings.ts'
import { makeRoom } from '../design/make-room.ts'
import { useTouch } from '../design/use-media.ts'
import { askWords } from '../words/en/table/asks.ts'
import { type Given, type TableContext, useTable } from './context.ts'
import { holding } from './guided.ts'
import './guide.css'

/** Explains what comes up for the first time, one thing with each ask, until somebody has understood or answered. */
export function Guide() {
  const table = useTable()
  const { answering, entry, given } = table
  const { guide, explained } = useSettings()
  const isTouch = useTouch()
  const { ask } = answering
  const all = `${entry.game.id} *`
  const before = useExplainedBefore(ask?.id)
  const isToHold = isTouch && !explained.includes(holding)
  const hints = ask ? hintsFor(ask, table, isToHold) : []
  const hint = hints.find(({ name }) => !before.includes(name))
  const name = guide && hint && !explained.includes(all) && !explained.includes(hint.name) ? hint.name : null
  const [opened, setOpened] = useState<string | null>(null)
  useAnswered(given, name)
  const words = useRef<HTMLParagraphElement>(null)
  const isWhole = useWhole(words, name)
  if (!hint || name === null) return null
  const { said } = hint
  const isOpen = opened === name
  return (
    <div
      ref={roomForGuide}
      className="guide"
      role="note"
      aria-label={askWords.guide.label}
      data-open={isOpen}
      data-whole={isWhole || undefined}
    >
      <p ref={words} className="guide__words">
        <b>{said.title}.</b> <span>{said.text}</span>
      </p>
      {!isOpen && (
        // where it has two lines: the rest lies over the board only while somebody reads it
        <button type="button" className="button guide__more" onClick={() => setOpened(name)}>
          {askWords.guide.readOn}
        </button>
      )}
      <div className="guide__ways">
        <button type="button" className="button" onClick={() => explain(name)}>
          {askWords.guide.gotIt}
        </button>
        <button
          type="button"
          className="button button--quiet"
          title={askWords.guide.noMoreHere}
          onClick={() => explain(all)}
        >
          {askWords.guide.noMore}
        </button>
      </div>
    </div>
  )
}

/** What had been explained when this ask came: whoever has understood one thing is not told the next at once. */
function useExplainedBefore(ask: string | undefined): readonly string[] {
  const { explained } = useSettings()
  const [before, setBefore] = useState({ ask, explained })
  if (before.ask === ask) return before.explained
  setBefore({ ask, explained })
  return explained
}

/** It does not come again. */
const explain = (name: string) => change({ explained: [...settings().explained, name] })

/** Whoever answers has read what was said, or needs it no more. */
function useAnswered(given: Given | null, name: string | null): void {
  const before = useRef(given)
  useEffect(() => {
    if (before.current === given) return
    before.current = given
    if (name !== null) explain(name)
  }, [given, name])
}

/** Whether words that have two lines are all in sight, so that there is nothing to read on. */
function useWhole(words: RefObject<HTMLElement | null>, name: string | null): boolean {
  const [whole, setWhole] = useState<string | null>(null)
  useLayoutEffect(() => {
    const { current: lines } = words
    if (lines && lines.scrollHeight <= lines.clientHeight + 1) setWhole(name)
  }, [words, name])
  return name !== null && whole === name
}

/** Beside the board it lies over the log, which ends above it. */
const roomForGuide = makeRoom('--guide-h')

interface Hint {
  /** The same for what is said in the same words. */
  readonly name: string
  readonly said: { readonly title: string; readonly text: string }
}

const ofHolding: Hint = { name: holding, said: askWords.guide.hold }

/**
 * How cards are read comes before what they do. Then what the game says about this ask; in a game that says nothing, what
 * can be said about all asks like it.
 */
function hintsFor(ask: AskView, table: TableContext, isToHold: boolean): readonly Hint[] {
  if (isToHold) return [ofHolding]
  const { look, entry } = table
  const { guide, hints } = look
  if (guide) {
    return (hints?.(ask, table) ?? [ask.kind]).flatMap((name) => {
      const said = guide[name]
      return said ? [{ name: `${entry.game.id} ${name}`, said }] : []
    })
  }
  const plain = plainFor(ask)
  // that there is something to choose needs no saying where the game says what matters
  if (plain === 'one' && look.guide) return []
  return [{ name: `* ${plain}`, said: askWords.guide[plain] }]
}

function plainFor({ some, skip, options }: AskView): 'several' | 'severalOrNone' | 'pass' | 'one' {
  if (some) return some.stop ? 'severalOrNone' : 'several'
  // what is answered by default is a pass only among things to do
  return options.some(({ key, move }) => key === skip && move !== undefined) ? 'pass' : 'one'
}
