import { buildOwnCard } from '../build.ts'
import type { DeckList } from '../decks.ts'
import type { WeissCard } from '../definitions.ts'
import { blue } from './blue.ts'
import { green } from './green.ts'
import { red } from './red.ts'
import { yellow } from './yellow.ts'

/** The set Lanternfall, compiled from its own sentences. */
export const lanternfall: readonly WeissCard[] = [...yellow, ...green, ...red, ...blue].map(buildOwnCard)

const four = (ids: string): Record<string, number> => Object.fromEntries(ids.split(' ').map((id) => [id, 4]))

/** Four decks, one of each guild. */
export const decks: readonly DeckList[] = [
  {
    id: 'gale-post',
    name: 'The Gale Post',
    cards: {
      ...four('nine-towers-by-noon the-post-must-fly pim-kite-apprentice brisk-morning-rider jory-of-the-short-cuts'),
      ...four('tally-sorter-of-letters kesh-rider-of-two-kites wren-last-post-of-the-day ferrin-wind-reader'),
      ...four('isolde-post-captain ferrin-master-of-the-gale kesh-first-across-the-fog'),
      ...{ 'nib-stamp-thief': 2 },
    },
  },
  {
    id: 'hanging-grove',
    name: 'The Hanging Grove',
    cards: {
      ...four('roots-take-the-tower harvest-by-lanternlight moss-gate-warden seedling-sprite tarn-well-digger'),
      ...four('acorn-counter rowan-warden-of-the-third-tower fern-rope-bridge-guard sorrel-lantern-gardener'),
      ...four('vetch-rot-surgeon rowan-crown-of-the-third-tower sorrel-voice-of-the-grove'),
      ...{ 'burr-thrown-from-walls': 2 },
    },
  },
  {
    id: 'ember-troupe',
    name: 'The Ember Troupe',
    cards: {
      ...four(
        'curtain-of-sparks once-more-with-fire cinder-chorus-line hob-fire-eater vesta-ticket-girl rin-rope-dancer',
      ),
      ...four('corvin-knife-thrower ember-twins-left-and-right pell-understudy corvin-blindfolded'),
      ...four('pell-leading-voice ember-twins-curtain-call'),
      ...{ 'tinder-stage-sweeper': 2 },
    },
  },
  {
    id: 'tide-archive',
    name: 'The Tide Archive',
    cards: {
      ...four('high-water-mark the-gate-at-low-tide ondine-shelf-diver minnow-page brine-silent-reader cory-copyist'),
      ...four('merrow-binder-of-waves delphine-night-librarian reed-map-of-the-deep merrow-reader-of-tides'),
      ...four('merrow-keeper-of-the-flood ondine-diver-of-the-ninth-tower'),
      ...{ 'whelk-doorkeeper': 2 },
    },
  },
]
