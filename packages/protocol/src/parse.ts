import { type ClientMessage, clientMessageSchema, type ServerMessage, serverMessageSchema } from './messages.ts'

/** What somebody sent and was not understood, for them. */
export interface Malformed {
  readonly malformed: string
  /** The id of the message, if that much could be read: the refusal goes back with it. */
  readonly re: string | null
}

export const isMalformed = (x: ClientMessage | ServerMessage | Malformed): x is Malformed => 'malformed' in x

export const parseClientMessage = (text: string): ClientMessage | Malformed => parse(text, clientMessageSchema)

/** For clients: the fields that hold views and asks are the engine's and taken as they are. */
export const parseServerMessage = (text: string): ServerMessage | Malformed =>
  parse(text, serverMessageSchema) as ServerMessage | Malformed

function parse<T>(text: string, schema: { safeParse(json: unknown): ParseOutcome<T> }): T | Malformed {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    return { malformed: `This is no JSON: ${(error as Error).message.slice(0, 120)}.`, re: null }
  }
  const parsed = schema.safeParse(json)
  // the schema leaves such a field out and says nothing; what is nested deeply it has refused
  if (parsed.success && mayName.test(text) && namesPrototype(json))
    return { malformed: 'This is no message that is known here: no field is called __proto__.', re: idIn(json) }
  if (parsed.success) return parsed.data
  const { path, message } = parsed.error.issues[0]!
  const where = path.length > 0 ? ` at ${path.map(String).join('.').slice(0, 60)}` : ''
  return { malformed: `This is no message that is known here${where}: ${message.slice(0, 600)}.`, re: idIn(json) }
}

const mayName = /__proto__|\\u/

const namesPrototype = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (Object.hasOwn(value, '__proto__') || Object.values(value).some(namesPrototype))

type ParseOutcome<T> =
  | { success: true; data: T }
  | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } }

function idIn(json: unknown): string | null {
  const { id } = (typeof json === 'object' && json !== null ? json : {}) as { id?: unknown }
  return typeof id === 'string' && id.length <= 64 ? id : null
}
