import { type Ask, nobody, type Option, type Random, type Seat } from '@cardwright/engine'

/** What may be decided at a node, and what came of it so far. */
export class Arm {
  readonly seat: Seat
  readonly next: Node
  visits = 0
  /** How often it could be chosen. What is hidden differs from one imagined table to the next, and options with it. */
  available = 0
  /** Sum of what the seat that decides got. */
  reward = 0

  constructor(seat: Seat, next: Node) {
    this.seat = seat
    this.next = next
  }

  get mean(): number {
    return this.visits === 0 ? 0 : this.reward / this.visits
  }
}

/** The arm that ends an answer of several options. No key is empty. */
export const stopping = ''

/** A position as the searching seat would know it: by all that it has seen happen since it was asked. */
export class Node {
  readonly arms = new Map<string, Arm>()
  private seat: Seat = nobody
  private kind = ''
  private named: Map<string, Node> | null = null

  /** The node under this name, made if need be: for ways that meet, and for what was seen without being chosen. */
  at(name: string): Node {
    this.named ??= new Map()
    let node = this.named.get(name)
    if (!node) {
      node = new Node()
      this.named.set(name, node)
    }
    return node
  }

  /** Where this ask is decided: here, unless somebody else was asked here, or something else. */
  of(ask: Ask): Node {
    if (this.seat === nobody) {
      this.seat = ask.seat
      this.kind = ask.kind
    }
    return this.seat === ask.seat && this.kind === ask.kind ? this : this.at(`ask ${ask.seat} ${ask.kind}`)
  }
}

/** What a decision is made among: these options, and perhaps to stop. */
export interface Among {
  readonly add: readonly Option[]
  readonly stop: boolean
}

export const count = ({ add, stop }: Among): number => add.length + (stop ? 1 : 0)
export const keyAt = ({ add }: Among, index: number): string => (index < add.length ? add[index]!.key : stopping)

/** UCB1 in which an arm is measured against how often it was available; what was never tried comes first, at random. */
export function select(node: Node, among: Among, exploration: number, random: Random): number {
  const { arms } = node
  const all = count(among)
  let untried = 0
  let best = -1
  let bestBound = Number.NEGATIVE_INFINITY
  for (let i = 0; i < all; i++) {
    const arm = arms.get(keyAt(among, i))
    if (arm === undefined || arm.visits === 0) {
      untried++
      if (random.int(untried) === 0) best = i
      continue
    }
    arm.available++
    if (untried > 0) continue
    const bound = arm.reward / arm.visits + exploration * Math.sqrt(Math.log(arm.available) / arm.visits)
    if (bound > bestBound) {
      bestBound = bound
      best = i
    }
  }
  return best
}
