import type { ClientMessage } from '@cardwright/protocol'
import type { Gathering } from '@cardwright/room'
import type { Person } from './auth.ts'
import type { Budgets } from './budgets.ts'
import type { House } from './house.ts'
import type { TableRefusal } from './tables/refusals.ts'
import type { Usage } from './usage.ts'
import { conversationWords } from './words/en/conversation.ts'
import { tablesWords } from './words/en/tables.ts'

/** What only people say: to each other, and of each other. */
export type Talk = Extract<ClientMessage, { type: 'chat' | 'mute' | 'report' }>

export const isTalk = (message: ClientMessage): message is Talk =>
  message.type === 'chat' || message.type === 'mute' || message.type === 'report'

/** Somebody who talks, and where they are. */
export interface Talker {
  readonly who: Person
  readonly budgets: Budgets
  readonly usage: Usage
  /** The room of a match that they have joined. */
  readonly roomOf: (match: string) => Gathering | undefined
  /** Whether they wait at a table that has not begun. */
  readonly waitsAt: (match: string) => boolean
}

type Said<T extends Talk['type']> = Extract<Talk, { type: T }>

const dayMs = 86_400_000

/** Why nothing can be done at a match that has not begun, or that was not joined. */
export const whyAway = (isWaiting: boolean): TableRefusal =>
  isWaiting ? { why: tablesWords.notBegun } : { why: conversationWords.joinFirst, as: 'unknown' }

/** Carries out what somebody says; null if it is done, else why it is not. */
export async function talk(house: House, talker: Talker, message: Talk): Promise<TableRefusal | null> {
  if (talker.who.bot) return { why: conversationWords.botsOnlyPlay, as: 'forbidden' }
  switch (message.type) {
    case 'chat':
      return chat(house, talker, message)
    case 'mute':
      return mute(house, talker, message)
    case 'report':
      return report(house, talker, message)
  }
}

async function chat(house: House, talker: Talker, { id, match, text }: Said<'chat'>): Promise<TableRefusal | null> {
  const room = talker.roomOf(match)
  if (!room) return whyAway(talker.waitsAt(match))
  const { id: person, name } = talker.who
  const silenced = await house.silenced(person)
  if (silenced !== null) return { why: silenced, as: 'forbidden' }
  if (room.seatOf(person) === null) return { why: conversationWords.onlyPlayersTalk, as: 'forbidden' }
  if (!talker.usage.chat.take()) {
    // what was said before may be said again as often as somebody likes
    const isSaid = await house.matches.chat.isSaid(match, person, id)
    return isSaid ? null : { why: conversationWords.talksTooMuch, as: 'tooMany' }
  }
  const isSaid = await house.say(room, { person, name, text, at: Date.now() }, id)
  return isSaid ? null : { why: conversationWords.noMoreTalk, as: 'tooMany' }
}

async function mute(
  house: House,
  { who, budgets }: Talker,
  { person, on }: Said<'mute'>,
): Promise<TableRefusal | null> {
  if (person === who.id) return { why: conversationWords.muteYourself }
  if (on && !(await house.matches.hasSat(person))) return { why: conversationWords.nobody, as: 'unknown' }
  const isDone = await house.mute(who.id, person, on)
  return isDone ? null : { why: conversationWords.mutedEnough(budgets.mutesPerPerson), as: 'tooMany' }
}

async function report(house: House, talker: Talker, message: Said<'report'>): Promise<TableRefusal | null> {
  const { id: said, match, person: reported, text } = message
  const { id: person } = talker.who
  if (reported === person) return { why: conversationWords.reportYourself }
  const stored = await house.matches.get(match)
  if (!stored) return { why: tablesWords.noMatch, as: 'unknown' }
  const sits = (who: string) => stored.table.seats.some((seat) => seat.person === who)
  if (!sits(person) && !talker.roomOf(match) && !talker.waitsAt(match)) return whyAway(false)
  if (!sits(reported)) return { why: conversationWords.doNotPlay }
  const { reportsPerDay } = talker.budgets
  const isThere = await house.matches.reports.add(
    { said, match, person, reported, text },
    Date.now() - dayMs,
    reportsPerDay,
  )
  return isThere ? null : { why: conversationWords.reportedEnough, as: 'tooMany' }
}
