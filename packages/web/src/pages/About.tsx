import { useTitle } from '../app/use-title.ts'
import './settings.css'

const libraries = [
  ['React', 'MIT'],
  ['React Aria Components', 'Apache 2.0'],
  ['Motion', 'MIT'],
  ['wouter', 'Unlicense'],
  ['Better Auth', 'MIT'],
  ['zod', 'MIT'],
] as const

export function About() {
  useTitle('About')
  return (
    <main className="page">
      <h1>About Cardwright</h1>
      <p className="page__lead">
        A table for card games: one rules engine, whole games on it, bots that look at nothing you could not look at,
        and records that anybody can replay.
      </p>
      <h2>Fair by construction</h2>
      <p>
        What your browser is sent is what your seat may know, and no more. On a server the cards are shuffled from a
        secret to which every seat adds; the secret is published when the match is over, so that the shuffle can be
        checked.
      </p>
      <h2>Pictures</h2>
      <p>
        The symbols and card pictures come from <a href="https://game-icons.net">game-icons.net</a>, by Lorc,
        Delapouite, Skoll, sbed, Cathelineau, Caro Asercion, Faithtoken and others, under{' '}
        <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>. They are recoloured and framed.
      </p>
      <h2>Letters</h2>
      <p>
        Bricolage Grotesque by Mathieu Triay and Inter by Rasmus Andersson, both under the SIL Open Font License, served
        through Fontsource.
      </p>
      <h2>Made with</h2>
      <ul>
        {libraries.map(([name, licence]) => (
          <li key={name}>
            {name} ({licence})
          </li>
        ))}
      </ul>
      <h2>Cards and rules</h2>
      <p>
        Names, texts and designs of the cards are our own. The rules follow the games they are named after, told in our
        own words.
      </p>
    </main>
  )
}
