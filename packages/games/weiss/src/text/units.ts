import { corrected, type Erratum, erratumOf } from './errata.ts'
import { clean } from './lexer.ts'

/** Strings of a card that are compiled as one text: an event's whole text, or an ability with its quoted parts. */
export interface Unit {
  /** What is compiled: the strings as they are printed, or as their erratum has them. */
  readonly text: string
  readonly strings: readonly string[]
  readonly erratum: Erratum | null
}

interface Printed {
  readonly type: string
  readonly ability: readonly string[]
  /** Errata are of one card of one print. */
  readonly code?: string
}

/** Nothing to play by: no text, or only the reminder of a trigger icon. */
export const isRuleBearing = (text: string): boolean => {
  const cleaned = clean(text)
  return !/^[-0―]*$/.test(cleaned) && !/^\([^()]*\)?$/.test(cleaned)
}

export function unitsOf({ type, ability, code = '' }: Printed): Unit[] {
  const strings = ability.map((text) => text.trim()).filter(isRuleBearing)
  const groups: string[][] = []
  for (const text of strings) {
    const last = groups.at(-1)
    if (last && continues(type, text)) last.push(text)
    else groups.push([text])
  }
  return groups.map((group) => {
    const text = group.join(' ')
    const erratum = erratumOf(code, text)
    return { text: erratum ? corrected(text, erratum) : text, strings: group, erratum }
  })
}

/** The strings of a card, misprints corrected. */
export function textsOf(card: Printed): string[] {
  const units = unitsOf(card)
  return units.some(({ erratum }) => erratum !== null) ? units.map(({ text }) => text) : [...card.ability]
}

/** An event's strings are one text, apart from abilities that it has elsewhere; other strings go on where a tag is missing. */
const continues = (type: string, text: string): boolean =>
  type === 'Event' ? !/^【(AUTO|CONT|ACT)】/i.test(clean(text)) : !/^[【[]/.test(clean(text))
