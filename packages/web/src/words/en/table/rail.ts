import { spoken } from '@cardwright/catalog/words'

export const railWords = spoken({
  title: 'Log and chat',
  open: 'Open the log',
  close: 'Close the log',
  beside: 'Beside the table',
  log: 'Log',
  chat: (unread: number) => (unread > 0 ? `Chat (${unread} new)` : 'Chat'),
  happened: 'What has happened',
  keys: 'Arrow keys move along it, Enter opens what an entry leads to.',
  lines: 'Chat',
  readAlong: 'Those who watch read along.',
  say: 'Say something',
  send: 'Send',
  about: (name: string) => `About ${name}`,
  mute: (name: string) => `Mute ${name}`,
  muted: (name: string) => `You will not hear from ${name} again.`,
  report: 'Report this line',
  reported: 'Reported. The operators of this server will look at it.',
})
