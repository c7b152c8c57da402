import { spoken } from '@cardwright/catalog/words'

export const lessonWords = spoken({
  title: 'A first fight on the pier',
  summary: 'How far attacks reach, who is faster, who stands a blow, and what Gauge is for.',
  closing:
    'Distance decides who can hit, Speed who comes first, Armor and Guard who can answer, Gauge what you can afford. Three things to try: the lower half of a card is a Boost, an action of its own; two cards of one name make an EX attack, better at everything; a Wild Swing strikes with the top card of your deck, unseen.',
  steps: {
    twoFightersNineSpaces: {
      title: 'Two fighters, nine spaces',
      say: 'You are Ketta, on space 3; Corra stands on 7. A fighter with no life left loses. A turn is one action: move, draw, play a Boost, or strike. After any but a Strike you draw a card.',
    },
    howFarItReaches: {
      title: 'How far it reaches',
      say: 'Every card is an attack. The uppermost number, beside the target, is its Range: at what distance it hits. Below it are Power, the damage it deals, and Speed. Corra is 4 away: too far for all you hold, and the tag on each says by how much.',
    },
    comeCloser: {
      title: 'Come closer',
      say: 'At 3 away Spike and Sweep reach her, and few of her own attacks reach you. Move to space 4: the plank says what it costs, 1 Force.',
      hint: 'First come closer: space 4 brings you to a distance of 3, and no nearer than you need.',
    },
    cardsAreYourForce: {
      title: 'Cards are your Force',
      say: 'You pay Force by discarding cards. Keep Spike, which reaches, and Focus, which can stand a blow: give up another.',
      hint: 'You will want both Spike and Focus in a moment: pay with another card.',
    },
    strike: {
      title: 'Strike',
      say: 'Strike with Spike: Range 2–3, Power 5, Speed 3, and it ignores Guard. Corra sets an attack too, and neither of you sees the other’s.',
      hint: 'Strike with Spike: it reaches, and it stuns.',
    },
    theFasterAttackComesFirst: {
      title: 'The faster attack comes first',
      say: 'Spike has Speed 3, her Sweep 2: yours came first and stunned her, and who is stunned does not strike back. An attack that hits goes to your Gauge.',
    },
    yourTurnToBeStruck: {
      title: 'Your turn to be struck',
      say: 'The Defender has the next turn, and Corra strikes from 3 away. Many attacks come closer before they hit, and Focus, 1 short as yet, would reach her then. It is slow, but its Armor 2 and Guard 5 take a blow, and it answers. Set it.',
      hint: 'If Corra comes closer, Focus reaches her: with its Armor and Guard you take a blow and still strike back.',
    },
    armorThenGuard: {
      title: 'Armor, then Guard',
      say: 'Come Forward brought her to space 5, and she hit for 4. Armor stopped 2, and the other 2 are no more than your Guard of 5: you were not stunned, so Focus could answer.',
    },
    whatGaugeIsFor: {
      title: 'What Gauge is for',
      say: 'Two cards lie in your Gauge. They pay for Ultras, or to Exceed: Ketta then has +1 Power and +1 Speed in every Strike that she begins. Exceed now.',
      hint: 'You have the 2 Gauge that Ketta needs to Exceed.',
    },
  },
})
