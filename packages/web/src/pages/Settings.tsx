import { type ReactNode, useState } from 'react'
import { renameGuest } from '../app/session.ts'
import { change, type Settings, speeds, textSizes, useSettings } from '../app/settings.ts'
import { useTitle } from '../app/use-title.ts'
import { commonWords } from '../words/en/common.ts'
import { settingsWords } from '../words/en/pages/settings.ts'
import './settings.css'

/** The player's preferences; kept in this browser. */
export function SettingsPage() {
  useTitle(settingsWords.title)
  const now = useSettings()
  return (
    <main className="page settings">
      <h1>{settingsWords.title}</h1>
      <NameSetting />
      <Pick
        field="theme"
        title={settingsWords.theme}
        now={now}
        choices={[
          ['dark', settingsWords.themes.dark],
          ['light', settingsWords.themes.light],
        ]}
      >
        {settingsWords.themeWhat}
      </Pick>
      <Pick
        field="text"
        title={settingsWords.text}
        now={now}
        choices={textSizes.map((size) => [size, settingsWords.textSizes[size]] as const)}
      >
        {settingsWords.textWhat}
      </Pick>
      <Pick
        field="speed"
        title={settingsWords.speed}
        now={now}
        choices={speeds.map((speed) => [speed, commonWords.speeds[speed]] as const)}
      >
        {settingsWords.speedWhat}
      </Pick>
      <Pick
        field="strength"
        title={settingsWords.bots}
        now={now}
        choices={[
          ['easy', commonWords.strengths.easy],
          ['medium', commonWords.strengths.medium],
          ['hard', commonWords.strengths.hard],
        ]}
      >
        {settingsWords.botsWhat}
      </Pick>
      <Pick
        field="sound"
        title={settingsWords.sound}
        now={now}
        choices={[
          [false, settingsWords.off],
          [true, settingsWords.on],
        ]}
      >
        {settingsWords.soundWhat}
      </Pick>
      <Pick
        field="guide"
        title={settingsWords.guide}
        now={now}
        choices={[
          [true, settingsWords.on],
          [false, settingsWords.off],
        ]}
      >
        {settingsWords.guideWhat}
      </Pick>
      <button
        type="button"
        className="button"
        disabled={now.explained.length === 0}
        onClick={() => change({ explained: [] })}
      >
        {settingsWords.explainAgain}
      </button>
    </main>
  )
}

/** The name is kept here as it is typed; the server is told when it is finished. */
function NameSetting() {
  const { name } = useSettings()
  const [problem, setProblem] = useState<string | null>(null)
  const finish = () =>
    void renameGuest(name.trim())
      .then(() => setProblem(null))
      .catch((error: Error) => setProblem(error.message))
  return (
    <label className="setting">
      <span>
        <b>{settingsWords.name}</b>
        <small>{settingsWords.nameWhat}</small>
        {problem && <small role="alert">{problem}</small>}
      </span>
      <input
        className="field"
        maxLength={40}
        value={name}
        placeholder={settingsWords.guest}
        onChange={(event) => change({ name: event.target.value })}
        onBlur={finish}
        onKeyDown={(event) => event.key === 'Enter' && finish()}
      />
    </label>
  )
}

interface PickProps<F extends keyof Settings> {
  readonly field: F
  readonly title: string
  readonly now: Settings
  readonly choices: readonly (readonly [Settings[F], string])[]
  readonly children: ReactNode
}

function Pick<F extends keyof Settings>({ field, title, now, choices, children }: PickProps<F>) {
  return (
    <fieldset className="setting">
      <legend className="visually-hidden">{title}</legend>
      <span>
        <b aria-hidden>{title}</b>
        <small>{children}</small>
      </span>
      <div className="segments">
        {choices.map(([value, name]) => (
          <label key={name}>
            <input
              type="radio"
              name={field}
              checked={now[field] === value}
              onChange={() => change({ [field]: value } as Partial<Settings>)}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
