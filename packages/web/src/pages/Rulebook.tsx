import type { Rulebook } from '@cardwright/engine'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { loadGame } from '../app/catalog.ts'
import { titleOf } from '../app/games.ts'
import { useLoaded } from '../app/use-loaded.ts'
import { useTitle } from '../app/use-title.ts'
import { hasLesson } from '../lessons/index.ts'
import { rulebookWords } from '../words/en/pages/rulebook.ts'
import './rulebook.css'

type Row = { readonly id: string } & Rulebook[keyof Rulebook]

/** The rules of a game: every one, with its id, to be searched and linked to. */
export function RulebookPage({ game }: { game: string }) {
  useTitle(rulebookWords.title, titleOf(game))
  const loaded = useLoaded(() => loadGame(game), game)
  const [sought, setSought] = useState('')
  const words = useDeferredValue(sought).trim().toLowerCase()
  const rows = useMemo(() => (loaded.value ? rowsOf(loaded.value.game.rulebook) : []), [loaded.value])
  const found = words === '' ? rows : rows.filter((row) => fits(row, words))
  const sections = useMemo(() => grouped(found), [found])
  useAnchor(rows.length > 0)
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
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
        <span role="status">
          {words === '' ? rulebookWords.count(rows.length) : rulebookWords.found(found.length, rows.length)}
        </span>
      </div>
      {loaded.problem && <p role="alert">{loaded.problem}</p>}
      <div className="rulebook__body">
        <nav aria-label={rulebookWords.sections} className="rulebook__sections">
          {sections.map(({ name, slug }) => (
            <a key={name} href={`#${slug}`} data-content>
              {name}
            </a>
          ))}
        </nav>
        <div>
          {sections.map(({ name, slug, rules }) => (
            <section key={name} aria-labelledby={slug}>
              <h2 id={slug} data-content>
                {name}
              </h2>
              <dl>
                {rules.map(({ id, text, house, notApplicable }) => (
                  <div key={id} id={id} className="rule">
                    <dt>
                      <a href={`#${id}`} data-content>
                        {id}
                      </a>
                      {house && <small>{rulebookWords.house}</small>}
                    </dt>
                    <dd>
                      <span data-content>{text}</span>
                      {notApplicable && (
                        <small>
                          {' '}
                          {rulebookWords.notNeeded} <span data-content>{notApplicable}</span>
                        </small>
                      )}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </div>
    </main>
  )
}

const rowsOf = (rulebook: Rulebook): Row[] => Object.entries(rulebook).map(([id, rule]) => ({ id, ...rule }))

const fits = ({ id, text, section }: Row, words: string): boolean => {
  const all = `${id} ${section} ${text}`.toLowerCase()
  return words.split(/\s+/).every((word) => all.includes(word))
}

function grouped(rows: readonly Row[]): { name: string; slug: string; rules: Row[] }[] {
  const sections: { name: string; slug: string; rules: Row[] }[] = []
  for (const row of rows) {
    const known = sections.find(({ name }) => name === row.section)
    if (known) known.rules.push(row)
    else {
      const slug = row.section.toLowerCase().replace(/[^a-z0-9]+/g, '-')
      sections.push({ name: row.section, slug: `section-${slug}`, rules: [row] })
    }
  }
  return sections
}

/** The rules come after the page: what the address points at is looked for again. */
function useAnchor(isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return
    const show = () => {
      const at = document.getElementById(decodeURIComponent(location.hash.slice(1)))
      at?.scrollIntoView({ block: 'center' })
      for (const each of document.querySelectorAll('.rule.is-sought')) each.classList.remove('is-sought')
      at?.classList.add('is-sought')
    }
    show()
    addEventListener('hashchange', show)
    return () => removeEventListener('hashchange', show)
  }, [isReady])
}
