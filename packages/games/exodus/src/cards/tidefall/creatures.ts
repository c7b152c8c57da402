import { common, rare, uncommon, when } from '../build.ts'
import type { CreatureDef } from '../definitions.ts'

/** Drakes attack again, and hurt the player. */
export const drakes: readonly CreatureDef[] = [
  common('drake', 'Reedwing Drakelet'),
  common('drake', 'Cinder Drakelet'),
  common('drake', 'Squall Drakelet'),
  uncommon('drake', 'Gorge Drake', { on: 'static', power: 1, of: 'this', if: 'attacksPlayer' }),
  uncommon('drake', 'Spitfire Drake', when('summoned', {}, { do: 'damage', amount: 1 })),
  uncommon('drake', 'Ridge Courser', when('attacks', {}, { do: 'draw', energy: 1 })),
  rare('drake', 'Skyrend Matriarch', {
    ...when('destroysInBattle', {}, { do: 'attackAgain', this: true }),
    once: true,
  }),
  rare(
    'drake',
    'Ashwing Raider',
    when(
      'summoned',
      { select: [{ what: 'creature', whose: 'foe', fewerStars: true }] },
      { do: 'destroyEnergy', amount: 1 },
    ),
  ),
  rare(
    'drake',
    'Tempest Sovereign',
    when(
      'summoned',
      {},
      { do: 'damage', amount: 1, each: { count: 'creatures', whose: 'you', subtype: 'drake', other: true } },
    ),
  ),
]

/** Lumen bring Life and more energy. */
export const lumen: readonly CreatureDef[] = [
  common('lumen', 'Wick Bearer'),
  common('lumen', 'Pane Sister'),
  common('lumen', 'Halo Moth'),
  uncommon('lumen', 'Reef Acolyte', when('enters', {}, { do: 'gainLife', amount: 1 })),
  uncommon('lumen', 'Lamplighter', when('destroyed', {}, { do: 'draw', main: 1 })),
  uncommon(
    'lumen',
    'Prism Novice',
    when('enters', {}, { do: 'if', if: { is: 'hueUnder', hue: 'dawn' }, so: [{ do: 'draw', energy: 2 }] }),
  ),
  rare('lumen', 'Choir Warden', when('used', { pay: 1 }, { do: 'gainLife', amount: 2 })),
  rare(
    'lumen',
    'Dawn Pylon',
    when('enters', { select: [{ what: 'creature', whose: 'you' }] }, { do: 'addEnergy', amount: 1 }),
  ),
  rare('lumen', 'Beacon Saint', when('used', { freezeThis: true }, { do: 'prevent', amount: 3 })),
]

/** Rootkin reveal what lies deep in the deck. */
export const rootkin: readonly CreatureDef[] = [
  common('rootkin', 'Sapling Runner'),
  common('rootkin', 'Bramble Hand'),
  common('rootkin', 'Loam Walker'),
  uncommon(
    'rootkin',
    'Moss Listener',
    when('enters', {}, { do: 'reveal', amount: 1, take: { of: { kind: 'creature' }, to: 'hand' }, rest: 'bottom' }),
  ),
  uncommon(
    'rootkin',
    'Furrow Scout',
    when('hitsPlayer', {}, { do: 'reveal', amount: 2, take: { to: 'hand' }, rest: 'graveyard' }),
  ),
  uncommon('rootkin', 'Thicket Bearer', { on: 'static', power: 1, of: 'this', if: 'otherOfSubtype' }),
  rare(
    'rootkin',
    'Canopy Elder',
    when(
      'used',
      { freezeThis: true },
      { do: 'reveal', amount: 3, take: { of: { kind: 'symmetry' }, to: 'play', may: true } },
    ),
  ),
  rare(
    'rootkin',
    'Root Oracle',
    when(
      'summoned',
      {},
      { do: 'reveal', amount: 3, take: { of: { subtype: 'rootkin' }, amount: 2, to: 'hand' }, rest: 'bottom' },
    ),
  ),
  rare(
    'rootkin',
    'Old Growth',
    when(
      'used',
      { pay: 1 },
      {
        do: 'reveal',
        amount: 2,
        forEach: { of: { kind: 'creature' }, so: [{ do: 'addEnergy', this: true, amount: 1 }] },
      },
    ),
  ),
]

/** Rime freeze, and wake. */
export const rime: readonly CreatureDef[] = [
  common('rime', 'Frost Hare'),
  common('rime', 'Sleet Warden'),
  common('rime', 'Hail Pup'),
  uncommon(
    'rime',
    'Rime Sprite',
    when('enters', { select: [{ what: 'pile', whose: 'any', frozen: false }] }, { do: 'freeze' }),
  ),
  uncommon('rime', 'Icicle Squire', when('unfreezes', {}, { do: 'draw', main: 1 })),
  uncommon('rime', 'Snowblind Stalker', { on: 'static', power: 1, of: 'this', if: 'attacksFrozen' }),
  rare(
    'rime',
    'Glacier Duke',
    when('unfreezes', { select: [{ what: 'creature', whose: 'foe', frozen: false }] }, { do: 'freeze' }),
    when('used', { freezeThis: true }, { do: 'draw', energy: 1 }),
  ),
  rare(
    'rime',
    'Frostgrave Keeper',
    when(
      'used',
      { pay: 1, select: [{ what: 'graveyard', whose: 'any', frozen: false }] },
      { do: 'freeze' },
      { do: 'draw', main: 1 },
    ),
  ),
  rare(
    'rime',
    'Winter Herald',
    when('used', { pay: 1, select: [{ what: 'frozen', whose: 'you' }] }, { do: 'unfreeze' }, { do: 'draw', energy: 1 }),
  ),
]

/** Wrights meddle with the stack, with costs and with what lasts. */
export const wrights: readonly CreatureDef[] = [
  common('wright', 'Bolt Wright'),
  common('wright', 'Chalk Wright'),
  common('wright', 'Tin Hound'),
  uncommon('wright', 'Gear Page', { on: 'discount', amount: 1 }),
  uncommon('wright', 'Rivet Guard', { on: 'ward' }),
  uncommon(
    'wright',
    'Spool Runner',
    when('enters', { select: [{ what: 'lasting', whose: 'any', frozen: false }] }, { do: 'freeze' }),
  ),
  rare(
    'wright',
    'Loom Wright',
    when('used', { select: [{ what: 'item', whose: 'foe', aimed: true }] }, { do: 'reselect', by: 'owner' }),
  ),
  rare('wright', 'Trihue Golem', { on: 'static', power: 2, of: 'this', if: 'threeHues' }),
  rare(
    'wright',
    'Clockwork Regent',
    when(
      'used',
      {
        select: [
          { what: 'creature', whose: 'you', frozen: false },
          { what: 'creature', whose: 'you', frozen: false },
        ],
      },
      { do: 'switch', at: [0, 1] },
      { do: 'discount', amount: 1 },
    ),
  ),
]
