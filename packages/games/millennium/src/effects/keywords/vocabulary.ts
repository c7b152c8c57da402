import { z } from 'zod'
import { elements, types } from '../../cards/symbols.ts'

/** MB-399..448: the 29 keywords and their 8 PLUS forms. */
export const keywords = [
  'anvilDrop',
  'blastOff',
  'bore',
  'clobber',
  'coinOp',
  'combine',
  'drink',
  'duelist',
  'earthcraft',
  'epic',
  'foreboding',
  'fusion',
  'heroic',
  'holdup',
  'investigate',
  'levelUp',
  'mean',
  'mimicry',
  'positioning',
  'routeClear',
  'scurry',
  'shadowbond',
  'speed',
  'spellbook',
  'synchro',
  'thwomp',
  'toll',
  'undead',
  'unite',
] as const
export const plusKeywords = [
  'anvilDropPlus',
  'blastOffPlus',
  'coinOpPlus',
  'mimicryPlus',
  'scurryPlus',
  'speedPlus',
  'undeadPlus',
  'unitePlus',
] as const
export const allKeywords = [...keywords, ...plusKeywords] as const
export type Keyword = (typeof allKeywords)[number]

/** Spellbook has a symbol of its own: MB-439. */
export const keywordSchema = z.union([
  z.enum(
    allKeywords.filter((each) => each !== 'spellbook'),
    {
      error: ({ input }) =>
        input === 'spellbook' ? 'A Spellbook names its symbol: { "spellbook": "fire" }' : undefined,
    },
  ),
  z.strictObject({ spellbook: z.enum([...elements, ...types]) }),
])
export type KeywordUse = z.infer<typeof keywordSchema>

export const keywordOf = (use: KeywordUse): Keyword => (typeof use === 'string' ? use : 'spellbook')
