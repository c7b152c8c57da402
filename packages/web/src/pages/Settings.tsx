import { type ReactNode, useState } from 'react'
import { renameGuest } from '../app/session.ts'
import { change, type Settings, speedNames, speeds, useSettings } from '../app/settings.ts'
import { useTitle } from '../app/use-title.ts'
import './settings.css'

/** The player's preferences; kept in this browser. */
export function SettingsPage() {
  useTitle('Settings')
  const now = useSettings()
  return (
    <main className="page settings">
      <h1>Settings</h1>
      <NameSetting />
      <Pick
        field="theme"
        title="Theme"
        now={now}
        choices={[
          ['dark', 'Dark'],
          ['light', 'Light'],
        ]}
      >
        Cards keep their colours in both.
      </Pick>
      <Pick field="speed" title="Speed" now={now} choices={speeds.map((speed) => [speed, speedNames[speed]] as const)}>
        How fast what happens is shown. Step by step, the space bar goes on.
      </Pick>
      <Pick
        field="strength"
        title="Bots"
        now={now}
        choices={[
          ['easy', 'Easy'],
          ['medium', 'Medium'],
          ['hard', 'Hard'],
        ]}
      >
        How well they play in practice, unless you say otherwise.
      </Pick>
      <Pick
        field="sound"
        title="Sound"
        now={now}
        choices={[
          [false, 'Off'],
          [true, 'On'],
        ]}
      >
        Wood and paper, quietly.
      </Pick>
      <Pick
        field="guide"
        title="Guide"
        now={now}
        choices={[
          [true, 'On'],
          [false, 'Off'],
        ]}
      >
        Explains each kind of question the first time it is asked.
      </Pick>
      <button
        type="button"
        className="button"
        disabled={now.explained.length === 0}
        onClick={() => change({ explained: [] })}
      >
        Explain everything again
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
        <b>Your name</b>
        <small>What others read at the table.</small>
        {problem && <small role="alert">{problem}</small>}
      </span>
      <input
        className="field"
        maxLength={40}
        value={name}
        placeholder="Guest"
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
