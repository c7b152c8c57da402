import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { Sign } from '../design/Picture.tsx'
import { change, useSettings } from './settings.ts'
import './shell.css'

const places = [
  ['/lobby', 'Tables'],
  ['/decks', 'Decks'],
  ['/replay', 'Replays'],
  ['/profile', 'Profile'],
  ['/settings', 'Settings'],
] as const

/** The frame of every page except the tables. */
export function Shell({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  const { theme } = useSettings()
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to the content
      </a>
      <header className="shell">
        <Link href="/" className="shell__name">
          <img src="/icon.svg" alt="" width="30" height="30" />
          Cardwright
        </Link>
        <nav aria-label="Pages" className="shell__nav">
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
          aria-label={theme === 'dark' ? 'Light theme' : 'Dark theme'}
          onClick={() => change({ theme: theme === 'dark' ? 'light' : 'dark' })}
        >
          <Sign name={theme === 'dark' ? 'sun' : 'moon'} />
        </button>
      </header>
      <div id="content" className="content" tabIndex={-1}>
        {children}
      </div>
      <footer className="foot">
        <span>A table for card games.</span>
        <Link href="/about">About and credits</Link>
      </footer>
    </>
  )
}
