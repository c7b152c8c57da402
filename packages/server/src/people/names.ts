import { APIError } from 'better-auth'
import { httpWords } from '../words/en/http.ts'

const maxLength = 40

/** A name is one visible line; what hides, reverses or breaks it is dropped. */
export function cleanName(given: unknown): string {
  const name = (typeof given === 'string' ? given : '')
    .normalize('NFC')
    .replace(/[^\s\P{C}]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
  if (name === '' || [...name].length > maxLength)
    throw new APIError('BAD_REQUEST', { message: httpWords.nameIs(maxLength), code: 'BAD_NAME' })
  return name
}
