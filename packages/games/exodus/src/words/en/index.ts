import type { AskView, OptionView, Telling, Words } from '@cardwright/engine'
import type { ExodusDef } from '../../cards/definitions.ts'
import { cardLines } from '../../cards/text.ts'
import type { Foreseen } from '../../view.ts'
import { confirmFor } from './confirm.ts'
import { decks } from './decks.ts'
import { sentenceFor } from './events.ts'
import { keywords, zones } from './glossary.ts'
import { labelFor, plainLabel } from './labels.ts'
import { outcomeText } from './outcome.ts'
import { promptFor } from './prompts.ts'
import { settings } from './settings.ts'
import { Speech } from './speech.ts'
import { standing } from './standing.ts'

export * from './board.ts'
export { guide } from './guide.ts'
export { phaseNames } from './prompts.ts'

export interface ExodusWords extends Words {
  /** An answer, without telling it apart from equal ones. */
  plainOption(option: OptionView, ask: AskView, at: Telling): string | null
  /** What an attack would come to, as a sentence. */
  outcome(outcome: Foreseen, at: Telling): string
}

/** How Exodus speaks to people, with these cards. */
export function wordsOf(library: ReadonlyMap<string, ExodusDef>): ExodusWords {
  const speech = new Speech(library)
  return {
    name: (card) => speech.card(card),
    lines: (def) => cardLines(def as ExodusDef),
    prompt: (ask, at) => promptFor(speech, ask, at),
    option: (option, ask, at) => labelFor(speech, option, ask, at),
    plainOption: (option, ask, at) => plainLabel(speech, option, ask, at),
    outcome: (outcome, at) => outcomeText(speech, at, outcome),
    confirm: confirmFor,
    event: (event, at) => sentenceFor(speech, event, at),
    facts: (at, seat) => standing(speech, at, seat),
    zones,
    keywords,
    settings,
    decks,
  }
}
