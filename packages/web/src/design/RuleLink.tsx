import { commonWords } from '../words/en/common.ts'

interface Props {
  readonly game: string
  readonly rule: string
  /** -1 where keys lead to it otherwise. */
  readonly tabIndex?: number
}

/** A rule's id, which leads to its sentence in the rulebook. A plain link: the router would leave this page for it. */
export function RuleLink({ game, rule, tabIndex }: Props) {
  return (
    <a
      className="rule-link"
      href={`/rules/${game}#${rule}`}
      target="_blank"
      rel="noopener"
      aria-label={commonWords.rule(rule)}
      tabIndex={tabIndex}
    >
      <span data-content>{rule}</span>
    </a>
  )
}
