import { spoken } from '@cardwright/catalog/words'

/** What is chosen for a match beside its sides. */
export const choicesWords = spoken({
  more: (changed: number) => (changed > 0 ? `More choices, ${changed} changed` : 'More choices'),
  setting: (name: string, choice: string) => `${name}: ${choice}`,
  partner: 'Partner',
  anybody: 'anybody',
})
