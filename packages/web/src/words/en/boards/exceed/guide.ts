import { spoken } from '@cardwright/catalog/words'

/** What is said when a kind of question comes up for the first time. */
export const guide = spoken({
  mulligan: {
    title: 'Your opening hand',
    text: 'Every card is an attack above and a Boost below. Set aside what you do not want: you draw as many new ones. Attacks of different Range are worth keeping; two of one name can strike together as an EX attack, better at everything.',
  },
  act: {
    title: 'Your turn',
    text: 'Take one action. Each card says whether it reaches, each lit space what it costs to go there. In a Strike the faster attack comes first, and whoever takes more damage than their Guard does not strike back. After any other action you draw a card.',
  },
  set: {
    title: 'A Strike',
    text: 'Both sides set an attack face down, then both are turned up. The faster one comes first, and whoever takes more damage than their Guard does not strike back. Two cards of one name are an EX attack: +1 Power, Speed, Armor and Guard.',
  },
  extra: {
    title: 'Another attack',
    text: 'A card of your hand attacks at once, in the same Strike. Lit cards would hit from where you both stand; quiet ones would miss.',
  },
  force: {
    title: 'Paying Force',
    text: 'Discard cards from your hand or your Gauge, 1 Force each; an Ultra, the red card, is worth 1 or 2. You may not pay too much.',
  },
  gauge: {
    title: 'Paying Gauge',
    text: 'Attacks that hit lie in your Gauge. Each card there pays 1, for Ultras and to Exceed. Choose which ones you can spare.',
  },
  cost: {
    title: 'An attack with a price',
    text: 'It is paid for when it is revealed. What you cannot pay for is invalid: the top card of your deck takes its place.',
  },
  trigger: {
    title: 'Several effects at once',
    text: 'All of them happen, one after the other. You say in which order, and that may matter: a Push first can change what comes after.',
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
    text: 'At the end of a turn without a Strike you hold seven cards at most. What you discard can still come back when your deck runs out, once.',
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
