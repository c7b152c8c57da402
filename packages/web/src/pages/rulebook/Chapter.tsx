import { rulebookWords } from '../../words/en/pages/rulebook.ts'
import { type Chapter as Book, type Part, piecesOf, type Row, rulesIn } from './chapters.ts'

interface Props {
  readonly chapter: Book
  readonly sought: string
  /** The rule that the address points at. */
  readonly at: string | null
}

/** A chapter to be read: its rules as sentences, each with its id behind it. */
export function Chapter({ chapter, sought, at }: Props) {
  const { title, slug, parts } = chapter
  const unneeded = rulesIn(chapter).filter(({ notApplicable }) => notApplicable)
  return (
    <section className="chapter" aria-labelledby={slug}>
      <h2 id={slug} tabIndex={-1}>
        <span data-content>{title}</span>
      </h2>
      {parts.map((part) => (
        <PartOf key={part.title} part={part} sought={sought} at={at} />
      ))}
      {unneeded.length > 0 && (
        <details className="chapter__unneeded" open={unneeded.some(({ id }) => id === at) || undefined}>
          <summary>{rulebookWords.notNeeded(unneeded.length)}</summary>
          {unneeded.map((row) => (
            <Sentence key={row.id} row={row} sought={sought} isSought={row.id === at} />
          ))}
        </details>
      )}
    </section>
  )
}

function PartOf({ part: { title, rules }, sought, at }: { part: Part } & Pick<Props, 'sought' | 'at'>) {
  const needed = rules.filter(({ notApplicable }) => !notApplicable)
  if (needed.length === 0) return null
  return (
    <>
      {title && (
        <h3 className="chapter__part" data-content>
          {title}
        </h3>
      )}
      {needed.map((row) => (
        <Sentence key={row.id} row={row} sought={sought} isSought={row.id === at} />
      ))}
    </>
  )
}

function Sentence({ row, sought, isSought }: { row: Row; sought: string; isSought: boolean }) {
  const { id, text, house, notApplicable } = row
  return (
    <p id={id} className={`rule ${isSought ? 'is-sought' : ''}`}>
      <span data-content>
        {piecesOf(text, sought).map((piece, i) => {
          const key = `${i} ${piece}`
          return i % 2 === 1 ? <mark key={key}>{piece}</mark> : <span key={key}>{piece}</span>
        })}
      </span>{' '}
      <a className="rule__id" href={`#${id}`} data-content>
        {id}
      </a>
      {house && <small className="rule__house">{rulebookWords.house}</small>}
      {notApplicable && (
        <small className="rule__why" data-content>
          {notApplicable}
        </small>
      )}
    </p>
  )
}
