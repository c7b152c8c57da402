import { spoken } from '@cardwright/catalog/words'

export const accountWords = spoken({
  account: 'Your account',
  address: 'Address',
  addressNow: (email: string) => `Mail to you goes to ${email}.`,
  newAddress: 'New address',
  changeAddress: 'Change the address',
  addressAsked: 'We have sent a mail. The link in it goes on from here.',
  bots: 'Bots',
  botsWhat: 'A program of yours can play here with a token. It can do nothing else.',
  botName: 'Name of the bot',
  botNameShort: 'Name',
  makeBot: 'Make a bot',
  removeBot: (name: string) => `Remove ${name}`,
  remove: 'Remove',
  token: 'This token is shown once: [it]',
  data: 'Your data',
  dataWhat: 'All that this server keeps of you, in one file.',
  download: 'Download everything',
  deleteAccount: 'Delete my account',
  deleteGuest: 'Delete what is kept of me',
  deleteWhat:
    'Matches that you play are given up. Your name and what you said are removed; what was played stays for those who played with you. This cannot be undone.',
  password: 'Password',
  passwordIfAny: 'Password, if you have one',
  deleteForGood: 'Delete for good',
  keep: 'Keep it',
})
