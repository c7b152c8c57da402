import type { AskView } from '@cardwright/engine'
import { useEffect, useRef, useState } from 'react'
import { change, settings, useSettings } from '../app/settings.ts'
import { makeRoom } from '../design/make-room.ts'
import { useTouch } from '../design/use-media.ts'
import { askWords } from '../words/en/table/asks.ts'
import { type Given, useTable } from './context.ts'
import type { Look } from './contract.ts'
import { holding } from './guided.ts'
import './guide.css'

/** Explains each kind of ask the first time that it comes up, until somebody has understood or answered. */
export function Guide() {
  const { answering, look, entry, given } = useTable()
  const { guide, explained } = useSettings()
  const isTouch = useTouch()
  const { ask } = answering
  const all = `${entry.game.id} *`
  // how cards are read comes before what they do
  const isOfHolding = isTouch && !explained.includes(holding)
  const hint = ask && (isOfHolding ? { name: holding, said: askWords.guide.hold } : hintFor(ask, look, entry.game.id))
  const name = guide && hint && !explained.includes(all) && !explained.includes(hint.name) ? hint.name : null
  const [opened, setOpened] = useState<string | null>(null)
  useAnswered(given, name)
  if (!hint || name === null) return null
  const { said } = hint
  const isOpen = opened === name
  return (
    <div ref={roomForGuide} className="guide" role="note" aria-label={askWords.guide.label} data-open={isOpen}>
      <p className="guide__words">
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

/** Beside the board it lies over the log, which ends above it. */
const roomForGuide = makeRoom('--guide-h')

interface Hint {
  /** The same for what is said in the same words. */
  readonly name: string
  readonly said: { readonly title: string; readonly text: string }
}

/** What the game says about this kind of ask, or what can be said about all asks like it, in any game. */
function hintFor(ask: AskView, look: Look, game: string): Hint {
  const own = look.guide?.[ask.kind]
  const plain = plainFor(ask)
  return own ? { name: `${game} ${ask.kind}`, said: own } : { name: `* ${plain}`, said: askWords.guide[plain] }
}

function plainFor({ some, skip, options }: AskView): 'several' | 'severalOrNone' | 'pass' | 'one' {
  if (some) return some.stop ? 'severalOrNone' : 'several'
  // what is answered by default is a pass only among things to do
  return options.some(({ key, move }) => key === skip && move !== undefined) ? 'pass' : 'one'
}
