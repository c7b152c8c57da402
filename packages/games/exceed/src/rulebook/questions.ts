import type { Rulebook } from '@cardwright/engine'

/** The example, the questions and the glossary. */
export const questions: Rulebook = {
  'EX-143': {
    section: 'Gameplay example',
    text: 'Focus (the Attacker, on space 3) against Dive (on space 7): Dive is faster, moves 3 to space 4 and hits for 5-2=3, leaving 27 life; 3 does not exceed Guard 5, so the Attacker is not stunned.',
  },
  'EX-144': {
    section: 'Gameplay example',
    text: 'Focus then hits for 4, leaving 26 life, its player draws 1 by its After effect, both attacks go to Gauge, and the Defender has the next turn.',
  },
  'EX-145': {
    section: 'FAQ',
    text: 'Wild Swing into an unpayable cost attack: it must be invalidated and another Wild Swing made.',
  },
  'EX-146': {
    section: 'FAQ',
    text: 'Wild Swing into a payable cost attack: the player freely chooses between paying and invalidating.',
  },
  'EX-147': { section: 'FAQ', text: 'A player with an empty hand must Wild Swing when a Strike occurs.' },
  'EX-148': {
    section: 'FAQ',
    text: "Cancelling an opponent's Boost takes place after its costs are paid but before any decision of that Boost is made (e.g. naming a card).",
  },
  'EX-149': { section: 'FAQ', text: 'A player whose Boost was cancelled still makes the end-of-turn draw.' },
  'EX-150': {
    section: 'FAQ',
    text: 'An effect that trades a resource for a bonus can be used once unless it explicitly allows more.',
  },
  'EX-151': {
    section: 'FAQ',
    text: 'An Ultra played from hand must be paid whenever an alternative payment makes that possible.',
  },
  'EX-152': {
    section: 'FAQ',
    text: 'An Ultra from a Wild Swing may be invalidated even when an alternative payment is possible.',
  },
  'EX-153': { section: 'FAQ', text: 'An EX Ultra is paid for only once.' },
  'EX-154': {
    section: 'FAQ',
    text: 'A player who attacked first can still become stunned afterwards; they still perform Cleanup triggers.',
  },
  'EX-155': {
    section: 'FAQ',
    text: 'A Boost that causes a Strike is resolved just before that Strike starts; "after resolving a boost" effects occur before cards are set.',
  },
  'EX-156': {
    section: 'FAQ',
    text: 'For attacks originating elsewhere, "attacks at Range N do not hit you" measures from that origin, not from the character.',
  },
  'EX-157': { section: 'FAQ', text: 'After any search of the deck, the deck is shuffled.' },
  'EX-158': { section: 'FAQ', text: 'A card counts as "played" after costs are spent and before its effects.' },
  'EX-159': {
    section: 'FAQ',
    text: 'A card counts as "resolved" after its effects; for Strike-causing cards that is still before the Strike.',
  },
  'EX-160': {
    section: 'FAQ',
    text: 'The discarding of a played Boost comes after the moment it counts as resolved, never before it; so effects that wait for "resolved" happen first.',
  },
  'EX-161': {
    section: 'FAQ',
    text: "An opponent's card may legally sit in your Boost, Gauge, sealed or character-specific zones.",
  },
  'EX-162': {
    section: 'FAQ',
    text: "An opponent's card that would enter any other zone of yours goes to that opponent's discard pile.",
  },
  'EX-163': {
    section: 'FAQ',
    text: 'Range bonuses "+a~b" add a to the minimum and b to the maximum (Sweep 1-3 with +1~2 becomes 2-5).',
  },
  'EX-164': {
    section: 'FAQ',
    text: 'A single-number Range has equal minimum and maximum (Grasp is 1-1) when bonuses are added.',
  },
  'EX-165': {
    section: 'FAQ',
    text: 'If an effect grants extra attacks within one Strike, only the attack originally set and revealed benefits from your Continuous Boosts.',
  },
  'EX-166': { section: 'FAQ', text: 'An instruction to Strike from Gauge with an empty Gauge becomes a Wild Swing.' },
  'EX-167': {
    section: 'Glossary',
    text: 'Advantage: gained during a Strike; its holder takes the next turn whoever initiated; the latest gain counts.',
  },
  'EX-168': {
    section: 'Glossary',
    text: 'After (glossary): resolves after damage would be dealt, hit or miss, but not if you were stunned beforehand.',
  },
  'EX-169': {
    section: 'Glossary',
    text: 'Before (glossary): resolves before the hit check, hit or miss, but not if you were stunned beforehand.',
  },
  'EX-170': { section: 'Glossary', text: 'Force (glossary): from hand or Gauge cards; an Ultra can give 2.' },
  'EX-171': {
    section: 'Glossary',
    text: 'Gauge (glossary): every card spent from Gauge gives exactly 1, whatever its class.',
  },
  'EX-172': { section: 'Glossary', text: 'Hit (glossary): resolves when the attack hits, before its damage is dealt.' },
  'EX-173': { section: 'Glossary', text: "Ignore Armor: this attack treats the opponent's Armor as 0." },
  'EX-174': { section: 'Glossary', text: "Ignore Guard: this attack treats the opponent's Guard as 0." },
  'EX-175': { section: 'Glossary', text: 'Non-lethal damage cannot take the opponent below 1 life.' },
  'EX-176': { section: 'Glossary', text: 'Non-lethal damage still counts in full for stun, Armor and other effects.' },
  'EX-177': {
    section: 'Glossary',
    text: 'Now: a Continuous Boost trigger that resolves as soon as the Boost is played.',
  },
  'EX-178': { section: 'Glossary', text: 'Revert: flip the character back to Basic Mode; the Exceed ability stops.' },
  'EX-179': {
    section: 'Glossary',
    text: 'Seal: the card counts as removed from the game and lies in your sealed area.',
  },
  'EX-180': { section: 'Glossary', text: 'Stun Immunity: you cannot become stunned.' },
  'EX-181': {
    section: 'Glossary',
    text: 'Stunned status persists to Cleanup, where some cards check it; a faster player can be stunned by the slower one.',
  },
  'EX-182': {
    section: 'Glossary',
    text: 'Sustain: keeps a Continuous Boost from being discarded at the end of the current Strike; the protection is gone when the next Strike comes.',
  },
  'EX-183': { section: 'Glossary', text: 'A Boost may be sustained again in each later Strike.' },
  'EX-184': {
    section: 'Gameplay example',
    text: 'When a turn ends without a Strike, the other player takes the next turn; turns alternate like this until the game ends.',
  },
  'EX-185': {
    section: 'Card overview: cards',
    text: 'Every attack has a name; that name decides whether two cards can form an EX attack and what name-reading effects see.',
  },
  'EX-186': {
    section: 'Force',
    text: 'Force is what pays for Boosts, for the Move action and for other effects that ask for Force.',
  },
  'EX-187': {
    section: 'Boosts',
    text: "A Continuous Boost with a stat bonus and a Now part: the Now part (a movement) happens at once, the bonus (Speed) counts in its player's next Strike, even turns later.",
  },
  'EX-188': {
    section: 'Boosts',
    text: "An Instant Boost that moves its player forward or backward does so during that turn's action and is discarded right after; nothing of it is left for a later Strike.",
  },
  'EX-189': {
    section: 'FAQ',
    text: 'A text that offers up to N of a resource with a bonus for each unit lets the payer choose any amount up to N and gives the bonus once per unit.',
  },
}
