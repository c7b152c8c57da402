import { type ReactNode, useDeferredValue, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { Link } from 'wouter'
import { loadGame } from '../../app/catalog.ts'
import { titleOf } from '../../app/games.ts'
import { useLoaded } from '../../app/use-loaded.ts'
import { useTitle } from '../../app/use-title.ts'
import { hasLesson } from '../../lessons/index.ts'
import { rulebookWords } from '../../words/en/pages/rulebook.ts'
import { Chapter } from './Chapter.tsx'
import { Contents } from './Contents.tsx'
import { type Chapter as Book, chaptersOf, rowsOf, rulesIn, searched } from './chapters.ts'
import './rulebook.css'

/** The rules of a game: its contents, a chapter to read, or what was searched for. An address points at each. */
export function RulebookPage({ game }: { game: string }) {
  useTitle(rulebookWords.title, titleOf(game))
  const loaded = useLoaded(() => loadGame(game), game)
  const [typed, setTyped] = useState('')
  const sought = useDeferredValue(typed).trim()
  const rows = useMemo(() => (loaded.value ? rowsOf(loaded.value.game.rulebook) : []), [loaded.value])
  const chapters = useMemo(() => chaptersOf(rows), [rows])
  const found = useMemo(() => searched(chapters, sought), [chapters, sought])
  const at = useHash()
  const open = chapters.find((each) => each.slug === at || rulesIn(each).some(({ id }) => id === at)) ?? null
  useArrival(at, open !== null)
  const count = found.reduce((sum, each) => sum + rulesIn(each).length, 0)
  return (
    <main className="page rulebook">
      <h1>{rulebookWords.heading(titleOf(game))}</h1>
      <p className="page__lead">
        {rulebookWords.lead} {hasLesson(game) && <Link href={`/lesson/${game}`}>{rulebookWords.lesson}</Link>}
      </p>
      <div className="rulebook__search">
        <input
          className="field"
          type="search"
          placeholder={rulebookWords.searchFor}
          aria-label={rulebookWords.search}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <span role="status">
          {sought === '' ? rulebookWords.count(rows.length) : rulebookWords.found(count, rows.length)}
        </span>
      </div>
      {loaded.problem && <p role="alert">{loaded.problem}</p>}
      {sought !== '' && found.map((each) => <Chapter key={each.slug} chapter={each} sought={sought} at={null} />)}
      {sought === '' && open && <Reading chapters={chapters} open={open} at={at} />}
      {sought === '' && !open && <Contents chapters={chapters} />}
    </main>
  )
}

interface ReadingProps {
  readonly chapters: readonly Book[]
  readonly open: Book
  readonly at: string
}

/** A chapter with the others beside it, and the way on. */
function Reading({ chapters, open, at }: ReadingProps) {
  const nth = chapters.indexOf(open)
  return (
    <div className="rulebook__body">
      <nav aria-label={rulebookWords.contents} className="rulebook__chapters">
        <a href="#contents">{rulebookWords.contents}</a>
        {chapters.map((each) => (
          <a key={each.slug} href={`#${each.slug}`} aria-current={each === open ? 'true' : undefined}>
            <span data-content>{each.title}</span>
          </a>
        ))}
      </nav>
      <div>
        <a className="rulebook__back" href="#contents">
          {rulebookWords.contents}
        </a>
        <Chapter chapter={open} sought="" at={at} />
        <nav aria-label={rulebookWords.readOn} className="rulebook__on">
          <Way to={chapters[nth - 1]}>{rulebookWords.before}</Way>
          <Way to={chapters[nth + 1]}>{rulebookWords.after}</Way>
        </nav>
      </div>
    </div>
  )
}

function Way({ to, children }: { to: Book | undefined; children: ReactNode }) {
  if (!to) return <span />
  return (
    <a href={`#${to.slug}`}>
      <small>{children}</small>
      <b>
        <span data-content>{to.title}</span>
      </b>
    </a>
  )
}

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/** What the address points at. */
const useHash = (): string => useSyncExternalStore(subscribe, () => decodeURIComponent(location.hash.slice(1)))

/** Chapters come after the page: what the address points at is shown once it is there. */
function useArrival(at: string, isThere: boolean): void {
  useLayoutEffect(() => {
    if (!isThere) return
    const place = document.getElementById(at)
    if (place?.matches('h2')) {
      scrollTo({ top: 0 })
      place.focus({ preventScroll: true })
    } else place?.scrollIntoView({ block: 'center' })
  }, [at, isThere])
}
