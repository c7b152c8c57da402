import type { Rulebook } from '@cardwright/engine'

/** Section 5: combos. */
export const combos: Rulebook = {
  'CC-068': { section: 'Combos: examples', text: 'Some supers need more than one Ace.' },
  'CC-078': {
    section: 'Combos',
    text: 'A combo starts with one attempted attack by a single card (CC-A02); if that is neither blocked nor countered it may go on with the points left.',
  },
  'CC-079': {
    section: 'Combos',
    text: 'Once all combo points are spent nothing may be added: not a move of whatever low cost (zero included), and not by way of a move that claims to reset the points used.',
  },
  'CC-080': { section: 'Combos', text: 'Combo damage is the sum of all moves in it.' },
  'CC-081': { section: 'Combos', text: 'All kinds of move may be mixed in a combo as far as their types allow.' },
  'CC-082': { section: 'Combos', text: 'Attributes stand in parentheses after the type and add an effect.' },
  'CC-083': { section: 'Combos: types of moves', text: 'Type A may begin a combo.' },
  'CC-084': {
    section: 'Combos: types of moves',
    text: 'Type A may be used only as the first attack of the combat phase.',
  },
  'CC-085': { section: 'Combos: types of moves', text: 'Type B ends a combo.' },
  'CC-086': {
    section: 'Combos: types of moves',
    text: "Using a Type B move at any point ends the combo and that turn's combat phase.",
  },
  'CC-087': { section: 'Combos: types of moves', text: 'Type C may stand anywhere in a combo: start, middle or end.' },
  'CC-088': {
    section: 'Combos: types of moves',
    text: 'A Type C move may be used at most twice per combo, combo points permitting.',
  },
  'CC-089': { section: 'Combos: types of moves', text: 'Type D may not be part of a combo; it is a single attack.' },
  'CC-090': { section: 'Combos: types of moves', text: 'Type E serves for countering and for nothing else.' },
  'CC-091': {
    section: 'Combos: types of moves',
    text: 'After a Type E counter the remaining combo points may be spent as after a Type A move.',
  },
  'CC-092': { section: 'Combos: attributes', text: '(R) marks a ranged attack.' },
  'CC-093': { section: 'Combos: attributes', text: '(U) deals full damage to a blocker.' },
  'CC-094': { section: 'Combos: attributes', text: '(U) makes the blocker discard the block card.' },
  'CC-095': {
    section: 'Combos: attributes',
    text: 'After a (U) hit on a blocker the combo may go on if type and points permit.',
  },
  'CC-096': { section: 'Combos: attributes', text: '(H) cannot be dodged.' },
  'CC-097': {
    section: 'Combos: attributes',
    text: '(S) on a ranged attack lets the user combo after it when it lands as the shot following a successful dodge.',
  },
  'CC-098': { section: 'Combos: attributes', text: '(T) deals no damage if blocked.' },
  'CC-099': { section: 'Combos: basic attacks', text: 'Basic attacks are Type C.' },
  'CC-100': { section: 'Combos: basic attacks', text: 'Basic attacks in a combo must be in sequential order.' },
  'CC-101': { section: 'Combos: basic attacks', text: 'No value may be skipped in the basic sequence.' },
  'CC-102': {
    section: 'Combos: basic attacks',
    text: 'Suits do not matter in the sequence (example 2-3-4-5-6 in mixed suits).',
  },
  'CC-103': {
    section: 'Combos: specials and supers',
    text: 'Specials and supers in combos use their own combo points, priority and type.',
  },
  'CC-104': { section: 'Combos: throws', text: 'A throw opens a combo and no block stops it.' },
  'CC-105': {
    section: 'Combos: throws',
    text: 'Most throws are Type A, hence openers only; a sheet may say otherwise.',
  },
  'CC-106': {
    section: 'Combos: examples',
    text: 'After a combo every card that was played in it goes to the discard pile.',
  },
  'CC-107': {
    section: 'Combos: examples',
    text: 'A throw deals damage from the sheet, not from its card values (a pair of tens dealt 6).',
  },
  'CC-108': {
    section: 'Combos: examples',
    text: 'A throw costs combo points (two for Gambit: three of five remained).',
  },
  'CC-190': {
    section: 'Combos: examples',
    text: 'Worked combo: basic 4, basic 5, then a Queen special of Type B and cost 1 as ender make 15 (the special adds 6).',
  },
  'CC-191': {
    section: 'Combos: examples',
    text: 'Worked combo: with Combo 5 and a Type B super of cost 3 as ender, two points are free before it; one Jack special in front makes 38 (8 + 30).',
  },
  'CC-192': {
    section: 'Combos: examples',
    text: 'Worked combo: a throw by two tens at a blocker who does not tech deals its 6 unreduced and leaves three of five points; basic 6 and the same Jack special (8) bring the total to 20. That special opens CC-191 and closes here, as only Type C can.',
  },
}
