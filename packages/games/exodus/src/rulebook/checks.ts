import type { ExodusRules } from './sections.ts'

/** Positions worked out by hand. */
export const checks: ExodusRules = {
  'XO-W1': {
    section: 'Worked checks',
    text: "Fizzle by payment: O has one energy, plays a Pay-1 symmetry; T destroys that energy in response; both pass; T's effect resolves; O's item has no payment -> graveyard, nothing paid.",
    house: true,
  },
  'XO-W2': {
    section: 'Worked checks',
    text: 'Re-payment: as W1 but O also holds one energy in hand: O must pay with it and the effect resolves.',
    house: true,
  },
  'XO-W3': {
    section: 'Worked checks',
    text: "Fizzle by target: O bounces T's creature, the only one on the field; T returns that creature to hand first; O's symmetry -> graveyard, its energy stays.",
    house: true,
  },
  'XO-W4': {
    section: 'Worked checks',
    text: 'Attack Playback: T attacks creature A; O removes A; T may retarget B, or cancel and attack again later with the same creature.',
    house: true,
  },
  'XO-W5': {
    section: 'Worked checks',
    text: "Enter trigger: T plays a creature with a trigger; O responds; O's item resolves first, the trigger last, and the trigger's owner gets Playback if it has a target or a payment.",
    house: true,
  },
  'XO-W6': {
    section: 'Worked checks',
    text: 'Energy seen as in play: T places the third energy; O, in the notice window, may destroy it.',
    house: true,
  },
  'XO-W7': {
    section: 'Worked checks',
    text: 'No draw interruption: no seat may act between the first and the sixth drawn card.',
    house: true,
  },
  'XO-W8': {
    section: 'Worked checks',
    text: 'Unfreeze order: T has two unfreezing cards that activate; T orders them; O gets a window after each. One that has nothing to activate gives no window.',
    house: true,
  },
  'XO-W9': {
    section: 'Worked checks',
    text: 'Illegal activation: a Select text without any legal target cannot be played at all.',
    house: true,
  },
  'XO-W10': { section: 'Worked checks', text: 'Attack with no response: no Playback question is asked.', house: true },
  'XO-W11': {
    section: 'Worked checks',
    text: 'Attacker lost: T attacks; O returns the attacker to hand; no Playback question, no battle, MAIN(ATTACK) again.',
    house: true,
  },
  'XO-W12': {
    section: 'Worked checks',
    text: 'Attack with a harmless response: both creatures are still there; T is offered CONTINUE and CANCEL, and RETARGET only if another legal target exists.',
    house: true,
  },
  'XO-W13': {
    section: 'Worked checks',
    text: 'Attacker frozen in response: CANCEL is the only option and is taken; the attack is not used.',
    house: true,
  },
  'XO-W14': {
    section: 'Worked checks',
    text: "Attacker drained: O discards the attacker's last energy in response; the creature is destroyed before its ATTACK item comes up, which then ends as in XO-W11.",
    house: true,
  },
  'XO-W15': {
    section: 'Worked checks',
    text: 'Answering oneself: T plays symmetry X with a target; O passes; T plays Y on top; O passes, T passes; Y resolves first, then T gets Playback on X.',
    house: true,
  },
  'XO-W16': {
    section: 'Worked checks',
    text: 'Opening turn: the first player draws nothing, no window on a Draw Phase opens, and no attack can be declared.',
    house: true,
  },
  'XO-W17': {
    section: 'Worked checks',
    text: 'Enter trigger without a legal target: the creature is placed, nothing goes on the stack, O gets the notice window.',
    house: true,
  },
  'XO-W18': {
    section: 'Worked checks',
    text: 'Repeated notice: T places an energy; O plays a Flash; both pass; it resolves; O is asked again; O passes; T is in MAIN(ENERGY).',
    house: true,
  },
}
