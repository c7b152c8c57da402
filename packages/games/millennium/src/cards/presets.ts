import type { PromoTier, StoreTier } from './symbols.ts'

/** MB-474: six Expansion, five Premium and four Master sets, three sets to fuse and two as prizes: MB-H71, all different. */
export interface Preset {
  readonly name: string
  readonly store: Readonly<Record<StoreTier, readonly string[]>>
  readonly fusion: Readonly<Record<PromoTier, string>>
  readonly prizes: Readonly<Record<Exclude<PromoTier, 'gold'>, string>>
}

const preset = (
  name: string,
  expansion: string,
  premium: string,
  master: string,
  fusion: readonly [string, string, string],
  prizes: readonly [string, string],
): Preset => ({
  name,
  store: { expansion: expansion.split(' '), premium: premium.split(' '), master: master.split(' ') },
  fusion: { bronze: fusion[0], silver: fusion[1], gold: fusion[2] },
  prizes: { bronze: prizes[0], silver: prizes[1] },
})

/** MB-052, MB-358..369: our twelve builds in the spirit of the rulebook’s; `first-steps` is for a first game. */
export const presets: Readonly<Record<string, Preset>> = {
  'first-steps': preset(
    'First Steps',
    'rocket-orchard burrow-scouts boulder-bowlers back-alley-brawlers quickstep-couriers tandem-troupe',
    'rootwork-covenant mirror-menagerie twin-comet-chorus rapier-academy apprentice-ladder',
    'crypt-cabaret gestalt-foundry alloy-pantheon switchback-railway',
    ['founders-row', 'regional-finals', 'world-stage'],
    ['festival-prizes', 'arcade-royale'],
  ),
  'gloves-off': preset(
    'Gloves Off',
    'back-alley-brawlers falling-piano-follies quarry-hounds boulder-bowlers lantern-detectives tavern-of-tall-tales',
    'rapier-academy toll-road-bandits last-watch-of-harrow umbral-choir apprentice-ladder',
    'schoolyard-tyrants crypt-cabaret soothsayers-almanac gestalt-foundry',
    ['weekly-league', 'judges-desk', 'world-stage'],
    ['heavier-than-air', 'deathless-encore'],
  ),
  'hand-to-mouth': preset(
    'Hand to Mouth',
    'tavern-of-tall-tales lantern-detectives penny-arcadia quickstep-couriers tandem-troupe rocket-orchard',
    'lending-library-of-night umbral-choir apprentice-ladder toll-road-bandits mirror-menagerie',
    'gestalt-foundry switchback-railway soothsayers-almanac crypt-cabaret',
    ['festival-prizes', 'arcade-royale', 'colossus-works'],
    ['weekly-league', 'judges-desk'],
  ),
  'clockwork-plans': preset(
    'Clockwork Plans',
    'rocket-orchard tandem-troupe burrow-scouts penny-arcadia quickstep-couriers quarry-hounds',
    'twin-comet-chorus rootwork-covenant mirror-menagerie apprentice-ladder lending-library-of-night',
    'gestalt-foundry weathervane-bureau alloy-pantheon switchback-railway',
    ['borrowed-thunder', 'looking-glass-court', 'colossus-works'],
    ['founders-row', 'regional-finals'],
  ),
  'left-of-centre': preset(
    'Left of Centre',
    'burrow-scouts boulder-bowlers tandem-troupe quarry-hounds falling-piano-follies quickstep-couriers',
    'mirror-menagerie twin-comet-chorus last-watch-of-harrow rootwork-covenant rapier-academy',
    'weathervane-bureau alloy-pantheon crypt-cabaret switchback-railway',
    ['heavier-than-air', 'looking-glass-court', 'burrow-kings-hoard'],
    ['founders-row', 'regional-finals'],
  ),
  'say-my-name': preset(
    'Say My Name',
    'lantern-detectives tavern-of-tall-tales back-alley-brawlers penny-arcadia rocket-orchard burrow-scouts',
    'lending-library-of-night umbral-choir toll-road-bandits mirror-menagerie rapier-academy',
    'soothsayers-almanac schoolyard-tyrants weathervane-bureau gestalt-foundry',
    ['founders-row', 'judges-desk', 'world-stage'],
    ['weekly-league', 'arcade-royale'],
  ),
  'face-down': preset(
    'Face Down',
    'falling-piano-follies boulder-bowlers quarry-hounds lantern-detectives back-alley-brawlers rocket-orchard',
    'umbral-choir last-watch-of-harrow apprentice-ladder rootwork-covenant rapier-academy',
    'switchback-railway crypt-cabaret schoolyard-tyrants gestalt-foundry',
    ['heavier-than-air', 'deathless-encore', 'burrow-kings-hoard'],
    ['borrowed-thunder', 'looking-glass-court'],
  ),
  'no-brakes': preset(
    'No Brakes',
    'quickstep-couriers tandem-troupe rocket-orchard burrow-scouts falling-piano-follies penny-arcadia',
    'twin-comet-chorus apprentice-ladder rapier-academy mirror-menagerie lending-library-of-night',
    'switchback-railway gestalt-foundry weathervane-bureau alloy-pantheon',
    ['borrowed-thunder', 'arcade-royale', 'light-speed-circus'],
    ['festival-prizes', 'regional-finals'],
  ),
  'cash-only': preset(
    'Cash Only',
    'penny-arcadia tavern-of-tall-tales back-alley-brawlers lantern-detectives boulder-bowlers rocket-orchard',
    'toll-road-bandits lending-library-of-night rapier-academy umbral-choir apprentice-ladder',
    'schoolyard-tyrants soothsayers-almanac crypt-cabaret alloy-pantheon',
    ['weekly-league', 'arcade-royale', 'world-stage'],
    ['founders-row', 'judges-desk'],
  ),
  'big-stars': preset(
    'Big Stars',
    'rocket-orchard boulder-bowlers quarry-hounds falling-piano-follies burrow-scouts tandem-troupe',
    'twin-comet-chorus rootwork-covenant apprentice-ladder mirror-menagerie last-watch-of-harrow',
    'alloy-pantheon gestalt-foundry crypt-cabaret weathervane-bureau',
    ['borrowed-thunder', 'regional-finals', 'colossus-works'],
    ['heavier-than-air', 'deathless-encore'],
  ),
  'grand-tour': preset(
    'Grand Tour',
    'rocket-orchard lantern-detectives quickstep-couriers tavern-of-tall-tales back-alley-brawlers burrow-scouts',
    'rootwork-covenant umbral-choir rapier-academy twin-comet-chorus lending-library-of-night',
    'switchback-railway soothsayers-almanac schoolyard-tyrants gestalt-foundry',
    ['festival-prizes', 'looking-glass-court', 'light-speed-circus'],
    ['founders-row', 'regional-finals'],
  ),
  'all-against-all': preset(
    'All Against All',
    'back-alley-brawlers boulder-bowlers falling-piano-follies quarry-hounds tavern-of-tall-tales quickstep-couriers',
    'rapier-academy toll-road-bandits last-watch-of-harrow mirror-menagerie umbral-choir',
    'schoolyard-tyrants crypt-cabaret weathervane-bureau alloy-pantheon',
    ['weekly-league', 'deathless-encore', 'light-speed-circus'],
    ['heavier-than-air', 'judges-desk'],
  ),
}
