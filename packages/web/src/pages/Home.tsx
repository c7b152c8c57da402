import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { type Announced, featured, small, titleOf } from '../app/games.ts'
import { lookAhead } from '../app/look-ahead.ts'
import { type StoredMatch, storedMatches } from '../app/store.ts'
import { Sign } from '../design/Picture.tsx'
import { hasLesson } from '../lessons/index.ts'
import { homeWords } from '../words/en/pages/home.ts'
import { marked } from '../words/marked.tsx'
import { HeroPlay } from './HeroPlay.tsx'
import './home.css'

/** One click from here, a newcomer plays. */
export function Home() {
  const open = useOpenMatches()
  useEffect(() => {
    let isGone = false
    void lookAhead('exceed', () => isGone).catch(() => {})
    return () => {
      isGone = true
    }
  }, [])
  return (
    <main className="home">
      <section className="hero">
        <div className="hero__words">
          <h1>{homeWords.title}</h1>
          <p>{homeWords.lead}</p>
          <Link className="button button--main hero__start" href="/practice/exceed">
            {homeWords.playNow} <small>{homeWords.playWhat(titleOf('exceed'))}</small>
          </Link>
          <p className="hero__note">
            {marked(homeWords.note, (text) => (
              <Link href="/lesson/exceed">{text}</Link>
            ))}
          </p>
        </div>
        <HeroPlay />
      </section>
      {open.length > 0 && (
        <section className="open" aria-labelledby="open-matches">
          <h2 id="open-matches">{homeWords.open}</h2>
          <ul>
            {open.map(({ id, game, touched }) => (
              <li key={id}>
                <Link href={`/play/${id}`} className="button">
                  {homeWords.openMatch(titleOf(game), ago(touched))}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="games" aria-labelledby="the-games">
        <h2 id="the-games">{homeWords.games}</h2>
        <div className="games__big">
          {featured.map((game) => (
            <Poster key={game.id} game={game} />
          ))}
        </div>
        <h2 className="games__more">{homeWords.small}</h2>
        <div className="games__small">
          {small.map((game) => (
            <Poster key={game.id} game={game} />
          ))}
        </div>
      </section>
    </main>
  )
}

function Poster({ game: { id, title, line, signs, players, colours } }: { game: Announced }) {
  const [ground, ink] = colours
  const art = useRef<HTMLAnchorElement>(null)
  const isSeen = useSeen(art)
  return (
    <article className="poster" data-game={id} style={{ '--a': ground, '--b': ink } as CSSProperties}>
      <Link ref={art} href={`/choose/${id}`} className="poster__art" tabIndex={-1} aria-hidden>
        {isSeen && signs.map((name) => <Sign key={name} name={name} />)}
        <span className="poster__ground" />
      </Link>
      <div className="poster__words">
        <h3>
          <Link href={`/choose/${id}`} data-content>
            {title}
          </Link>
        </h3>
        <p>{line}</p>
        <p className="poster__facts">{players}</p>
        <div className="poster__ways">
          <Link className="button button--main" href={`/choose/${id}`} aria-label={homeWords.playGame(title)}>
            {homeWords.play}
          </Link>
          {hasLesson(id) && (
            <Link className="button" href={`/lesson/${id}`} aria-label={homeWords.learnGame(title)}>
              {homeWords.learn}
            </Link>
          )}
          <Link className="button button--quiet" href={`/rules/${id}`} aria-label={homeWords.rulesOf(title)}>
            {homeWords.rules}
          </Link>
        </div>
      </div>
    </article>
  )
}

/** Whether something has come into view: who plays at once does not wait for what lies below. */
function useSeen(place: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const looking = new IntersectionObserver((entries) => entries.some((each) => each.isIntersecting) && setSeen(true))
    if (place.current) looking.observe(place.current)
    return () => looking.disconnect()
  }, [place])
  return isSeen
}

function ago(at: number): string {
  const minutes = Math.round((Date.now() - at) / 60_000)
  if (minutes < 1) return homeWords.ago.now
  if (minutes < 60) return homeWords.ago.minutes(minutes)
  const hours = Math.round(minutes / 60)
  return hours < 48 ? homeWords.ago.hours(hours) : homeWords.ago.days(Math.round(hours / 24))
}

/** Matches against bots that are not over yet, the newest three. */
function useOpenMatches(): readonly StoredMatch[] {
  const [open, setOpen] = useState<readonly StoredMatch[]>([])
  useEffect(() => {
    let isGone = false
    void storedMatches()
      .then((all) => !isGone && setOpen(all.filter(({ record }) => record === null).slice(0, 3)))
      .catch(() => {})
    return () => {
      isGone = true
    }
  }, [])
  return open
}
