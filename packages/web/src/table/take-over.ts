import { isAnswer, parseRecord } from '@cardwright/engine'
import type { LocalSeat } from '@cardwright/room'
import { ownName, settings } from '../app/settings.ts'
import { storeEntries, storeMatch } from '../app/store.ts'

/** A practice match that starts where a recorded one stood after so many answers; bots take the other seats. */
export async function takeOver(record: string, at: number, seat: number): Promise<string> {
  const { header, inputs } = parseRecord(record)
  const id = crypto.randomUUID()
  await storeMatch({
    id,
    game: header.game,
    seats: header.seats.map(
      (_, each): LocalSeat => (each === seat ? { name: ownName() } : { strength: settings().strength }),
    ),
    options: header.options,
    given: header.given as never,
    seed: header.seed,
    stored: true,
    created: Date.now(),
  })
  const answers = inputs.slice(0, at).filter(isAnswer)
  await storeEntries(
    id,
    0,
    answers.map((input) => ({ ...input, kind: 'answer', by: 'player', id: null })),
  )
  return id
}
