import { spoken } from '@cardwright/catalog/words'

/** Refusals: what somebody says on a connection. */
export const conversationWords = spoken({
  tooManyMessages: 'You send too many messages. Wait a moment.',
  notNow: 'That could not be done now. Try again in a moment.',
  noText: 'A message is a text, and not a binary frame.',
  helloFirst: 'Say hello first.',
  helloTwice: 'You have said hello already.',
  nobody: 'Nobody of this id has sat at a table here.',
  botsOnlyPlay: 'A bot can play, and nothing else.',
  tooManyTables: 'You make too many tables.',
  tooManySeatings: 'You change seats too often. Wait a moment.',
  mutedEnough: (people: number) => `You have muted ${people} people: that is all there is room for.`,
  muteYourself: 'You cannot mute yourself.',
  reportYourself: 'You cannot report yourself.',
  doNotPlay: 'They do not play in this match.',
  reportedEnough: 'You have reported enough for today.',
  otherVersion: (oldest: number, newest: number, spoken: number) =>
    `This server speaks versions ${oldest} to ${newest} of the protocol, not ${spoken}.`,
  joinFirst: 'Join this match first.',
  looksAtEnough: 'You look at too many matches at once.',
  onlyPlayersTalk: 'Only those who play can talk at this table.',
  talksTooMuch: 'You talk too much. Wait a moment.',
  noMoreTalk: 'You have said all that there is room for at this table.',
})
