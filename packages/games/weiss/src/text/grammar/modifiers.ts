import { MeaningError } from '../bind.ts'
import type { Modifier, Value } from '../core.ts'
import { rule } from '../notation.ts'

const minus = (n: Value): Value => (typeof n === 'number' ? -n : { num: 'times', a: -1, b: n })

/** "Cannot play "Backup"" speaks of the ability, not of a card of that name. */
function byKeyword<T>(value: T): T {
  if (Array.isArray(value)) return value.map(byKeyword) as T
  if (typeof value !== 'object' || value === null) return value
  if ('is' in value && value.is === 'name' && 'name' in value && value.name === 'Backup')
    return { is: 'ability', keyword: 'backup', kind: null } as T
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, byKeyword(inner)])) as T
}

function hundreds(n: number): number {
  if (n % 500 !== 0 || n === 0) throw new MeaningError('a number of what?')
  return n
}

/** How long something lasts, what a card gets, and what it cannot, may or must do. */
export const modifiers = [
  rule('until', (form) => [
    form('until end of turn', 'endOfTurn'),
    form('until the end of <turn|the turn|this turn>', 'endOfTurn'),
    form('<for the turn|during this turn|this turn>', 'endOfTurn'),
    form("until the end of <your opponent's|their> next turn", 'endOfOpponentNextTurn'),
    form("until end of <your opponent's|their> next turn", 'endOfOpponentNextTurn'),
    form('until the end of your next turn', 'endOfYourNextTurn'),
    form("<until the end of|until end of> <your opponent's|their> turn", 'opponentTurn'),
    form('<until the end of|during> <battle|this battle|that battle|the battle>', 'endOfBattle'),
    form('<until the end of|during> <this attack|that attack|the attack>', 'endOfAttack'),
    form('until the end of the phase', 'endOfPhase'),
    form("<during|in> <your opponent's|their> next stand phase", 'opponentNextStandPhase'),
    form('<during|in> your next stand phase', 'nextStandPhase'),
    form('until the end of the game', 'endOfGame'),
    form('until the end of the next turn', 'endOfNextTurn'),
    form('for that turn', 'endOfTurn'),
  ]),
  rule('modifiers', (form) => [
    form('{m:modifier}', ({ m }) => [m]),
    form('{m:modifier} and {more:modifiers}', ({ m, more }) => [m, ...more]),
    form('{m:modifier} , {more:modifiers}', ({ m, more }) => [m, ...more]),
    form('{m:modifier} , and {more:modifiers}', ({ m, more }) => [m, ...more]),
    form('{m:modifier} and get/gets {more:modifiers}', ({ m, more }) => [m, ...more]),
  ]),
  rule('modifier', (form) => [
    form('+ {n:number} {stat:stat}', ({ n, stat }) => ({ mod: 'add', stat, by: n })),
    form('- {n:number} {stat:stat}', ({ n, stat }) => ({ mod: 'add', stat, by: minus(n) })),
    form('{stat:stat} + {n:number}', ({ n, stat }) => ({ mod: 'add', stat, by: n })),
    form('{stat:stat} - {n:number}', ({ n, stat }) => ({ mod: 'add', stat, by: minus(n) })),
    // cards often leave out the word: only power comes in hundreds
    form('+ {n:numeral}', ({ n }) => ({ mod: 'add', stat: 'power', by: hundreds(n) })),
    form('- {n:numeral}', ({ n }) => ({ mod: 'add', stat: 'power', by: -hundreds(n) })),
    form('{trait:trait}', ({ trait }) => ({ mod: 'trait', trait })),
    form('{colour:colour}', ({ colour }) => ({ mod: 'colour', colour })),
    form('all colors', { mod: 'colour', colour: 'all' }),
    form('<the following ability|the following abilities>', { mod: 'ability', abilities: [] }),
    form('the following {n:numeral} abilities', ({ n }) => ({ mod: 'ability', abilities: [], announced: n })),
    form('{b:block}', ({ b }): Modifier => ({ mod: 'ability', abilities: b.do === 'block' ? b.abilities : [] })),
    form('{icon:icon} <in its trigger icon|in their trigger icon|trigger icon|in the trigger icon>', ({ icon }) => ({
      mod: 'icon',
      icon,
    })),
    form('the chosen trait', { mod: 'trait', trait: 'chosen' }),
    form('the color {colour:colour}', ({ colour }) => ({ mod: 'colour', colour })),
  ]),
  rule('acts', (form) => [
    form('{a:act}', ({ a }) => [a]),
    form('{a:act} or {more:acts}', ({ a, more }) => [a, ...more]),
    form('{a:act} and {more:acts}', ({ a, more }) => [a, ...more]),
    form('{a:act} , {more:acts}', ({ a, more }) => [a, ...more]),
    form('{a:act} , or {more:acts}', ({ a, more }) => [a, ...more]),
    form('{a:act} and/or cannot {more:acts}', ({ a, more }) => [a, ...more]),
  ]),
  rule('act', (form) => [
    form('attack', { act: 'attack', how: null }),
    form('{how:attackKind} attack', ({ how }) => ({ act: 'attack', how })),
    form('【STAND】', { act: 'stand', phaseOf: null }),
    form('be 【STAND】', { act: 'stand', phaseOf: null }),
    form('【STAND】 during {of:whose} stand phase', ({ of }) => ({ act: 'stand', phaseOf: of })),
    form(
      '<be moved|move> <to another position|to other positions|to another position of the stage|to another position on the stage|to another stage position|>',
      { act: 'move' },
    ),
    form('become/be {state:state}', ({ state }) => ({ act: 'become', state, by: null })),
    form('become/be {state:state} by {by:source}', ({ state, by }) => ({ act: 'become', state, by })),
    form('be chosen by {by:source}', ({ by }) => ({ act: 'chosen', by })),
    form('become {state:state} from {by:source}', ({ state, by }) => ({ act: 'become', state, by })),
    form('be played', { act: 'play', from: null }),
    form('be played from <your|the|> {zone:zone}', ({ zone }) => ({ act: 'play', from: zone })),
    form('play {cards:cards}', ({ cards }) => ({ act: 'playCard', cards: byKeyword(cards) })),
    form('use {ability:abilityRef}', ({ ability }) => ({ act: 'use', ability })),
    form('be <put|placed> <on|in|into> {to:place}', ({ to }) => ({ act: 'leave', to, by: null })),
    form('be <put|placed> <on|in|into> {to:place} by {by:source}', ({ to, by }) => ({ act: 'leave', to, by })),
    form('be returned to {to:place} by {by:source}', ({ to, by }) => ({ act: 'leave', to, by })),
    form(
      'be played <from your hand|> without fulfilling <color requirements|the color requirement|the color requirements>',
      { act: 'ignoreColour' },
    ),
    form('deal damage to <a player|players>', { act: 'deal' }),
    form('<take|receive> damage', { act: 'damage', by: null }),
    form('<take|receive> damage <from|by> {by:source}', ({ by }) => ({ act: 'damage', by })),
    form('be returned to {to:place}', ({ to }) => ({ act: 'leave', to, by: null })),
    form('put into {to:place}', ({ to }) => ({ act: 'leave', to, by: null })),
  ]),
]
