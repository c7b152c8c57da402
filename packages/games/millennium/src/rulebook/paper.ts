import type { RuleId } from '@cardwright/engine'

/** Rules that are about paper, table or box, and why there is nothing to show of them. */
export const paper: Readonly<Record<RuleId, string>> = {
  'MB-011': 'an aid of paper: our Keyword cards are made from the table of keywords',
  'MB-012': 'what one box adds to another',
  'MB-014': 'blank cards to write on',
  'MB-015': 'new prints of older cards',
  'MB-017': 'a reminder of paper: the table shows what does not work',
  'MB-018': 'pieces of cardboard: tokens are a number',
  'MB-019': 'spare pieces',
  'MB-020': 'boards and mats',
  'MB-021': 'pieces for a track',
  'MB-022': 'a pad to write on',
  'MB-023': 'contents of the box without meaning for play',
  'MB-024': 'how money is glued together',
  'MB-032': 'asks for cards that people have at home',
  'MB-040': 'where the bank lies on a table',
  'MB-075': 'it says that something does nothing',
  'MB-081': 'how cards are meant to be designed: see the balance tables',
  'MB-082': 'how cards are meant to be designed',
  'MB-116': 'advice, not a rule',
  'MB-119': 'manners at a table: nobody can touch another’s cards here',
  'MB-179': 'how people settle disputes at a table',
  'MB-270': 'a reminder of paper: the table shows which trigger does not work',
  'MB-460': 'advice, not a rule',
  'MB-475': 'a slip in a list of sets that are not ours',
  'MB-478': 'two prints of one card',
}
