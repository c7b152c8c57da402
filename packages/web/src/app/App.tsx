import { Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { Home } from '../pages/Home.tsx'
import { commonWords } from '../words/en/common.ts'
import { shellWords } from '../words/en/shell.ts'
import { marked } from '../words/marked.tsx'
import {
  About,
  Choose,
  Confirm,
  DecksPage,
  LessonPage,
  LobbyPage,
  Operator,
  Practice,
  Profile,
  Replay,
  Reset,
  RulebookPage,
  SettingsPage,
  TableLink,
  WorkshopPage,
} from './pages.ts'
import { Play } from './play-page.ts'
import { Shell } from './Shell.tsx'

export function App() {
  return (
    <Suspense fallback={<p className="table-wait">{commonWords.wait}</p>}>
      <Switch>
        <Route path="/practice/:game">{({ game }) => <Practice key={game} game={game} />}</Route>
        <Route path="/play/:match">{({ match }) => <Play key={match} match={match} />}</Route>
        <Route path="/lesson/:game">{({ game }) => <LessonPage key={game} game={game} />}</Route>
        <Route path="/table/:match">{({ match }) => <TableLink key={match} match={match} />}</Route>
        <Route path="/replay/:match">{({ match }) => <Replay key={match} match={match} />}</Route>
        <Route>
          <Shell>
            <Switch>
              <Route path="/">
                <Home />
              </Route>
              <Route path="/choose/:game">{({ game }) => <Choose key={game} game={game} />}</Route>
              <Route path="/rules/:game">{({ game }) => <RulebookPage key={game} game={game} />}</Route>
              <Route path="/replay">
                <Replay />
              </Route>
              <Route path="/decks">
                <DecksPage />
              </Route>
              <Route path="/decks/:game/:deck?">
                {({ game, deck }) => <WorkshopPage key={`${game} ${deck}`} game={game} deck={deck} />}
              </Route>
              <Route path="/lobby">
                <LobbyPage />
              </Route>
              <Route path="/profile">
                <Profile />
              </Route>
              <Route path="/reset">
                <Reset />
              </Route>
              <Route path="/confirm">
                <Confirm />
              </Route>
              <Route path="/operator">
                <Operator />
              </Route>
              <Route path="/settings">
                <SettingsPage />
              </Route>
              <Route path="/about">
                <About />
              </Route>
              <Route>
                <main className="page">
                  <h1>{shellWords.astray}</h1>
                  <p>
                    {marked(shellWords.astrayWhy, (text) => (
                      <a href="/">{text}</a>
                    ))}
                  </p>
                </main>
              </Route>
            </Switch>
          </Shell>
        </Route>
      </Switch>
    </Suspense>
  )
}
