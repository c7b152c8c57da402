import { type Icon, iconText, type WeissCard } from '@cardwright/weiss'
import type { Explained, Look } from '../../table/contract.ts'
import { legendWords as said } from '../../words/en/boards/weiss/legend.ts'
import { iconSigns } from './icons.ts'

/** What stands on a card beside its text, each with what it is good for. */
export const legend: NonNullable<Look['legend']> = (card, { game }, about = {}) => {
  const def = game.library.get(card) as WeissCard | undefined
  if (!def) return []
  const now = (name: 'level' | 'cost' | 'power' | 'soul'): number =>
    typeof about[name] === 'number' ? about[name] : def[name]
  const number = (name: 'level' | 'cost'): Explained => ({
    sign: said[name].sign(now(name)),
    means: said[name].means(now(name)),
  })
  // WS-124: what a direct attack adds is among its soul by then
  const attacks = about.state === 'rest' ? said.soul.attacked : said.soul.means
  const soul = { sign: said.soul.sign(now('soul')), means: attacks(now('soul')) }
  const isClimax = def.type === 'climax'
  // WS-071: at level 0 no colour is asked for
  const colour =
    isClimax || now('level') > 0 ? [{ sign: said.colour.sign(def.colour), means: said.colour.means(def.colour) }] : []
  return [
    ...(isClimax ? [said.climax] : []),
    ...(def.type === 'event' ? [said.event] : []),
    ...(isClimax ? [] : [number('level')]),
    ...colour,
    ...(isClimax ? [] : [number('cost')]),
    ...(def.type === 'character' ? [{ sign: said.power.sign(now('power')), means: said.power.means }, soul] : []),
    ...triggers(def.icons),
  ]
}

/** WS-130..139: each icon once. */
function triggers(icons: readonly Icon[]): Explained[] {
  return [...new Set(icons)].map((icon) => {
    const count = icons.filter((each) => each === icon).length
    return { sign: said.trigger.sign(iconSigns[icon].repeat(count), icon), means: triggerMeans(icon, count) }
  })
}

function triggerMeans(icon: Icon, count: number): string {
  if (icon === 'soul') return said.trigger.soul(count)
  return icon === 'shot' ? said.trigger.shot : said.trigger.means(iconText(icon)!.replace(/【([A-Z]+)】/g, '$1'))
}
