import { z } from 'zod'

type Issue = z.core.$ZodIssue
type WrongValue = z.core.$ZodIssueInvalidValue

/** What zod says of something that fits none of several ways, where the schema has no words of its own. */
const nothingSaid = 'Invalid input'

/** How far a way is from what was written: another kind of thing, another name, or right but for so many faults. */
function distance(issues: readonly Issue[]): number {
  const whole = issues.find(({ path, code }) => path.length === 0 && code !== 'unrecognized_keys')
  if (whole === undefined) return issues.length
  return whole.code === 'invalid_type' ? 2000 : 1000
}

const isWrongValue = (issue: Issue): issue is WrongValue => issue.code === 'invalid_value'

/** If every way has another name there or in one field, such as `on`, and none of them was written: all of these names. */
function wrongName(ways: readonly (readonly Issue[])[]): Issue | null {
  const [first = []] = ways
  for (const { path } of first.filter(isWrongValue)) {
    const at = path.join('.')
    const there = ways.map((issues) => issues.filter(isWrongValue).find((each) => each.path.join('.') === at))
    if (path.length > 1 || there.some((each) => each === undefined)) continue
    const values = [...new Set(there.flatMap((each) => each!.values))]
    const message = `Invalid option: expected one of ${values.map((each) => JSON.stringify(each)).join('|')}`
    return { code: 'invalid_value', path, values, message } as Issue
  }
  return null
}

function resolve(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0 || issue.message !== nothingSaid) return [issue]
  const ways = issue.errors.map((issues) => issues.flatMap(resolve))
  const name = wrongName(ways)
  const meant = name ? [name] : ways.reduce((best, way) => (distance(way) < distance(best) ? way : best))
  return meant.map((each) => ({ ...each, path: [...issue.path, ...each.path] }))
}

/** The same error for people: where something can be written in several ways, the one that was meant says what is wrong. */
export const misfits = (error: z.ZodError): z.ZodError => new z.ZodError(error.issues.flatMap(resolve))
