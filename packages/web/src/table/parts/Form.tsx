import { type Field, type FormView, formKey } from '@cardwright/engine'
import { capital } from '@cardwright/engine/english'
import { type FormEvent, useState } from 'react'
import { askWords } from '../../words/en/table/asks.ts'
import { useTable } from '../context.ts'

/** Whether there is something to fill each blank with. */
const canBeFilled = (fields: Readonly<Record<string, Field>>): boolean =>
  Object.values(fields).every((field) =>
    field.kind === 'number' ? field.min <= field.max : field.kind !== 'choice' || field.of.length > 0,
  )

/** An answer that cannot be listed: a field for each blank if the game names them, otherwise a key to type. */
export function Form({ form: { hint, prefix, fields } }: { form: FormView }) {
  if (fields && !canBeFilled(fields)) return null
  return fields && prefix !== undefined ? <Drawn prefix={prefix} fields={fields} /> : <Typed hint={hint} />
}

function Typed({ hint }: { hint: string }) {
  const { answering } = useTable()
  const [key, setKey] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (key.trim() !== '') answering.choose(key.trim())
    setKey('')
  }
  return (
    <form className="ask__form" onSubmit={send}>
      <input
        className="field"
        aria-label={askWords.inWords}
        placeholder={hint}
        value={key}
        onChange={(event) => setKey(event.target.value)}
      />
      <button type="submit" className="button">
        {askWords.say}
      </button>
    </form>
  )
}

type Values = Readonly<Record<string, string | readonly string[]>>

function firstValue(field: Field): string | readonly string[] {
  if (field.kind === 'number') return String(field.min)
  return field.kind === 'choice' ? (field.of[0] ?? '') : []
}

function Drawn({ prefix, fields }: { prefix: string; fields: Readonly<Record<string, Field>> }) {
  const { answering } = useTable()
  const [given, setGiven] = useState<Values>({})
  const values = Object.entries(fields).map(([name, field]) => [name, given[name] ?? firstValue(field)] as const)
  const send = (event: FormEvent) => {
    event.preventDefault()
    answering.choose(formKey(prefix, Object.fromEntries(values)))
  }
  return (
    <form className="ask__form" onSubmit={send} aria-label={askWords.form(prefix)}>
      {values.map(([name, value]) => (
        <Blank
          key={name}
          name={name}
          field={fields[name]!}
          value={value}
          onChange={(next) => setGiven({ ...given, [name]: next })}
        />
      ))}
      <button type="submit" className="button">
        {askWords.form(prefix)}
      </button>
    </form>
  )
}

interface BlankProps {
  readonly name: string
  readonly field: Field
  readonly value: string | readonly string[]
  onChange(value: string | readonly string[]): void
}

function Blank({ name, field, value, onChange }: BlankProps) {
  const { words, entry, asking } = useTable()
  const said = (id: string): string => {
    if (entry.game.library.has(id)) return capital(words.name(id))
    const seat = /^\d+$/.test(id) ? asking.names[Number(id)] : undefined
    return seat === undefined ? askWords.choice(id) : capital(seat)
  }
  if (field.kind === 'number') {
    return (
      <label>
        <span>{askWords.field(name)}</span>
        <input
          className="field"
          type="number"
          min={field.min}
          max={field.max}
          value={String(value)}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    )
  }
  return (
    <label>
      <span>{askWords.field(name)}</span>
      <select
        className="field"
        multiple={field.kind === 'names'}
        value={value as string}
        onChange={({ target }) =>
          onChange(field.kind === 'names' ? [...target.selectedOptions].map((each) => each.value) : target.value)
        }
      >
        {field.of.map((id, i) => (
          <option key={`${id} ${i}`} value={id} data-content>
            {said(id)}
          </option>
        ))}
      </select>
    </label>
  )
}
