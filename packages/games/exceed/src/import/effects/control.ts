import type { ClientEffect } from '../client.ts'
import { type TranslateEffect, translate } from '../translate.ts'

export const control: Readonly<Record<string, TranslateEffect>> = {
  pass: () => [],
  nothing: () => [],
  choice: ({ choice }, context) => [
    { do: 'choose', of: (choice as ClientEffect[]).map((each) => translate(each, context)) },
  ],
}
