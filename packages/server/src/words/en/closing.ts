import { spoken } from '@cardwright/catalog/words'

/** Why a match or a connection is closed. */
export const closingWords = spoken({
  over: 'The match is over.',
  begun: 'The match has begun. Join it in a moment.',
  ledFromHere: 'The match is led from here from now on.',
  ledElsewhere: 'The match is led elsewhere now.',
  notFollowed: 'The match could not be followed. Come back to see it.',
  oneSeat: 'You have another seat at this table. Come back to it.',
  nobodyHere: 'Nobody was here.',
  handedOver: 'This server is about to stop. The match goes on elsewhere in a moment.',
  stopping: 'The server is about to stop.',
  sessionOver: 'This session has ended.',
  fragments: 'A message came in too many frames.',
  flood: 'You send far too many messages.',
})
