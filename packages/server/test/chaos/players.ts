import { isRefusal, type Refusal } from '@cardwright/engine'
import { Chair, type LinkOptions, Lobby, type SeatPlan, type TableInfo } from '@cardwright/protocol'
import type { Guest } from '../support/people.ts'
import { type Answer, answerOf, type Sitting } from './unbroken.ts'

/** A bot that no clock hurries: on a busy machine it answers as in an unbroken run. */
const botStrength = 'policy'

/** A table of a round: a game, who sits there, and what the people among them were told has been done. */
export interface Party {
  readonly game: string
  readonly options: unknown
  readonly sitting: readonly Sitting[]
  /** Null where a bot sits. */
  readonly guests: readonly (Guest | null)[]
  readonly acknowledged: readonly Answer[][]
  chairs: readonly (Chair | null)[]
  match: string
  isOver: boolean
  /** Waits in its midst until all faults have happened, so that each of them meets a match. */
  readonly waits: boolean
  /** When faults happened since the last acknowledged answer, by `performance.now()`. */
  faults: number[]
}

/** Of a long game only so much: what goes on when all others are over and nothing happens any more shows nothing. */
const shortened: Readonly<Record<string, object>> = { duel: { life: 8 }, exodus: { turnLimit: 12 } }

/** Fast games for most, long ones for a few, and a bot here and there. */
export function parties(count: number, seed: string, round: number, guests: readonly Guest[]): Party[] {
  return Array.from({ length: count }, (_, i) => {
    const long = (round + Math.floor(i / 25)) % 4 === 0 ? 'exodus' : 'exceed'
    const isLong = i % 25 === 7
    const game = isLong ? long : 'duel'
    const name = `${seed} ${round} ${i}`
    const isBot = i % 10 === 4
    const one = guests[(2 * i) % guests.length]!
    const two = guests[(2 * i + 1) % guests.length]!
    return {
      game,
      options: shortened[game] ?? {},
      sitting: [{ taste: `${name} one` }, isBot ? { strength: botStrength } : { taste: `${name} two` }],
      guests: [one, isBot ? null : two],
      acknowledged: [[], []],
      chairs: [null, null],
      match: '',
      isOver: false,
      waits: isLong,
      faults: [],
    }
  })
}

const patience = (attempt: number) => Math.min(500, 25 * 2 ** attempt)

/** Knocks at all processes, not all players at the same first, and soon leaves one that stands still. */
function linkOf({ connect }: Guest, urls: readonly string[], turn: number): LinkOptions {
  const url = urls.map((_, i) => urls[(i + turn) % urls.length]!)
  return { connect, url, patience, silence: 1000 }
}

async function inLobby(options: LinkOptions, ask: (lobby: Lobby) => Promise<TableInfo | Refusal>): Promise<TableInfo> {
  const lobby = new Lobby(options)
  try {
    const outcome = await ask(lobby)
    if (isRefusal(outcome)) throw new Error(`A table could not be had: ${outcome.why}`)
    return outcome
  } finally {
    lobby.close()
  }
}

/** Hears of an acknowledged answer. The player goes on when that is done. */
type Acted = () => Promise<void> | void

/** Sits down and plays until the match is over for everybody at the table. */
export async function playOut(party: Party, urls: readonly string[], turn: number, acted: Acted): Promise<void> {
  const [one, two] = party.guests
  const seats: SeatPlan[] = [{ kind: 'me' }, two ? { kind: 'open' } : { kind: 'bot', strength: botStrength }]
  const { game, options } = party
  const links = party.guests.map((guest, i) => guest && linkOf(guest, urls, turn + i))
  const made = await inLobby(linkOf(one!, urls, turn), (lobby) => lobby.create({ game, options, seats }))
  party.match = made.match
  if (two) await inLobby(linkOf(two, urls, turn + 1), (lobby) => lobby.sit(made.match, undefined, undefined, true))
  party.chairs = links.map((link) => link && new Chair(made.match, link))
  await Promise.all(
    party.chairs.map(async (chair, seat) => {
      const who = party.sitting[seat]!
      if (chair === null || !('taste' in who)) return
      await play(chair, who.taste, (answer) => {
        party.acknowledged[seat]!.push(answer)
        return acted()
      })
    }),
  )
  party.isOver = true
}

async function play(chair: Chair, taste: string, acknowledged: (answer: Answer) => ReturnType<Acted>): Promise<void> {
  for (;;) {
    const { asks, over, seq } = await chair.until((s) => s.over !== null || s.asks.length > 0)
    if (over) return
    const ask = asks[0]!
    const keys = await answerOf(taste, ask, (chosen) => chair.next(ask.id, chosen))
    if (keys !== null && (await chair.answer(ask.id, keys)) === null) await acknowledged({ ask: ask.id, keys })
    await chair.until((s) => s.over !== null || s.seq > seq || s.asks !== asks)
  }
}
