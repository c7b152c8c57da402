import { spoken } from '@cardwright/catalog/words'

export const lessonWords = spoken({
  title: 'A first fight on the pier',
  summary:
    'How far attacks reach, who is faster, who stands a blow, what Gauge and Boosts are for: a fight to the last blow.',
  closing:
    'You have won. Distance decides who can hit, Speed who comes first, Armor and Guard who answers; Gauge and Boosts make the last blow. Now try this: two cards of one name strike as an EX attack, better at everything.',
  steps: {
    comeCloser: {
      title: 'Come closer',
      say: 'You are Ketta, on space 3; Corra is on 7. Take all her life and you win. Every card is an attack; the tag on it says how far it falls short. Move to space 4, for 1 Force.',
      hint: 'First come closer: space 4 brings you to a distance of 3, and no nearer than you need.',
    },
    cardsAreYourForce: {
      title: 'Cards are your Force',
      say: 'You pay Force by discarding cards. Give up Cross or Sweep: you will need the others.',
      hint: 'You will need that card in a moment: pay with Cross or Sweep.',
    },
    strike: {
      title: 'Strike',
      say: 'She is 3 away now, and Spike reaches her: Range 2–3, Power 5, Speed 3. Strike with it. She sets an attack too, and neither of you sees the other’s.',
      hint: 'Strike with Spike: it reaches, and it stuns.',
    },
    yourTurnToBeStruck: {
      title: 'Your turn to be struck',
      say: 'Spike has Speed 3, her Sweep 2: yours came first, took 5 life and stunned her. Now Corra strikes. Set Focus: slow, but Armor 2 and Guard 5 stand a blow, and if she comes closer it reaches her.',
      hint: 'If Corra comes closer, Focus reaches her: with its Armor and Guard you take a blow and still strike back.',
    },
    whatGaugeIsFor: {
      title: 'What Gauge is for',
      say: 'Armor stopped 2 of her 4, and the other 2 are no more than your Guard: Focus could answer. Attacks that hit go to your Gauge; 2 pay to Exceed: +1 Power and +1 Speed when you begin a Strike.',
      hint: 'You have the 2 Gauge that Ketta needs to Exceed.',
    },
    boost: {
      title: 'A Boost',
      say: 'Corra has 7 life; Assault would take 4, and 1 more in your Exceed Mode. The lower half of a card is a Boost, an action of its own: that of Grasp, Tightened Fist, gives +2 Power in the next Strike. Play it.',
      hint: 'Boost with Grasp: without its +2 Power, Corra would be left with 2 life.',
    },
    theLastBlow: {
      title: 'The last blow',
      say: 'Tightened Fist lies with your Boosts. Assault has Power 4 + 1 + 2 now, all the life that Corra has left; with Speed 6 it should come first. Strike with Assault!',
      hint: 'Strike with Assault: it takes the 7 life that Corra has left.',
    },
  },
})
