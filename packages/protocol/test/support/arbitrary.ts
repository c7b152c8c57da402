import fc from 'fast-check'

/** As much of JSON Schema as our messages need. */
interface Schema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly propertyNames?: Schema
  readonly additionalProperties?: Schema | boolean
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
}

/** Values that fit a schema. Texts have no blanks at their ends, which are cut off when they are read. */
export function schemaArbitrary(given: unknown): fc.Arbitrary<unknown> {
  const schema = given as Schema
  const either = schema.anyOf ?? schema.oneOf
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (either) return fc.oneof(...either.map(schemaArbitrary))
  switch (schema.type) {
    case 'object':
      return objects(schema)
    case 'array':
      return fc.array(schemaArbitrary(schema.items), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 6, 6),
      })
    case 'string':
      return strings(schema)
    case 'integer':
      return fc.integer({ min: limit(schema.minimum, -1000), max: limit(schema.maximum, 2 ** 31 - 1) })
    case 'number':
      return fc.integer()
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)))
  }
}

const limit = (bound: number | undefined, otherwise: number): number =>
  bound === undefined || Math.abs(bound) >= Number.MAX_SAFE_INTEGER ? otherwise : bound

const strings = ({ minLength = 0, maxLength = 100, pattern }: Schema): fc.Arbitrary<string> =>
  (pattern === undefined ? fc.string({ minLength, maxLength }) : fc.stringMatching(new RegExp(pattern))).filter(
    (text) => text.trim() === text && text.length <= maxLength && text.length >= minLength,
  )

function objects({ properties, required = [], propertyNames, additionalProperties }: Schema): fc.Arbitrary<unknown> {
  if (!properties) {
    // zod leaves `__proto__` out, which is as well
    const keys = strings(propertyNames ?? {}).filter((key) => key !== '__proto__')
    return fc.dictionary(keys, schemaArbitrary(additionalProperties), { maxKeys: 5 })
  }
  const fields = Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, schemaArbitrary(field)]))
  return fc.record(fields, { requiredKeys: required as string[] })
}
