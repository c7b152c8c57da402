import type { Lesson } from './lesson.ts'

/** Range, Speed, Guard and Gauge: five decisions on the pier. */
export const lesson: Lesson = {
  game: 'exceed',
  title: 'A first fight on the pier',
  summary: 'How far attacks reach, who is faster, who stands a blow, and what Gauge is for.',
  options: { fighters: ['ketta', 'corra'], first: 0 },
  seed: 'a first fight on the pier',
  given: {
    turn: 0,
    seats: [
      {
        space: 3,
        life: 24,
        hand: ['spike', 'focus', 'cross', 'grasp', 'sweep'],
        deckTop: ['assault', 'tile-breaker', 'dive', 'ledge-kick'],
      },
      { space: 7, life: 17, hand: ['sweep', 'come-forward', 'block'], deckTop: ['cross', 'focus', 'dive'] },
    ],
  },
  foe: ['prepare', 'strike:sweep', 'strike:come-forward'],
  auto: { gauge: ['gauge:spike', 'gauge:focus'] },
  steps: [
    {
      title: 'Two fighters, nine spaces',
      say: 'You are Ketta Brisk, on space 3. Corra Tull stands on space 7. Whoever has no life left loses. You do one thing a turn: move, draw, play a Boost, or strike.',
      point: '.arena__spaces',
    },
    {
      title: 'How far it reaches',
      say: 'Every card is an attack, with the distances at which it hits. Point at one, or move to it with the Tab key: the spaces that it covers turn red. Corra is 4 away, and nothing you hold reaches that far from here.',
      point: '.hand',
    },
    {
      title: 'Come closer',
      say: 'At a distance of 3 both Spike and Sweep reach her, and Corra, who fights with her fists, has less to answer with. Move to space 4. The number on the plank is what it costs: 1 Force.',
      point: '[data-space="4"]',
      accept: ['move:4'],
      hint: 'Space 4 brings you to a distance of 3, and no nearer than you need.',
    },
    {
      title: 'Cards are your Force',
      say: 'Force is paid by discarding cards, one each. Keep Spike, which hits at 3, and Focus, which can stand a blow. Give up one of the others.',
      point: '.hand',
      accept: ['cross', 'grasp', 'sweep'],
      hint: 'You will want both Spike and Focus in a moment: pay with another card.',
    },
    {
      title: 'Strike',
      say: 'You drew a card at the end of your turn, and Corra has prepared. Now strike with Spike: Range 2–3, Power 5, Speed 3. It ignores Guard, so that whoever it hits is stunned. Corra sets an attack too, and neither sees the other.',
      point: '.hand',
      accept: ['strike:spike'],
      hint: 'Strike with Spike: it reaches, and it stuns.',
    },
    {
      title: 'The faster attack comes first',
      say: 'Spike has Speed 3, her Sweep has 2. You came first and hit, and more damage than her Guard got through: Corra was stunned, and a stunned fighter does not strike back. An attack that hit goes to your Gauge.',
      point: '.side.is-near .row--gauge',
    },
    {
      title: 'Your turn to be struck',
      say: 'After a Strike the Defender has the turn, and Corra uses it: she strikes. You do not know with what, but she will come close and be faster than you. Focus has Armor 2 and Guard 5: it takes a blow and answers. Set Focus.',
      point: '.hand',
      accept: ['strike:focus'],
      hint: 'Look for Armor and Guard: with Focus you take a blow and still strike back.',
    },
    {
      title: 'Armor, then Guard',
      say: 'Her Come Forward hit for 4. Your Armor stopped 2 of it, and 2 is no more than your Guard of 5, so you were not stunned. Then Focus hit her, and let you draw a card. Being slower is no shame if you can stand it.',
      point: '.strike',
    },
    {
      title: 'What Gauge is for',
      say: 'Two cards lie in your Gauge. They pay for Ultras, the strongest attacks, or they turn your fighter: in Exceed Mode Ketta has +1 Power and +1 Speed in every Strike that she begins. Exceed now.',
      point: '.side.is-near',
      accept: ['exceed'],
      hint: 'You have the 2 Gauge that Ketta needs to Exceed.',
    },
  ],
  closing:
    'You know the heart of it: distance decides who can hit, Speed who comes first, Armor and Guard who can answer, and Gauge what you can afford. Boosts, EX attacks and Wild Swings explain themselves as you meet them.',
}
