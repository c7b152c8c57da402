import { useTitle } from '../app/use-title.ts'
import { aboutWords } from '../words/en/pages/about.ts'
import { marked } from '../words/marked.tsx'
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
  useTitle(aboutWords.title)
  return (
    <main className="page">
      <h1>{aboutWords.heading}</h1>
      <p className="page__lead">{aboutWords.lead}</p>
      <h2>{aboutWords.fair}</h2>
      <p>{aboutWords.fairWhy}</p>
      <h2>{aboutWords.pictures}</h2>
      <p>
        {marked(
          aboutWords.picturesFrom,
          (text) => (
            <a href="https://game-icons.net">{text}</a>
          ),
          (text) => (
            <a href="https://creativecommons.org/licenses/by/3.0/">{text}</a>
          ),
        )}
      </p>
      <h2>{aboutWords.letters}</h2>
      <p>{aboutWords.lettersFrom}</p>
      <h2>{aboutWords.madeWith}</h2>
      <ul>
        {libraries.map(([name, licence]) => (
          <li key={name}>{aboutWords.library(name, licence)}</li>
        ))}
      </ul>
      <h2>{aboutWords.cards}</h2>
      <p>{aboutWords.cardsFrom}</p>
    </main>
  )
}
