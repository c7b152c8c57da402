import type { AnyTable, Form, Option } from './ask.ts'
import { isRefusal, type Json, type JsonObject, type Refusal, type RuleId, type Seat } from './types.ts'

/** One blank of a form, as a client draws it. */
export type Field =
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'choice'; readonly of: readonly string[] }
  /** Some of these names; a name that is there twice may be chosen twice. */
  | { readonly kind: 'names'; readonly of: readonly string[]; readonly min?: number; readonly max?: number }

/**
 * The blanks of a form by name, in their order. Its key is `prefix:value:value`; several names of one blank are joined by
 * `+`.
 */
export interface FormFields extends JsonObject {
  readonly prefix: string
  readonly fields: Readonly<Record<string, Field & JsonObject>>
}

export type FieldValue = number | string | readonly string[]
export type FieldValues = Readonly<Record<string, FieldValue>>

/** The key that fills a form in. */
export function formKey(prefix: string, values: FieldValues): string {
  let key = prefix
  for (const name in values) {
    const value = values[name]!
    key += `:${Array.isArray(value) ? value.join('+') : value}`
  }
  return key
}

/** What a key fills in, or why it does not fit. */
export function readForm({ prefix, fields }: FormFields, key: string): FieldValues | Refusal {
  const blanks = Object.entries(fields)
  const [head, ...texts] = key.split(':')
  if (head !== prefix || texts.length !== blanks.length) {
    return { why: `This looks like ${[prefix, ...blanks.map(([name]) => `<${name}>`)].join(':')}, not ${brief(key)}.` }
  }
  const values: Record<string, FieldValue> = {}
  for (const [i, [name, field]] of blanks.entries()) {
    const value = readField(field, name, texts[i]!)
    if (isRefusal(value)) return value
    values[name] = value
  }
  return values
}

function readField(field: Field, name: string, text: string): FieldValue | Refusal {
  switch (field.kind) {
    case 'number': {
      const value = /^(0|[1-9]\d{0,8})$/.test(text) ? Number(text) : Number.NaN
      if (value >= field.min && value <= field.max) return value
      return { why: `${name} is a whole number from ${field.min} to ${field.max}, not ${brief(text)}.` }
    }
    case 'choice':
      return field.of.includes(text) ? text : { why: `${name} is one of ${field.of.join(', ')}, not ${brief(text)}.` }
    case 'names':
      return readNames(field, name, text === '' ? [] : text.split('+'))
  }
}

function readNames(
  { of, min = 0, max = of.length }: Extract<Field, { kind: 'names' }>,
  name: string,
  chosen: readonly string[],
): FieldValue | Refusal {
  const left = [...of]
  for (const each of chosen) {
    const at = left.indexOf(each)
    if (at < 0) return { why: `${brief(each)} is not there for ${name}.` }
    left.splice(at, 1)
  }
  if (chosen.length >= min && chosen.length <= max) return chosen
  return { why: `${name} takes ${min === max ? min : `${min} to ${max}`}, not ${chosen.length}.` }
}

const brief = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}...` : text)

/** A form whose blanks a client can draw, and whose key is read by the engine. */
export interface FieldForm<O extends Option> {
  readonly hint: string
  /** The rule that says how it is filled in. */
  readonly rule?: RuleId
  fields(t: AnyTable, seat: Seat): FormFields
  /** The option that these values make, or why the rules do not allow it. */
  option(values: FieldValues, key: string, t: AnyTable, seat: Seat): O | Refusal
  /** Some ways to fill it in. */
  suggest(t: AnyTable, seat: Seat): readonly FieldValues[]
}

const noOptions: readonly never[] = []

export function fieldForm<O extends Option>({ hint, rule, fields, option, suggest }: FieldForm<O>): Form<O> {
  const read = (key: string, t: AnyTable, seat: Seat): O | Refusal => {
    const values = readForm(fields(t, seat), key)
    return isRefusal(values) ? { ...values, rule } : option(values, key, t, seat)
  }
  // all keys of a form begin alike, and its blanks take long to list
  let prefix: string | null = null
  return {
    hint,
    fields,
    parse: read,
    suggest: (t, seat) => {
      const filled = suggest(t, seat)
      if (filled.length === 0) return noOptions
      prefix ??= fields(t, seat).prefix
      const made: O[] = []
      for (const values of filled) {
        // what a game suggests fits the blanks: only its own rules may refuse it
        const each = option(values, formKey(prefix, values), t, seat)
        if (!isRefusal(each)) made.push(each)
      }
      return made
    },
  }
}

export type FormView = { readonly hint: string } & Partial<FormFields> & { readonly [field: string]: Json | undefined }
