import type { Rulebook } from '@cardwright/engine'

/** Strikes, from setting to Cleanup. */
export const strikes: Rulebook = {
  'EX-089': {
    section: 'Strike: setting',
    text: 'Whoever initiates a Strike, by whatever means, is the Attacker; the other is the Defender.',
  },
  'EX-090': {
    section: 'Strike: setting',
    text: 'Optional "when striking" abilities are performed before that player sets cards.',
  },
  'EX-091': { section: 'Strike: setting', text: 'Regular attack: one card from hand set face-down.' },
  'EX-092': {
    section: 'Strike: setting',
    text: 'EX attack: two cards of the same name from hand set face-down together.',
  },
  'EX-093': { section: 'Strike: setting', text: 'An EX attack gets +1 Power, +1 Speed, +1 Armor and +1 Guard.' },
  'EX-094': { section: 'Strike: setting', text: 'Wild Swing: the top card of the deck is set face-down unseen.' },
  'EX-095': { section: 'Strike: setting', text: 'A player may choose to Wild Swing even with cards in hand.' },
  'EX-096': { section: 'Strike: setting', text: 'The Defender sets in the same three ways, after the Attacker.' },
  'EX-097': { section: 'Strike: reveal', text: 'Both attacks are turned face-up together once both are set.' },
  'EX-098': { section: 'Strike: reveal', text: 'On reveal the spare copy of an EX attack goes to the discard pile.' },
  'EX-099': { section: 'Strike: reveal', text: 'A revealed attack with a cost must be paid immediately.' },
  'EX-100': { section: 'Strike: reveal', text: 'If the cost cannot be paid the attack is invalid.' },
  'EX-101': {
    section: 'Strike: reveal',
    text: 'A cost attack revealed from a Wild Swing may be declared invalid by choice even when payable.',
  },
  'EX-102': {
    section: 'Strike: reveal',
    text: 'An invalid attack is discarded and replaced by a Wild Swing, repeating until a valid attack is found.',
  },
  'EX-103': {
    section: 'Strike: reveal',
    text: 'A replacement Wild Swing is not "setting" an attack for effects that care.',
  },
  'EX-104': {
    section: 'Strike: priority',
    text: 'The attack with higher Speed resolves first; its player is the active player.',
  },
  'EX-105': { section: 'Strike: priority', text: 'On equal Speed the Attacker resolves first.' },
  'EX-106': { section: 'Strike: attack steps', text: 'The first attack resolves completely before the second starts.' },
  'EX-107': {
    section: 'Strike: attack steps',
    text: 'Step 1: a stunned player skips all remaining steps of their attack.',
  },
  'EX-108': { section: 'Strike: attack steps', text: 'Step 2: perform all of your Before effects.' },
  'EX-109': {
    section: 'Strike: attack steps',
    text: "Step 3: check whether the opponent is within Range, measured from the attack's origin (normally your character).",
  },
  'EX-110': {
    section: 'Strike: attack steps',
    text: 'Step 4: in Range means a hit: perform all Hit effects first, then deal damage.',
  },
  'EX-111': {
    section: 'Strike: attack steps',
    text: 'Step 5: perform all After effects, whether the attack hit or missed.',
  },
  'EX-112': {
    section: 'Strike: attack steps',
    text: 'A Range such as 2-4 covers every distance from minimum to maximum inclusive.',
  },
  'EX-113': { section: 'Trigger effects', text: 'The four trigger timings are Before, Hit, After and Cleanup.' },
  'EX-114': {
    section: 'Trigger effects',
    text: 'Before triggers happen at the start of the attack, ahead of the Range check.',
  },
  'EX-115': { section: 'Trigger effects', text: 'Hit triggers happen only when the attack hits.' },
  'EX-116': { section: 'Trigger effects', text: 'After triggers happen at the end of the attack, hit or miss.' },
  'EX-117': {
    section: 'Trigger effects',
    text: 'Cleanup triggers happen at the end of the Strike; usually they keep Continuous Boosts from being discarded when a stated condition is met.',
  },
  'EX-118': {
    section: 'Trigger effects',
    text: 'A trigger that comes up is mandatory and must be carried out in full.',
  },
  'EX-119': {
    section: 'Trigger effects',
    text: 'With several triggers of the same timing, their player chooses the order.',
  },
  'EX-120': {
    section: 'Trigger effects',
    text: 'Each simultaneous trigger is completed individually before the next begins.',
  },
  'EX-121': {
    section: 'Conditionals',
    text: 'A trigger may carry an inline condition (for example a required Range); it applies only if the condition holds when it resolves.',
  },
  'EX-122': {
    section: 'Damage & stun',
    text: "A hit deals damage equal to the attack's Power, lowering the opponent's life by that amount.",
  },
  'EX-123': { section: 'Damage & stun', text: 'Damage is taken off Armor first; only the rest reaches life.' },
  'EX-124': {
    section: 'Damage & stun',
    text: 'Armor is used up point for point by the damage it prevents and stays reduced for the rest of the Strike: 3 damage against Armor 4 does nothing to life and leaves Armor 1. Our source prints 4 left over, which must be an error: we count 1.',
  },
  'EX-125': {
    section: 'Damage & stun',
    text: 'A player is stunned as soon as the total damage actually taken (after Armor) in this Strike exceeds their Guard (strictly greater).',
  },
  'EX-126': {
    section: 'Damage & stun',
    text: 'Damage dealt several times in one Strike adds up for the stun check: 2 and again 2 against Guard 3 stuns.',
  },
  'EX-127': { section: 'Damage & stun', text: 'A stunned player whose attack has not happened yet does not attack.' },
  'EX-128': {
    section: 'Damage & stun',
    text: 'Worked numbers: Armor 2 / Guard 5 hit for 7 takes 5 and is not stunned; hit for 8 takes 6 and is stunned.',
  },
  'EX-129': {
    section: 'Strike: reactive attack',
    text: 'A non-stunned reactive player resolves their attack with the same five steps.',
  },
  'EX-130': { section: 'Strike: reactive attack', text: "A stunned reactive player's attack is skipped entirely." },
  'EX-131': { section: 'Cleanup', text: 'The Attacker goes through all Cleanup steps first, then the Defender does.' },
  'EX-132': { section: 'Cleanup', text: 'Both players do Cleanup even when stunned.' },
  'EX-133': {
    section: 'Cleanup',
    text: 'Cleanup 1: resolve Cleanup triggers on your attack and your Continuous Boosts.',
  },
  'EX-134': {
    section: 'Cleanup',
    text: 'Cleanup 2: discard all your Continuous Boosts except those sustained during this Strike.',
  },
  'EX-135': {
    section: 'Cleanup',
    text: 'Cleanup 2 (Traps): Traps always count as sustained if their player is not stunned.',
  },
  'EX-136': { section: 'Cleanup', text: 'Cleanup 3: an attack that hit goes to your Gauge, even if it did not stun.' },
  'EX-137': {
    section: 'Cleanup',
    text: 'Cleanup 3: an attack that did not hit goes to your discard pile, whether it missed or never happened because you were stunned.',
  },
  'EX-138': {
    section: 'Cleanup',
    text: "End-of-the-Strike effects are performed after Cleanup, even by stunned players. Whether after each player's own is not said; our reading: one common step after both Cleanups, the Attacker's effects first.",
  },
  'EX-139': { section: 'Cleanup', text: 'After a Strike the next turn belongs to the Defender by default.' },
  'EX-140': {
    section: 'Cleanup',
    text: 'A player who gained Advantage during the Strike takes the next turn instead.',
  },
  'EX-141': { section: 'Cleanup', text: 'If both gained Advantage, the one who gained it last takes the next turn.' },
  'EX-142': { section: 'Cleanup', text: 'Nobody draws at the end of a turn in which a Strike occurred.' },
}
