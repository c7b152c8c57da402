import { type KeptDeck, keptDecks, onDeckChange, replaceDecks } from './decks.ts'
import { me, onSession, post } from './session.ts'

/** A deck as the server keeps it with an account. */
interface AccountDeck {
  readonly id: string
  readonly game: string
  readonly name: string
  readonly cards: KeptDeck['cards']
  readonly changed: number
}

/** The account whose decks are here; null for a guest. */
let account: string | null = null

/** How long a deck that is being worked on is left alone, in ms. */
const pause = 1200
const timers = new Map<string, ReturnType<typeof setTimeout>>()

async function save({ id, game, name, cards, touched }: KeptDeck): Promise<void> {
  await post(`/api/decks/${id}`, { game, name, cards, changed: touched })
}

/** Out of reach, it is saved when the decks are compared the next time. */
function saveSoon(deck: KeptDeck): void {
  clearTimeout(timers.get(deck.id))
  timers.set(
    deck.id,
    setTimeout(() => void save(deck).catch(() => {}), pause),
  )
}

/** What is here and with the account become one: of each deck the later state; a guest's decks go with them. */
export function merged(here: readonly KeptDeck[], there: readonly AccountDeck[], owner: string) {
  const theirs = new Map(there.map((deck) => [deck.id, deck]))
  const own = here.filter((deck) => deck.account === undefined || deck.account === owner)
  // one that the account had and has no more was deleted elsewhere
  const alive = own.filter((deck) => deck.account === undefined || theirs.has(deck.id))
  const later = alive.filter(({ id, touched }) => touched > (theirs.get(id)?.changed ?? -1))
  const kept = new Map(there.map(({ changed, ...deck }) => [deck.id, { ...deck, touched: changed, account: owner }]))
  for (const deck of later) kept.set(deck.id, { ...deck, account: owner })
  const decks = [...kept.values()].sort((a, b) => b.touched - a.touched)
  return { decks, save: decks.filter(({ id }) => later.some((deck) => deck.id === id)) }
}

async function compare(): Promise<void> {
  const person = await me().catch(() => undefined)
  // out of reach: what is here stays
  if (person === undefined) return
  account = person && !person.guest ? person.id : null
  if (account === null) {
    const mine = keptDecks().filter((deck) => deck.account === undefined)
    if (mine.length < keptDecks().length) replaceDecks(mine)
    return
  }
  const reply = await fetch('/api/decks').catch(() => null)
  if (!reply?.ok) return
  const { decks: there } = (await reply.json()) as { decks: readonly AccountDeck[] }
  const { decks, save: unsaved } = merged(keptDecks(), there, account)
  replaceDecks(decks)
  await Promise.all(unsaved.map((deck) => save(deck).catch(() => {})))
}

let followed: Promise<void> | null = null

/** When the decks of the account are here, if there is one; where the server is out of reach, at once. */
export function accountFollowed(): Promise<void> {
  followAccount()
  return followed!
}

/** Keeps the decks here and those with the account the same, from now on. */
export function followAccount(): void {
  if (followed !== null) return
  onDeckChange((deck, isForgotten) => {
    if (account === null) return
    if (!isForgotten) return saveSoon(deck)
    clearTimeout(timers.get(deck.id))
    void post(`/api/decks/${deck.id}/remove`, {}).catch(() => {})
  })
  onSession(() => {
    followed = compare().catch(() => {})
  })
  followed = compare().catch(() => {})
}
