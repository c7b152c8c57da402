import { fitting, makeDeckCode, seatsIn, sideName } from '@cardwright/catalog'
import { wordsOf } from '@cardwright/catalog/words'
import { useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { type Chosen, chosenOf } from '../app/chosen.ts'
import { lineOf, titleOf } from '../app/games.ts'
import { optionsIn } from '../app/options-in.ts'
import { useSettings } from '../app/settings.ts'
import { useKeptDecks } from '../app/use-kept-decks.ts'
import { useLoaded } from '../app/use-loaded.ts'
import { useTitle } from '../app/use-title.ts'
import { hasLesson } from '../lessons/index.ts'
import { loadWithDecks } from '../table/load.ts'
import { commonWords } from '../words/en/common.ts'
import { chooseWords } from '../words/en/pages/choose.ts'
import { SettingFields } from './SettingFields.tsx'
import { SideChoice } from './SideChoice.tsx'
import './choose.css'
import './settings.css'

const rivals = ['easy', 'medium', 'hard', 'here', 'online'] as const
/** How many seats are suggested, if the game leaves that open. */
const usualSeats = 3

type Rival = (typeof rivals)[number]

/** What to play with, and against whom. */
export function Choose({ game }: { game: string }) {
  useTitle(titleOf(game))
  const { value: loaded, problem } = useLoaded(() => loadWithDecks(game), game)
  const { strength } = useSettings()
  const search = new URLSearchParams(useSearch())
  const [, go] = useLocation()
  const [rival, setRival] = useState<Rival>((search.get('rival') as Rival) ?? strength)
  const [side, setSide] = useState<string | null>(search.get('side'))
  const [versus, setVersus] = useState(search.get('versus') ?? '')
  const [count, setCount] = useState<number | null>(Number(search.get('seats')) || null)
  const [options, setOptions] = useState<Chosen>(() => optionsIn(search) as Chosen)
  const kept = useKeptDecks(game)
  if (problem) {
    return (
      <main className="page">
        <h1>{chooseWords.noGame}</h1>
        <p className="page__lead">{problem}</p>
        <Link className="button" href="/">
          {chooseWords.toFront}
        </Link>
      </main>
    )
  }
  if (!loaded) return <p className="table-wait">{commonWords.wait}</p>
  const { entry, look } = loaded
  const words = wordsOf(entry)
  const { sides, decks } = entry
  const playable = decks ? kept.filter(({ cards }) => decks.problems(cards).length === 0) : []
  const own = side === null ? (sides?.any ?? null) : fitting(entry, side, options)
  const [least, most] = seatsIn(entry.game, options)
  const counts = Array.from({ length: most - least + 1 }, (_, i) => least + i)
  const seats = Math.min(most, Math.max(least, count ?? usualSeats))
  const start = () => {
    const wish = new URLSearchParams()
    if (own && own !== sides?.any) wish.set('side', own)
    if (versus) wish.set('versus', versus)
    if (Object.keys(options).length > 0) wish.set('options', JSON.stringify(options))
    if (most > 2) wish.set('seats', String(seats))
    if (rival === 'online') wish.set('create', game)
    else if (rival === 'here') wish.set('people', String(seats))
    else wish.set('strength', rival)
    go(rival === 'online' ? `/lobby?${wish}` : `/practice/${game}?${wish}`)
  }
  return (
    <main className="page choose" data-game={game}>
      <div className="page__head">
        <h1 data-content>{titleOf(game)}</h1>
        <p className="page__lead">{lineOf(game)}</p>
        <p>
          {sides ? chooseWords.sides : chooseWords.same} <Link href={`/rules/${game}`}>{chooseWords.rules}</Link>
          {decks && (
            <>
              {' '}
              · <Link href="/decks">{chooseWords.build}</Link>
            </>
          )}
          {hasLesson(game) && (
            <>
              {' '}
              · <Link href={`/lesson/${game}`}>{chooseWords.lesson}</Link>
            </>
          )}
        </p>
      </div>
      {sides && <SideChoice look={look} entry={entry} options={options} words={words} value={own} onChange={setSide} />}
      <form
        className="choose__bar"
        onSubmit={(event) => {
          event.preventDefault()
          start()
        }}
      >
        <SettingFields words={words} value={options} onChange={setOptions} />
        <label>
          <span>{chooseWords.against}</span>
          <select className="field" value={rival} onChange={(event) => setRival(event.target.value as Rival)}>
            {rivals.map((value) => (
              <option key={value} value={value}>
                {chooseWords.rivals[value]}
              </option>
            ))}
          </select>
        </label>
        {most > least && (
          <label>
            <span>{chooseWords.seats}</span>
            <select className="field" value={seats} onChange={(event) => setCount(Number(event.target.value))}>
              {counts.map((each) => (
                <option key={each} value={each}>
                  {each}
                </option>
              ))}
            </select>
          </label>
        )}
        {sides && rival !== 'online' && (
          <label>
            <span>{chooseWords.versus}</span>
            <select className="field" value={versus} onChange={(event) => setVersus(event.target.value)}>
              <option value="">{chooseWords.anything}</option>
              {sides.names.map((name) => (
                <option key={name} value={name} data-content>
                  {sideName(entry, name)}
                </option>
              ))}
              {playable.length > 0 && (
                <optgroup label={chooseWords.ownDecks}>
                  {playable.map((deck) => (
                    <option key={deck.id} value={makeDeckCode(deck)} data-content>
                      {deck.name}
                    </option>
                  ))}
                </optgroup>
              )}
            </select>
          </label>
        )}
        {most > 2 && (
          <p className="choose__sum" role="status">
            {chooseWords.sum(chosenOf(words, options), seats, chooseWords.rivals[rival])}
          </p>
        )}
        <button type="submit" className="button button--main button--large">
          {chooseWords[rival === 'online' ? 'open' : 'play'](own && own !== sides?.any ? sideName(entry, own) : '')}
        </button>
      </form>
    </main>
  )
}
