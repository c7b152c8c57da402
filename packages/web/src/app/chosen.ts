import type { Setting, Words } from '@cardwright/engine'
import { choicesWords } from '../words/en/pages/choices.ts'

/** What somebody has chosen of a game's options; what is left out is as usual. */
export type Chosen = Readonly<Record<string, string | number | boolean>>

type Settings = readonly Setting[]

const isMode = ({ option }: Setting): boolean => option === 'mode'

/** Which of its choices holds. */
export const choiceOf = ({ option, choices }: Setting, value: Chosen): number =>
  Math.max(
    0,
    choices.findIndex((choice) => choice.value === value[option]),
  )

/** The settings that count in the mode that is chosen. */
export function countingIn(settings: Settings, value: Chosen): Settings {
  const mode = settings.find(isMode)
  const chosen = mode && String(mode.choices[choiceOf(mode, value)]!.value)
  return settings.filter(({ modes }) => modes === undefined || (chosen !== undefined && modes.includes(chosen)))
}

/** The settings that stand in sight of all, and those behind a line. */
export function shownIn(settings: Settings, value: Chosen): { readonly first: Settings; readonly rest: Settings } {
  const counting = countingIn(settings, value)
  const isFirst = (setting: Setting) => isMode(setting) || setting.inSight === true
  return { first: counting.filter(isFirst), rest: counting.filter((setting) => !isFirst(setting)) }
}

/** With this choice; what is as usual is left out, and what no longer counts as well. */
export function withChoice(settings: Settings, value: Chosen, { option, choices }: Setting, at: number): Chosen {
  const { [option]: _, ...others } = value
  const next: Chosen = at === 0 ? others : { ...others, [option]: choices[at]!.value }
  const lost = settings.filter((setting) => !countingIn(settings, next).includes(setting)).map((each) => each.option)
  return Object.fromEntries(Object.entries(next).filter(([name]) => !lost.includes(name)))
}

/** What was chosen for a match beside its sides: its mode, and what is not as usual. */
export const chosenOf = ({ settings = [] }: Words, value: Chosen): readonly string[] =>
  countingIn(settings, value)
    .filter((setting) => isMode(setting) || value[setting.option] !== undefined)
    .map((setting) => {
      const { name } = setting.choices[choiceOf(setting, value)]!
      return isMode(setting) ? name : choicesWords.setting(setting.name, name)
    })
