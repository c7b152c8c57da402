import { clean } from './lexer.ts'

/** Strings of a card that are compiled as one text: an event's whole text, or an ability with its quoted parts. */
export interface Unit {
  readonly text: string
  readonly strings: readonly string[]
}

/** Nothing to play by: no text, or only the reminder of a trigger icon. */
export const isRuleBearing = (text: string): boolean => {
  const cleaned = clean(text)
  return !/^[-0―]*$/.test(cleaned) && !/^\([^()]*\)?$/.test(cleaned)
}

export function unitsOf({ type, ability }: { readonly type: string; readonly ability: readonly string[] }): Unit[] {
  const strings = ability.map((text) => text.trim()).filter(isRuleBearing)
  const groups: string[][] = []
  for (const text of strings) {
    const last = groups.at(-1)
    if (last && continues(type, text)) last.push(text)
    else groups.push([text])
  }
  return groups.map((group) => ({ text: group.join(' '), strings: group }))
}

/** An event's strings are one text, apart from abilities that it has elsewhere; other strings go on where a tag is missing. */
const continues = (type: string, text: string): boolean =>
  type === 'Event' ? !/^【(AUTO|CONT|ACT)】/i.test(clean(text)) : !/^[【[]/.test(clean(text))
