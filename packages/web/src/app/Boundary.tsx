import { Component, type ReactNode } from 'react'
import { shellWords } from '../words/en/shell.ts'
import { marked } from '../words/marked.tsx'

interface Props {
  readonly children: ReactNode
}

/** A page that throws says so, with a way on: without this there would be nothing to be seen at all. */
export class Boundary extends Component<Props, { readonly isBroken: boolean }> {
  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override state = { isBroken: false }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return (
      <main className="page">
        <h1>{shellWords.broken}</h1>
        <p>
          {marked(
            shellWords.brokenWhy,
            (text) => (
              <a href={location.href}>{text}</a>
            ),
            (text) => (
              <a href="/">{text}</a>
            ),
          )}
        </p>
      </main>
    )
  }
}
