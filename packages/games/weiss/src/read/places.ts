import type { Seat } from '@cardwright/engine'
import { center, type Known, know, live, type Site, type WeissInPlay, type ZoneName, zonesAt } from '../table.ts'
import type { Place } from '../text/core.ts'
import type { Zone } from '../text/terms.ts'
import { type Env, isSame, seatsOf } from './env.ts'

/** The cards in a place. */
export function cardsIn(env: Env, place: Place): readonly Known[] {
  if ('among' in place) return env.read.cards(env, place.among)
  if ('places' in place) return place.places.flatMap((each) => cardsIn(env, each))
  if ('under' in place) {
    return env.read.cards(env, place.under).flatMap((host) => {
      const card = live(env.t, host)
      return card ? env.t.hosted(card).map((each) => know(each as WeissInPlay)) : []
    })
  }
  const found: Known[] = []
  for (const seat of seatsOf(env, place.of)) {
    for (const zone of zonesAt(env.t, place.zone, seat)) for (const card of zone.cards) found.push(know(card))
  }
  return found
}

/** Whether a zone of the table is the one that a text means. */
export function isZone(zone: Zone, { zone: name, at }: Site): boolean {
  if (zone === 'centerStage') return name === 'stage' && (center as readonly number[]).includes(at)
  if (zone === 'backStage') return name === 'stage' && !(center as readonly number[]).includes(at)
  return (zone as ZoneName) === name
}

/** Whether a card that lies there is in the place. */
export function isIn(env: Env, place: Place, site: Site, card: Known): boolean {
  if ('among' in place) return env.read.cards(env, place.among).some((each) => isSame(each, card))
  if ('places' in place) return place.places.some((each) => isIn(env, each, site, card))
  if ('under' in place) return env.read.cards(env, place.under).some((each) => each.card === site.host)
  return isZone(place.zone, site) && (seatsOf(env, place.of) as readonly Seat[]).includes(site.of)
}
