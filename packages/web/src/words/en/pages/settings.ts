import { spoken } from '@cardwright/catalog/words'

export const settingsWords = spoken({
  title: 'Settings',
  name: 'Your name',
  nameWhat: 'What others read at the table.',
  guest: 'Guest',
  theme: 'Theme',
  themeWhat: 'Cards keep their colours in both.',
  themes: { dark: 'Dark', light: 'Light' },
  speed: 'Speed',
  speedWhat: 'How fast things are shown. With “step by step” each waits for the space bar.',
  bots: 'Bots',
  botsWhat: 'How well they play in practice, unless you say otherwise.',
  sound: 'Sound',
  soundWhat: 'Wood and paper, quietly.',
  guide: 'Guide',
  guideWhat: 'Explains each kind of question the first time it is asked.',
  off: 'Off',
  on: 'On',
  explainAgain: 'Explain everything again',
})
