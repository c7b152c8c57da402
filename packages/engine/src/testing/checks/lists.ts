import type { Match } from '../../match.ts'
import { Found } from '../found.ts'

const methods = ['create', 'place', 'move', 'shuffle', 'reorder'] as const

/** From now on a rule of this match that changes the list of a zone by hand is found out. */
export function guardLists({ table }: Match): void {
  let inside = 0
  for (const name of methods) {
    const method = table[name] as (...given: unknown[]) => unknown
    const guarded = (...given: unknown[]): unknown => {
      inside++
      try {
        return method.apply(table, given)
      } finally {
        inside--
      }
    }
    Object.assign(table, { [name]: guarded })
  }
  for (const zone of table.zones) {
    const mustBeInside = () => {
      if (inside === 0) throw new Found('lists', `a rule changes the list of ${zone.name} by hand`)
    }
    const cards = new Proxy(zone.cards as unknown[], {
      set(list, key, value) {
        mustBeInside()
        return Reflect.set(list, key, value)
      },
      deleteProperty(list, key) {
        mustBeInside()
        return Reflect.deleteProperty(list, key)
      },
    })
    Object.assign(zone, { cards })
  }
}
