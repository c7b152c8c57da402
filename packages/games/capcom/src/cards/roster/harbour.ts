import { ace, fighter, jack, king, queen, ts, twoAces, vc } from './build.ts'

/** Those who came up from the docks and lamps of Vesper Quay. */
export const harbour = [
  fighter('Asha Vell', {
    style: 'all-rounder',
    look: 'A lamplighter in a soot-grey coat, one brass lantern on a chain around her fist.',
    story:
      'Asha lit every lamp on Vesper Quay until the night the tide did not turn and the Regent’s barge came in. She fights to get the dawn back, one street at a time.',
    stats: [108, 7, 3, 6, 8, 5, 2, 3],
    throw: ['Chain Swing', 7, 3, 2],
    moves: [
      jack('Lantern Bolt', 'A(R)', 8, 3, 1),
      queen('Rising Wick', 'C', 7, 4, 2, vc),
      king('Ember Wheel', 'B', 9, 3, 2),
      ace('Beacon Burst', 'B(R)', 18, 5, 3, ts),
      ace('Thousand Lanterns', 'B', 30, 5, 3, twoAces),
    ],
    ability: { name: 'Second Wind', does: 'heal', atMost: 30, amount: 8 },
  }),
  fighter('Bruno Karst', {
    style: 'grappler',
    look: 'A quarryman with grey dust in his beard and forearms like mooring posts.',
    story:
      'Bruno carried the stones of the Undercroft down, so he knows where the floor gives. He says little; the floor says it for him.',
    stats: [88, 6, 3, 3, 9, 5, 2, 3],
    throw: ['Quarry Lift', 10, 5, 2],
    moves: [
      jack('Gravel Grab', 'A(U)', 8, 4, 2),
      queen('Slab Shoulder', 'C', 7, 3, 2, vc),
      king('Quarry Drop', 'B(U)', 11, 3, 3),
      ace('Landslide Hold', 'B(U)', 17, 4, 3, ts),
      ace('Mountain Cradle', 'D(U)', 32, 5, 4, twoAces),
    ],
    ability: { name: 'Stone Grip', does: 'give', to: 'throw', attributes: ['H'] },
  }),
  fighter('Tamsin Reed', {
    style: 'rushdown',
    look: 'A kite-runner with cropped red hair, rooftop dust on bare heels.',
    story:
      'Tamsin has run messages over the roofs since she was nine and has never once been seen to land. The last letter is for the Regent, and she means to read it to him.',
    stats: [106, 7, 4, 7, 8, 5, 2, 2],
    throw: ['Updraft', 6, 3, 2],
    moves: [
      jack('Kite Kick', 'C', 6, 3, 1),
      queen('Gale Step', 'A', 7, 4, 1, vc),
      king('Downwind Dive', 'B(H)', 9, 3, 2),
      ace('Tailspin Flurry', 'C', 14, 4, 2, ts),
      ace('Stormline', 'B', 27, 5, 3, twoAces),
    ],
    ability: { name: 'Slipstream', does: 'takeBack' },
  }),
  fighter('Yuna Harrow', {
    style: 'evasive gunner',
    look: 'A girl in a moth-grey cloak, powder on her fingertips, eyes that never blink first.',
    story:
      'Yuna trained the lamp-moths of the east pier until somebody paid to have them burned. She found out who, and now she aims at candles, for practice.',
    stats: [77, 6, 3, 10, 8, 5, 2, 2],
    throw: ['Cloak Turn', 5, 3, 2],
    moves: [
      jack('Dust Flash', 'C(R,S)', 6, 3, 1, vc),
      queen('Wing Flicker', 'A', 7, 4, 1),
      king('Night Volley', 'B(R)', 10, 3, 2),
      ace('Lamplight Swarm', 'B(R,S)', 17, 5, 3, ts),
      ace('Moonless Barrage', 'B(R)', 29, 5, 3, twoAces),
    ],
    ability: { name: 'Feather Step', does: 'rescue', by: 1 },
  }),
]
