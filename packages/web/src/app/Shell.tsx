import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { Sign } from '../design/Picture.tsx'
import { shellWords } from '../words/en/shell.ts'
import { change, useSettings } from './settings.ts'
import './shell.css'

const places = [
  ['/lobby', shellWords.tables],
  ['/decks', shellWords.decks],
  ['/replay', shellWords.replays],
  ['/profile', shellWords.profile],
  ['/settings', shellWords.settings],
] as const

/** The frame of every page except the tables. */
export function Shell({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  const { theme } = useSettings()
  return (
    <>
      <a className="skip-link" href="#content">
        {shellWords.skip}
      </a>
      <header className="shell">
        <Link href="/" className="shell__name">
          <img src="/icon.svg" alt="" width="30" height="30" />
          <span data-content>Cardwright</span>
        </Link>
        <nav aria-label={shellWords.pages} className="shell__nav">
          {places.map(([href, name]) => (
            <Link
              key={href}
              href={href}
              aria-current={path === href || path.startsWith(`${href}/`) ? 'page' : undefined}
            >
              {name}
            </Link>
          ))}
        </nav>
        <button
          type="button"
          className="shell__theme"
          aria-label={theme === 'dark' ? shellWords.lightTheme : shellWords.darkTheme}
          onClick={() => change({ theme: theme === 'dark' ? 'light' : 'dark' })}
        >
          <Sign name={theme === 'dark' ? 'sun' : 'moon'} />
        </button>
      </header>
      <div id="content" className="content" tabIndex={-1}>
        {children}
      </div>
      <footer className="foot">
        <span>{shellWords.foot}</span>
        <Link href="/about">{shellWords.about}</Link>
      </footer>
    </>
  )
}
