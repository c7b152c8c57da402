import type {
  Ability,
  AbilityRef,
  Act,
  Condition,
  CostRef,
  Count,
  Event,
  Modifier,
  Place,
  Ref,
  Source,
  Spot,
  Test,
  Value,
} from './core.ts'
import type { Draft, Head, Note } from './draft.ts'
import type {
  AbilityKind,
  AttackKind,
  CardType,
  Colour,
  End,
  Icon,
  Keyword,
  Op,
  Phase,
  Position,
  Stat,
  State,
  Until,
  Who,
  Zone,
} from './terms.ts'

/** What the tests and the place of a noun phrase say; `lower` makes a selection of it. */
export interface Description {
  readonly where: readonly Test[]
  readonly place?: Place
  /** Several places are meant one by one: 1 of each. */
  readonly count?: Count
}

/** What each rule of the grammar means. The fields of every form get their types from here. */
export interface Meanings {
  // tokens
  digits: string
  quoted: string
  angled: string
  // words
  numeral: number
  number: Value
  numerals: readonly number[]
  extreme: 'highest' | 'lowest'
  count: Count
  quantity: Count
  whose: Who
  player: Who
  zone: Zone
  zones: readonly Zone[]
  place: Place
  owned: Place
  end: End
  colour: Colour
  state: State
  stat: Stat
  type: CardType
  icon: Icon
  icons: readonly Icon[]
  phase: Phase
  phaseOf: { readonly phase: Phase; readonly of: Who; readonly next: boolean; readonly or?: Meanings['phaseOf'] }
  position: Position
  keyword: Keyword
  abilityKind: AbilityKind
  name: string
  names: readonly string[]
  trait: string
  aspect: 'name' | 'trait' | 'colour' | Stat
  attackKind: AttackKind
  // cards
  cards: Ref
  card: Ref
  known: Ref
  pronoun: Ref
  group: Ref
  owner: Ref
  possessor: Ref
  selection: Ref
  mention: Ref
  mentions: readonly Ref[]
  counted: Ref
  description: Description
  alternatives: readonly Test[]
  kind: readonly Test[]
  adjectives: readonly Test[]
  adjective: readonly Test[]
  adjectiveList: readonly (readonly Test[])[]
  atom: readonly Test[]
  noun: readonly Test[]
  with: readonly Test[]
  withs: readonly Test[]
  property: readonly Test[]
  properties: readonly Test[]
  nameParts: readonly (readonly Test[])[]
  bound: { readonly op: Op; readonly value: Value }
  post: Description
  posts: Description
  // numbers
  value: Value
  term: Value
  amount: Value
  // conditions
  conditions: readonly Condition[]
  condition: Condition
  predicate: readonly Test[]
  comparison: { readonly op: Op; readonly value: Value }
  scope: Condition
  // events
  event: Event
  occasion: Event
  events: Event
  happening: Event
  source: Source
  sources: Source
  origin: { readonly from: Place | null; readonly by: Source | null }
  origins: readonly { readonly from: Place | null; readonly by: Source | null }[]
  abilityRef: AbilityRef
  costRef: CostRef
  spared: Count
  // modifiers
  until: Until
  modifiers: readonly Modifier[]
  modifier: Modifier
  act: Act
  acts: readonly Act[]
  // steps
  steps: readonly Draft[]
  step: readonly Draft[]
  own: readonly Draft[]
  theirs: readonly Draft[]
  destination: readonly Spot[]
  spot: Spot
  arrival: Partial<Spot>
  // sentences and abilities
  sentence: readonly Draft[]
  sentences: readonly Draft[]
  note: Note
  notes: readonly Note[]
  block: Draft
  blocks: readonly Draft[]
  costs: readonly Draft[]
  cost: readonly Draft[]
  bracket: readonly Draft[]
  bonds: readonly string[]
  iconText: Icon
  priced: readonly Draft[]
  label: Partial<Head>
  labels: Partial<Head>
  ability: readonly Ability[]
  abilities: readonly Ability[]
  text: readonly Ability[]
  effect: readonly Draft[]
}
