import { type ComponentType, lazy, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { Home } from '../pages/Home.tsx'
import { Shell } from './Shell.tsx'

const page = <P extends object>(load: () => Promise<ComponentType<P>>) => lazy(async () => ({ default: await load() }))

const Choose = page(async () => (await import('../pages/Choose.tsx')).Choose)
const Practice = page(async () => (await import('../pages/Practice.tsx')).Practice)
const Play = page(async () => (await import('../pages/Play.tsx')).Play)
const LessonPage = page(async () => (await import('../pages/LessonPage.tsx')).LessonPage)
const RulebookPage = page(async () => (await import('../pages/Rulebook.tsx')).RulebookPage)
const SettingsPage = page(async () => (await import('../pages/Settings.tsx')).SettingsPage)
const About = page(async () => (await import('../pages/About.tsx')).About)
const Replay = page(async () => (await import('../pages/Replay.tsx')).Replay)
const LobbyPage = page(async () => (await import('../pages/Lobby.tsx')).LobbyPage)
const TableLink = page(async () => (await import('../pages/TableLink.tsx')).TableLink)
const Profile = page(async () => (await import('../pages/Profile.tsx')).Profile)

export function App() {
  return (
    <Suspense fallback={<p className="table-wait">One moment …</p>}>
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
              <Route path="/lobby">
                <LobbyPage />
              </Route>
              <Route path="/profile">
                <Profile />
              </Route>
              <Route path="/settings">
                <SettingsPage />
              </Route>
              <Route path="/about">
                <About />
              </Route>
              <Route>
                <div className="page">
                  <h1>There is nothing at this address</h1>
                  <p>
                    Perhaps the link was cut short. <a href="/">The front page</a> leads to everything else.
                  </p>
                </div>
              </Route>
            </Switch>
          </Shell>
        </Route>
      </Switch>
    </Suspense>
  )
}
