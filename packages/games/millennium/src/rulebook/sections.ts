import type { RuleId } from '@cardwright/engine'

/** The rules of a chapter, section by section. */
export type Sections = Readonly<Record<string, Readonly<Record<RuleId, string>>>>
