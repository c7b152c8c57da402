import { spoken } from '@cardwright/catalog/words'

export const profileWords = spoken({
  title: 'Profile',
  noAccount: 'You need no account to play. With one, your matches follow you to other devices.',
  guest: 'You are a guest: the server knows you by this browser alone. Sign up to keep your matches.',
  signOut: 'Sign out',
  matches: 'Your matches',
  noMatches: 'None on this server yet. [Find a table], or look at [what you played in this browser].',
  emptyChair: 'an empty chair',
  outcomes: { waiting: 'waiting', playing: 'not over yet', drawn: 'a draw', won: 'won', lost: 'lost' },
  watch: 'Watch',
  goOn: 'Go on',
})
