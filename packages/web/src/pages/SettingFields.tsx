import type { Setting, Words } from '@cardwright/engine'
import { choicesWords } from '../words/en/pages/choices.ts'

/** What somebody has chosen of a game's options; what is left out is as usual. */
export type Chosen = Readonly<Record<string, string | number | boolean>>

interface Props {
  readonly words: Words
  readonly value: Chosen
  onChange(value: Chosen): void
}

const nameIn = ({ option, choices }: Setting, value: Chosen): string =>
  (choices.find((choice) => choice.value === value[option]) ?? choices[0])!.name

const isMode = ({ option }: Setting): boolean => option === 'mode'

/** What was chosen for a match beside its sides: its mode, and what is not as usual. */
export const chosenOf = ({ settings = [] }: Words, value: Chosen): readonly string[] =>
  settings
    .filter((setting) => isMode(setting) || value[setting.option] !== undefined)
    .map((setting) =>
      isMode(setting) ? nameIn(setting, value) : choicesWords.setting(setting.name, nameIn(setting, value)),
    )

/** The options of a game that people choose: the mode in sight, the rest behind a line. */
export function SettingFields({ words: { settings = [] }, value, onChange }: Props) {
  const rest = settings.filter((setting) => !isMode(setting))
  const field = (setting: Setting) => (
    <SettingField key={setting.option} setting={setting} value={value} onChange={onChange} />
  )
  const changed = rest.filter(({ option }) => value[option] !== undefined).length
  return (
    <>
      {settings.filter(isMode).map(field)}
      {rest.length > 0 && (
        <details className="settings-more">
          <summary>{choicesWords.more(changed)}</summary>
          <div>{rest.map(field)}</div>
        </details>
      )}
    </>
  )
}

function SettingField({ setting, value, onChange }: Omit<Props, 'words'> & { readonly setting: Setting }) {
  const { option, name, choices } = setting
  const chosen = Math.max(
    0,
    choices.findIndex((choice) => choice.value === value[option]),
  )
  const choose = (at: number) => {
    const { [option]: _, ...others } = value
    onChange(at === 0 ? others : { ...others, [option]: choices[at]!.value })
  }
  return (
    <label>
      <span>{name}</span>
      <select className="field" value={chosen} onChange={(event) => choose(Number(event.target.value))}>
        {choices.map((choice, at) => (
          <option key={choice.name} value={at}>
            {choice.name}
          </option>
        ))}
      </select>
    </label>
  )
}
