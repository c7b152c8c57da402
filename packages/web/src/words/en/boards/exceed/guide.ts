import { spoken } from '@cardwright/catalog/words'

/** What is said when a kind of question comes up for the first time, or things stand so for the first time. */
export const guide = spoken({
  mulligan: {
    title: 'Your opening hand',
    text: 'Keep attacks of different Range; for each that you set aside you draw another. A card is an attack above and a Boost below. Two of one name can strike together as an EX attack.',
  },
  act: {
    title: 'Your turn',
    text: 'One action: strike, move, play a Boost, or draw. The tag on a card says whether it reaches, a lit space what it costs to go there. After any action but a Strike you draw a card.',
  },
  far: {
    title: 'Out of reach',
    text: 'Nothing you hold would hit from here. The tags say by how many spaces: go so far, for 1 Force each, or draw. Then your opponent is to act, so go no nearer than you need.',
  },
  near: {
    title: 'Who is faster',
    text: 'A green tag: it hits from here. With Speed 5 or more it mostly comes first, and may stun. A slow attack needs Guard, or it is stunned before it hits.',
  },
  boosting: {
    title: 'Before you strike',
    text: 'A Boost may help. One marked ∞ lasts until the next Strike is over, whoever begins it: Speed lets a slow attack come first, Power makes a blow stun. It takes your action.',
  },
  exceed: {
    title: 'You can Exceed',
    text: 'Your Gauge pays for it now: an action, and the other face of your fighter is up from then on. Press the portrait to read it. Gauge kept back pays for an Ultra.',
  },
  ex: {
    title: 'Two of one name',
    text: 'Set together they are an EX attack: +1 Power, Speed, Armor and Guard. Such a pair can win where one of them would be stunned.',
  },
  few: {
    title: 'Few cards left',
    text: 'Cards are attacks, answers and Force: whoever holds none can only swing wildly. Prepare brings two of them, one now and one at the end of the turn.',
  },
  finish: {
    title: 'This could end it',
    text: 'You hold an attack that reaches, with Power enough for all the life that your opponent has left. Armor may stop some of it, and a faster attack may stun you first.',
  },
  deck: {
    title: 'Your deck runs out',
    text: 'When it is empty your discard pile becomes your deck, once; the next time you lose. Reshuffle before that only to have good cards back sooner.',
  },
  lastDeck: {
    title: 'Your last deck',
    text: 'When it runs out you lose. Strike rather than draw: no card is drawn in a turn with a Strike.',
  },
  set: {
    title: 'Your answer',
    text: 'Be faster, or stand the blow. Both attacks are turned up, the higher Speed comes first, and whoever takes more damage than their Guard is stunned and does not strike back.',
  },
  unreached: {
    title: 'Nothing reaches',
    text: 'You hit only if your opponent comes closer. Armor and Guard take the blow meanwhile; Block goes to your Gauge, hit or not.',
  },
  extra: {
    title: 'Another attack',
    text: 'A card of your hand attacks at once, in the same Strike. Lit cards would hit from where you both stand; quiet ones would miss.',
  },
  force: {
    title: 'Paying Force',
    text: 'Discard what you need least, from hand or Gauge: 1 Force each; an Ultra, the red card, is worth 1 or 2. You may not pay too much.',
  },
  gauge: {
    title: 'Paying Gauge',
    text: 'Choose what you can spare: each card in your Gauge pays 1. More come there with attacks that hit.',
  },
  cost: {
    title: 'An attack with a price',
    text: 'It is paid for when it is revealed. What you cannot pay for is invalid: the top card of your deck takes its place.',
  },
  trigger: {
    title: 'Several effects at once',
    text: 'All of them happen, in the order that you say. That may matter: a Push first can change what comes after.',
  },
  choose: {
    title: 'A choice',
    text: 'The card lets you choose. Whoever is moved goes as far as there is room: at the edge of the arena, or beside the other fighter, a movement ends.',
  },
  spaces: {
    title: 'How far',
    text: 'Each number is a distance; the lit spaces are where it can lead, and can be chosen too.',
  },
  direction: { title: 'Which way', text: 'The lit spaces are where each way leads, and can be chosen too.' },
  space: { title: 'A space', text: 'Choose one of the lit spaces of the arena.' },
  limit: {
    title: 'Seven cards',
    text: 'Keep some that reach far and some that are fast. You hold seven at most at the end of a turn without a Strike; what you discard may come back when your deck runs out, once.',
  },
  spend: {
    title: 'An offer',
    text: 'The question says what you get for what you spend: once, or again for each. Spending nothing is fine.',
  },
  boost: {
    title: 'A Boost',
    text: 'The lower half of a card. An Instant one happens at once; a Continuous one stays until the next Strike is over.',
  },
})

export type GuideName = keyof typeof guide
