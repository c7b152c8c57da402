import type { ExodusRules } from './sections.ts'

/** Rules of the advanced rules document. */
export const stated: ExodusRules = {
  'XO-001': {
    section: 'About these rules',
    text: 'The document is meant for tournaments of levels 2 and 3; a basic rulebook is presumed to exist beside it.',
    notApplicable: 'It says for whom the document is, and nothing about play.',
  },
  'XO-002': { section: 'A turn', text: 'A turn has five phases in fixed order: Draw, Energy, Creature, Attack, End.' },
  'XO-003': {
    section: 'Draw Phase',
    text: 'In the Draw Phase the turn player must draw three cards from the Main Deck.',
  },
  'XO-004': {
    section: 'Draw Phase',
    text: 'In the Draw Phase the turn player must also draw three cards from the Energy Deck.',
  },
  'XO-005': { section: 'Draw Phase', text: 'Nobody may interrupt the draw once it has begun.' },
  'XO-006': { section: 'Draw Phase', text: 'The two decks may be drawn from in either order (interleaving allowed).' },
  'XO-007': {
    section: 'Draw Phase',
    text: 'As soon as both draws are complete the Draw Phase ends by itself; the turn player gets no action window in it.',
  },
  'XO-008': { section: 'Draw Phase', text: 'The opponent gets a priority window on the end of the Draw Phase.' },
  'XO-009': { section: 'Energy Phase', text: 'In the Energy Phase the turn player holds priority for placing energy.' },
  'XO-010': { section: 'Energy Phase', text: 'An energy card from hand may start a new pile.' },
  'XO-011': {
    section: 'Energy Phase',
    text: 'An energy card from hand may instead join an existing pile (reading: an own pile, with or without a creature; the seed draws no line).',
  },
  'XO-012': { section: 'Energy Phase', text: 'Placement from hand may never bring a pile above three energy.' },
  'XO-013': { section: 'Energy Phase', text: 'Energy cards are placed singly, one after another (no batch placing).' },
  'XO-014': {
    section: 'Energy Phase',
    text: 'After each placed energy the priority goes to the opponent, who may respond to that placement.',
  },
  'XO-015': {
    section: 'Energy Phase',
    text: "A placed energy counts as being in play from the moment the opponent's window opens (so it can be hit, or spent, in that window).",
  },
  'XO-016': { section: 'Energy Phase', text: 'The opponent gets a priority window on the end of the Energy Phase.' },
  'XO-017': {
    section: 'Creature Phase',
    text: 'In the Creature Phase the turn player holds priority for playing creatures.',
  },
  'XO-018': {
    section: 'Creature Phase',
    text: 'A creature is played onto a blank energy pile (reading: an own pile of at least one energy without a creature).',
  },
  'XO-019': { section: 'Creature Phase', text: 'Creatures come from hand and are played singly.' },
  'XO-020': {
    section: 'Creature Phase',
    text: 'An Ability worded for being summoned, put into play or entering play triggers on placement.',
  },
  'XO-021': {
    section: 'Creature Phase',
    text: 'Such a trigger occupies the first (lowest) slot of the stack automatically.',
  },
  'XO-022': { section: 'Creature Phase', text: 'Such a trigger is therefore the last thing of its stack to resolve.' },
  'XO-023': { section: 'Creature Phase', text: 'After each placed creature the priority goes to the opponent.' },
  'XO-024': {
    section: 'Creature Phase',
    text: 'The opponent may respond to the placement, to the triggered Ability, or to both.',
  },
  'XO-025': {
    section: 'Creature Phase',
    text: "A placed creature counts as in play from the moment the opponent's window opens.",
  },
  'XO-026': {
    section: 'Creature Phase',
    text: 'The opponent gets a priority window on the end of the Creature Phase.',
  },
  'XO-027': {
    section: 'Attack Phase',
    text: 'In the Attack Phase the turn player holds priority to declare an attack with a creature under their control.',
  },
  'XO-028': { section: 'Attack Phase', text: 'The attack target is declared together with the attack.' },
  'XO-029': {
    section: 'Attack Phase',
    text: 'Once the target is named, the opponent holds priority and may answer with a symmetry or an effect.',
  },
  'XO-030': {
    section: 'Attack Phase',
    text: 'When that stack resolves, the turn player has the last Playback decision, provided the attacker has not left the field.',
  },
  'XO-031': {
    section: 'Attack Phase',
    text: 'Playback option 1: go on with the attack, allowed only while both original creatures are still on the field.',
  },
  'XO-032': {
    section: 'Attack Phase',
    text: 'Playback option 2: pick a different target, allowed only if another legal one exists.',
  },
  'XO-033': { section: 'Attack Phase', text: 'Playback option 3: call the attack off.' },
  'XO-034': {
    section: 'Attack Phase',
    text: 'A creature whose attack was called off through Playback has not spent its attack this turn.',
  },
  'XO-035': {
    section: 'Attack Phase',
    text: 'Such a creature may attack again later in the phase if an attack is otherwise possible.',
  },
  'XO-036': { section: 'Attack Phase', text: 'The opponent gets a priority window on the end of the Attack Phase.' },
  'XO-037': {
    section: 'End Phase',
    text: 'In the End Phase the turn player has the window to order the resolution of those of their own cards that unfreeze.',
  },
  'XO-038': {
    section: 'End Phase',
    text: 'After each unfrozen card activates, priority passes to the opponent, who may respond to what it triggered.',
  },
  'XO-039': { section: 'End Phase', text: 'The opponent gets a priority window on the end of the End Phase.' },
  'XO-040': {
    section: 'Targeting',
    text: 'Effects of symmetries and of creatures that use Pay, Select or Freeze may be played only while a legal target for them exists.',
  },
  'XO-041': {
    section: 'Targeting',
    text: 'That legal target may be on the field or in hand, as the wording demands.',
  },
  'XO-042': {
    section: 'Pay',
    text: 'Pay is a cost that must be settled before the effect of the symmetry or Ability happens (when exactly: XO-047, XO-052).',
  },
  'XO-043': { section: 'Pay', text: 'Pay costs are worded as a number X of Energy.' },
  'XO-044': {
    section: 'Pay',
    text: 'Energy usable for Pay is energy the activating player controls on the field or holds in hand.',
  },
  'XO-045': {
    section: 'Pay',
    text: 'To activate, the full number X must be available at that moment (reading: field and hand counted together).',
  },
  'XO-046': {
    section: 'Pay',
    text: 'On activation the player declares exactly which energy cards will be paid, naming field or hand cards.',
  },
  'XO-047': { section: 'Pay', text: 'The declared energy is discarded only when the effect resolves.' },
  'XO-048': {
    section: 'Pay',
    text: 'If a declared payment is gone at resolution, the player must name another legal one instead.',
  },
  'XO-049': { section: 'Pay', text: 'If no legal payment remains, the symmetry effect or Ability does not resolve.' },
  'XO-050': { section: 'Pay', text: 'A symmetry that fails to resolve goes to the graveyard.' },
  'XO-051': { section: 'Pay', text: 'A cost is never paid unless the effect is certain to resolve.' },
  'XO-052': {
    section: 'Pay',
    text: "The cost is paid only after every player's response window has fully passed.",
  },
  'XO-053': { section: 'Select', text: 'Select means picking a specific card before the effect resolves.' },
  'XO-054': { section: 'Select', text: 'A Select text gives the kind of card: creature, energy, or any card.' },
  'XO-055': { section: 'Select', text: 'A Select text gives the location of the card: field or hand.' },
  'XO-056': { section: 'Select', text: 'On activation a legal card in that location has to be named as the target.' },
  'XO-057': {
    section: 'Select',
    text: 'If the selected card is no longer there at resolution, the player must pick another one that is legal under the same text.',
  },
  'XO-058': {
    section: 'Select',
    text: 'If no legal selection remains, the symmetry effect or Ability does not resolve.',
  },
  'XO-059': { section: 'Select', text: 'A symmetry that fails for lack of a selection goes to the graveyard.' },
  'XO-060': { section: 'Select', text: 'Select, Choose and Target mean the same thing in every respect.' },
  'XO-061': { section: 'Playback', text: 'Playback is caused by an alteration of the game state.' },
  'XO-062': {
    section: 'Playback',
    text: 'Playback lets an action, effect or Ability re-select or change targets after a stack or response chain has resolved.',
  },
  'XO-063': {
    section: 'The stack',
    text: 'The most recently played card (top of the stack) happens first (last in, first out).',
  },
  'XO-064': {
    section: 'Playback',
    text: 'The items still waiting below then experience Playback, and their owners may (need not) change targets.',
  },
  'XO-065': {
    section: 'Playback',
    text: 'A player gets Playback on an own action, symmetry or Ability with targets when a symmetry or Ability was played in response to it (reading: by either player).',
  },
  'XO-066': {
    section: 'Playback',
    text: 'Playback also happens during an attack, when another effect cuts in, changes a target, or changes the game state.',
  },
  'XO-067': { section: 'Playback', text: 'Under that Playback the attacker may change its target.' },
  'XO-068': { section: 'Playback', text: 'Under that Playback the attacker may stop attacking altogether.' },
  'XO-069': {
    section: 'Freeze',
    text: 'Freeze counts among the keywords that need a legal target (its effect is not defined in the seed; unfreezing is an End Phase event).',
  },
  'XO-070': {
    section: 'Energy Phase',
    text: "As the Energy Phase's action an energy card from hand has no other use than starting a pile or joining one.",
  },
  'XO-071': {
    section: 'Attack Phase',
    text: 'If the attacking creature has left the field when the stack resolves, there is no Playback decision and no attack (second half inferred).',
  },
  'XO-072': {
    section: 'Pay',
    text: 'Only a failing symmetry is sent to the graveyard; for a creature Ability that fails the seed names no such consequence, so the creature stays where it is (inferred).',
  },
  'XO-073': {
    section: 'Attack Phase',
    text: 'The turn player\'s Playback on an attack is the final word on it: after it no new response window opens, not even on a newly picked target (reading of "final").',
  },
}
