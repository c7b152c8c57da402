import type { Effect } from '../../effects/vocabulary.ts'
import {
  after,
  armor,
  at,
  atLeast,
  continuous,
  didHit,
  draw,
  during,
  each,
  face,
  fighterFile,
  given,
  hit,
  instant,
  may,
  power,
  push,
  retreat,
  special,
  speed,
  ultra,
} from './build.ts'

const sealed = each('sealed')
const sealAttack: Effect = { do: 'put', what: 'attack', to: 'sealed', when: 'cleanup' }
const sealFromDiscard = (max: number): Effect => ({
  do: 'take',
  from: ['discard'],
  to: 'sealed',
  by: 'choice',
  min: 0,
  max,
})
/** EX-037: into her area, whoever owns it. */
const sealTheirs = (from: 'hand' | 'gauge', max: number): Effect => ({
  do: 'take',
  from: [from],
  to: 'sealed',
  by: 'random',
  of: 'foe',
  whose: 'you',
  max,
})

/** Keeps the archive of Saltmere. What she files away is lost to everybody, and she quotes it all the same. */
export const isaura = fighterFile({
  id: 'isaura',
  name: 'Isaura Penn',
  style: 'archivist: seals cards for good and draws strength from them',
  exceedCost: 2,
  basic: face([given(didHit, after(may(sealAttack, draw(1))))]),
  exceed: face(
    [during(power(each('sealed', { per: 2, atMost: 3 }))), at('exceeded', sealFromDiscard(3))],
    [{ name: 'recite', if: atLeast(sealed, 1), do: [{ do: 'strike', from: 'sealed' }] }],
  ),
  cards: [
    special(
      'margin-note',
      'Margin Note',
      { range: [1, 2], power: 3, speed: 6 },
      [given(didHit, after(sealFromDiscard(1)))],
      instant('File Under', 0, sealFromDiscard(2), draw(1)),
    ),
    special(
      'ink-lash',
      'Ink Lash',
      { range: [1, 4], power: 3, speed: 5 },
      [during(power(each('sealed', { per: 2, atMost: 3 })))],
      continuous('By the Book', 0, during(armor(each('sealed', { per: 2, atMost: 3 })))),
    ),
    special(
      'heavy-volume',
      'Heavy Volume',
      { force: 1, range: [1, 1], power: 6, speed: 3, armor: 1, guard: 5 },
      [hit(push(1))],
      continuous('Errata', 0, during(speed(1)), given(atLeast(sealed, 3), during(speed(1)))),
    ),
    special(
      'quill-dart',
      'Quill Dart',
      { range: [3, 6], power: 4, speed: 5 },
      [given(atLeast(sealed, 3), hit(power(1)))],
      instant('Look It Up', 0, { do: 'take', from: ['sealed'], to: 'hand', by: 'choice', min: 0, max: 1 }, draw(1)),
    ),
    special(
      'closed-chapter',
      'Closed Chapter',
      { range: [1, 2], power: 5, speed: 4, guard: 2 },
      [hit(sealTheirs('hand', 1)), after(retreat(2))],
      continuous('Silence, Please', 1, during(power(1)), given(didHit, after(draw(1)))),
    ),
    ultra(
      'burn-the-index',
      'Burn the Index',
      { gauge: 3, range: [1, 3], power: 6, speed: 5 },
      [
        during(power(each('sealed', { atMost: 4 }))),
        given(didHit, after({ do: 'take', from: ['sealed'], to: 'discard', by: 'choice', max: 3 })),
      ],
      instant('Cross-Reference', 1, draw(3)),
    ),
    ultra(
      'the-last-page',
      'The Last Page',
      { gauge: 2, range: [2, 5], power: 7, speed: 4 },
      [hit(sealTheirs('gauge', 2))],
      continuous('Footnotes', 0, during(power(1)), given(atLeast(sealed, 4), during(power(1)))),
    ),
  ],
})
