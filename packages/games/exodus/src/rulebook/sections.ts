import type { Rulebook, RuleId } from '@cardwright/engine'

/** The chapters of the rulebook, in the order in which a player reads them. */
export const sections = [
  'The goal',
  'Cards',
  'Decks',
  'The table',
  'Setup',
  'A turn',
  'Draw Phase',
  'Energy Phase',
  'Creature Phase',
  'Attack Phase',
  'Power and battle',
  'End Phase',
  'Symmetries and abilities',
  'The stack',
  'Targeting',
  'Pay',
  'Select',
  'Playback',
  'Freeze',
  'Reveal and Immediately',
  'Worked checks',
  'About these rules',
] as const
export type Section = (typeof sections)[number]

/** Rules, each in a chapter that there is. */
export type ExodusRules = Readonly<Record<RuleId, Rulebook[RuleId] & { readonly section: Section }>>

/** Rules of several sources, chapter by chapter. */
export function inSections(...parts: readonly ExodusRules[]): Rulebook {
  const all = parts.flatMap((part) => Object.entries(part) as [RuleId, ExodusRules[RuleId]][])
  return Object.fromEntries(sections.flatMap((section) => all.filter(([, rule]) => rule.section === section)))
}
