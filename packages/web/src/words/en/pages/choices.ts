import { spoken } from '@cardwright/catalog/words'

/** What is chosen for a match beside its sides. */
export const choicesWords = spoken({
  more: (changed: number) => (changed > 0 ? `More options, ${changed} changed` : 'More options'),
  about: (names: readonly string[]) => names.join(' · '),
  setting: (name: string, choice: string) => `${name}: ${choice}`,
  partner: 'Partner',
  anybody: 'Anybody',
})
