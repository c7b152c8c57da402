import { allCards } from '@cardwright/millennium'
import { pictureWords } from './picture-words.ts'

/** For cards whose names show nothing: the sign of their set. */
const sets: Readonly<Record<string, string>> = {
  core: 'card-random',
  'kitchen-rebellion': 'cooking-pot',
  'moonlit-menagerie': 'night-sky',
  'brass-parade': 'trumpet',
  'seaside-sorcery': 'high-tide',
  'garden-gnome-union': 'bad-gnome',
  'after-dark-arcade': 'joystick',
  'falling-piano-follies': 'grand-piano',
  'rocket-orchard': 'rocket',
  'quarry-hounds': 'stone-pile',
  'back-alley-brawlers': 'boxing-glove',
  'penny-arcadia': 'two-coins',
  'tandem-troupe': 'juggler',
  'tavern-of-tall-tales': 'beer-stein',
  'burrow-scouts': 'mole',
  'lantern-detectives': 'lantern',
  'quickstep-couriers': 'running-shoe',
  'boulder-bowlers': 'falling-boulder',
  'rapier-academy': 'fencer',
  'rootwork-covenant': 'root-tip',
  'last-watch-of-harrow': 'watchtower',
  'toll-road-bandits': 'bandit',
  'apprentice-ladder': 'ladder',
  'mirror-menagerie': 'mirror-mirror',
  'umbral-choir': 'music-spell',
  'lending-library-of-night': 'bookshelf',
  'twin-comet-chorus': 'comet-spark',
  'crypt-cabaret': 'coffin',
  'gestalt-foundry': 'gears',
  'schoolyard-tyrants': 'school-bag',
  'soothsayers-almanac': 'crystal-ball',
  'weathervane-bureau': 'windsock',
  'switchback-railway': 'steam-locomotive',
  'alloy-pantheon': 'metal-bar',
  'heavier-than-air': 'zeppelin',
  'borrowed-thunder': 'lightning-storm',
  'festival-prizes': 'balloon-dog',
  'founders-row': 'laurels-trophy',
  'weekly-league': 'calendar',
  'arcade-royale': 'joystick',
  'looking-glass-court': 'mirror-mirror',
  'deathless-encore': 'ghost',
  'regional-finals': 'podium',
  'judges-desk': 'gavel',
  'light-speed-circus': 'ringmaster',
  'burrow-kings-hoard': 'treasure-map',
  'colossus-works': 'giant',
  'world-stage': 'world',
  relics: 'relic-blade',
  pro: 'trophy',
  'the-grand-collector': 'open-treasure-chest',
  'the-banlist': 'cancel',
  'mother-of-reprints': 'paper',
  'the-last-judge': 'gavel',
}

/** And of what is in no set. */
const kinds: Readonly<Record<string, string>> = {
  npc: 'person',
  meta: 'chart',
  character: 'person',
  coop: 'team-idea',
  friendship: 'shaking-hands',
  keyword: 'open-book',
  venue: 'greek-temple',
  team: 'team-upgrade',
  deckBox: 'cardboard-box-closed',
  accessory: 'card-pickup',
}

const library = new Map(allCards.map((def) => [def.id, def]))

export function pictureOf(card: string): string | null {
  const found = card
    .split('-')
    .reverse()
    .find((word) => Object.hasOwn(pictureWords, word))
  if (found !== undefined) return pictureWords[found]!
  const def = library.get(card)
  if (!def) return null
  return ('set' in def && sets[def.set]) || kinds[def.kind] || null
}
