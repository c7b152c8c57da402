import { strengthNames } from '@cardwright/protocol'
import { APIError } from 'better-auth'
import { httpWords } from '../words/en/http.ts'

const maxLength = 40

/** Letters that nobody sees: fillers of Hangul, and the empty pattern of Braille. */
const blank = /[\u115f\u1160\u2800\u3164\uffa0]/gu

/** What bots are called at a table. */
const ofBots = new RegExp(`^(${strengthNames.join('|')}) bot$`, 'iu')

/** A name is one visible line; what hides, reverses or breaks it is dropped. */
export function cleanName(given: unknown): string {
  const name = (typeof given === 'string' ? given : '')
    .normalize('NFC')
    .replace(/[^\s\P{C}]/gu, '')
    .replace(blank, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  if (name === '' || [...name].length > maxLength)
    throw new APIError('BAD_REQUEST', { message: httpWords.nameIs(maxLength), code: 'BAD_NAME' })
  if (ofBots.test(name)) throw new APIError('BAD_REQUEST', { message: httpWords.nameOfBots, code: 'BAD_NAME' })
  return name
}
