import { capital } from '@cardwright/engine/english'
import { rulebookWords } from '../../words/en/pages/rulebook.ts'
import { type Chapter, rulesIn } from './chapters.ts'

/** The opening view: every chapter, with what is in it. */
export function Contents({ chapters }: { chapters: readonly Chapter[] }) {
  return (
    <ul className="contents" aria-label={rulebookWords.contents}>
      {chapters.map((chapter) => (
        <li key={chapter.slug}>
          <a href={`#${chapter.slug}`}>
            <b>
              <span data-content>{chapter.title}</span>
            </b>
            <small>{rulebookWords.count(rulesIn(chapter).length)}</small>
            <span data-content>{aboutOf(chapter)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** What a chapter is about: its parts, or how it begins. */
function aboutOf({ parts }: Chapter): string {
  const titles = parts.flatMap(({ title }) => (title ? [title] : []))
  return titles.length > 0 ? capital(titles.join(' · ')) : (parts[0]?.rules[0]?.text ?? '')
}
