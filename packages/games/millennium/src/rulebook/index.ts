import type { Rule, Rulebook, RuleId } from '@cardwright/engine'
import { deckbuilding } from './deckbuilding.ts'
import { faq } from './faq.ts'
import { house } from './house.ts'
import { keywords } from './keywords.ts'
import { overview } from './overview.ts'
import { paper } from './paper.ts'
import type { Sections } from './sections.ts'
import { setup } from './setup.ts'
import { tournament } from './tournament.ts'
import { variants } from './variants.ts'

const chapters: readonly Sections[] = [setup, overview, deckbuilding, tournament, variants, faq, keywords]

function rules(): Rulebook {
  const all: [RuleId, Rule][] = []
  for (const [section, rows] of chapters.flatMap((each) => Object.entries(each))) {
    for (const [id, text] of Object.entries(rows) as [RuleId, string][]) {
      const notApplicable = paper[id]
      all.push([id, { section, text, ...(notApplicable !== undefined && { notApplicable }) }])
    }
  }
  all.sort(([a], [b]) => (a < b ? -1 : 1))
  const own = Object.entries(house) as [RuleId, string][]
  return Object.fromEntries([
    ...all,
    ...own.map(([id, text]) => [id, { section: 'House rules', text, house: true }] as const),
  ])
}

/** MB-001..478, and our house rules. */
export const rulebook: Rulebook = rules()
