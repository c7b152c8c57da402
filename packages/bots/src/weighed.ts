import { type Node, stopping } from './tree.ts'

/** What a search found out about a whole answer. */
export interface Weighed {
  readonly keys: readonly string[]
  readonly visits: number
  /** What its seat may hope for, of 0 to 1. */
  readonly reward: number
}

/** The answers to the ask at this node that were tried. Where the order does not count, each set is one answer. */
export function answersAt(root: Node, isSeveral: boolean): readonly Weighed[] {
  const answers: Weighed[] = []
  const seen = new Set<Node>()
  const look = (node: Node, chosen: readonly string[]) => {
    if (seen.has(node)) return
    seen.add(node)
    for (const [key, { visits, mean, next }] of node.arms) {
      const keys = key === stopping ? chosen : [...chosen, key]
      if (isSeveral && key !== stopping) look(next, keys)
      else answers.push({ keys, visits, reward: mean })
    }
  }
  look(root, [])
  return answers
}
