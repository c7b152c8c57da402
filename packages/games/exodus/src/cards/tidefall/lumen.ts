import { common, rare, uncommon, when } from '../build.ts'
import type { CreatureDef } from '../definitions.ts'

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
