import type { Setting, Words } from '@cardwright/engine'
import { useId } from 'react'
import { type Chosen, choiceOf, shownIn, withChoice } from '../app/chosen.ts'
import { choicesWords } from '../words/en/pages/choices.ts'

interface Props {
  readonly words: Words
  readonly value: Chosen
  onChange(value: Chosen): void
}

/** The options of a game that people choose: those that most care about in sight, the rest behind a line. */
export function SettingFields({ words: { settings = [] }, value, onChange }: Props) {
  const { first, rest } = shownIn(settings, value)
  const field = (setting: Setting) => (
    <SettingField
      key={setting.option}
      setting={setting}
      at={choiceOf(setting, value)}
      onChange={(at) => onChange(withChoice(settings, value, setting, at))}
    />
  )
  const changed = rest.filter(({ option }) => value[option] !== undefined).length
  return (
    <>
      {first.map(field)}
      {rest.length > 0 && (
        <details className="settings-more">
          <summary>
            {choicesWords.more(changed)}{' '}
            <span className="settings-more__about">{choicesWords.about(rest.map(({ name }) => name))}</span>
          </summary>
          <div>{rest.map(field)}</div>
        </details>
      )}
    </>
  )
}

interface FieldProps {
  readonly setting: Setting
  /** Which of its choices holds. */
  readonly at: number
  onChange(at: number): void
}

function SettingField({ setting: { name, choices, help }, at, onChange }: FieldProps) {
  const id = useId()
  const said = choices[at]?.help ?? help
  return (
    <label>
      <span>{name}</span>
      <select
        className="field"
        value={at}
        aria-describedby={said && id}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {choices.map((choice, i) => (
          <option key={choice.name} value={i}>
            {choice.name}
          </option>
        ))}
      </select>
      {said && (
        // a description of the field, and no part of its name
        <small id={id} className="setting-help" aria-hidden>
          {said}
        </small>
      )}
    </label>
  )
}
