import { bosses } from './bosses.ts'
import { core } from './core.ts'
import { type CardDef, parseCards } from './definitions.ts'
import { metas } from './metas.ts'
import { npcs } from './npcs.ts'
import { characters, coops, friendships, keywordCards, pros, teams, venues } from './people.ts'
import { relics } from './relics.ts'
import { expansion } from './sets/expansion.ts'
import { master } from './sets/master.ts'
import { premium } from './sets/premium.ts'
import { promos } from './sets/promos.ts'
import { starters } from './starters.ts'

/** Everything that the world of this game has. */
export const allCards: readonly CardDef[] = parseCards([
  ...core,
  ...starters,
  ...expansion,
  ...premium,
  ...master,
  ...promos,
  ...relics,
  ...pros,
  ...bosses,
  ...metas,
  ...npcs,
  ...characters,
  ...coops,
  ...friendships,
  ...keywordCards,
  ...venues,
  ...teams,
])
