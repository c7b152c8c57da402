import { Link } from 'wouter'

/** A rule's id, which leads to its sentence in the rulebook. */
export function RuleLink({ game, rule }: { game: string; rule: string }) {
  return (
    <Link
      className="rule-link"
      href={`/rules/${game}#${rule}`}
      target="_blank"
      aria-label={`Rule ${rule}, in a new tab`}
    >
      {rule}
    </Link>
  )
}
