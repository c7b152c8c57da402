import type { Value } from '../core.ts'
import { rule, same } from '../notation.ts'

const NUMERALS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

import type { Place, Zone } from '../core.ts'
const exactly = (n: Value) => ({ min: n, max: n })

const ALL_ZONES: readonly Zone[] = ['hand','deck','stock','clock','level','memory','waitingRoom','climaxArea','stage','resolution']

const places = (list: readonly Place[]): Place => (list.length === 1 ? list[0]! : { places: list })


/** Numbers, zones, players and the other small words that mean one thing each. */
export const words = [
  rule('numeral', (form) => [
    form('{digits:digits}', ({ digits }) => Number(digits.replaceAll(',', ''))),
    ...NUMERALS.map((word, n) => form(word, n)),
  ]),
  rule('number', (form) => [
    form('{n:numeral}', ({ n }): Value => n),
    form('X', { num: 'x', name: 'X' }),
    form('Y', { num: 'x', name: 'Y' }),
  ]),
  rule('count', (form) => [form('a/an', () => exactly(1)), same('{it:quantity}')]),
  rule('quantity', (form) => [
    form('{n:number}', ({ n }) => exactly(n)),
    form('up to {n:number}', ({ n }) => ({ min: 0, max: n })),
    form('any number of', { min: 0, max: 'any' }),
    form('{n:number} or more', ({ n }) => ({ min: n, max: 'any' })),
    form('all', 'all'),
  ]),
  rule('whose', (form) => [
    form('your', 'you'),
    form("your opponent's", 'opponent'),
    form('<their|his or her|that player\'s>', 'opponent'),
    form("<all players'|each player's|both players'>", 'both'),
    form("<its owner's|their owner's|their owners'>", 'owner'),
    form("the turn player's", 'turnPlayer'),
  ]),
  rule('player', (form) => [
    form('you', 'you'),
    form('<your opponent|that player|they>', 'opponent'),
    form('<all players|both players|each player|players>', 'both'),
  ]),
  rule('zone', (form) => [
    form('hand/hands', 'hand'),
    form('deck/decks', 'deck'),
    form('stock/stocks', 'stock'),
    form('clock/clocks', 'clock'),
    form('level', 'level'),
    form('level area/zone', 'level'),
    form('memory/memories', 'memory'),
    form('waiting room/rooms', 'waitingRoom'),
    form('climax area/zone', 'climaxArea'),
    form('stage/stages', 'stage'),
    form('center stage/stages', 'centerStage'),
    form('back stage/stages', 'backStage'),
    form('resolution area/zone', 'resolution'),
  ]),
  rule('zones', (form) => [
    form('{zone:zone}', ({ zone }) => [zone]),
    form('{zone:zone} or/and {more:zones}', ({ zone, more }) => [zone, ...more]),
    form('{zone:zone} , {more:zones}', ({ zone, more }) => [zone, ...more]),
  ]),
  rule('place', (form) => [same('{it:owned}'), form('{zone:zone}', ({ zone }) => ({ zone, of: 'you' }))]),
  rule('owned', (form) => [
    form('{of:whose} {zones:zones}', ({ of, zones }) => places(zones.map((zone) => ({ zone, of })))),
    form('the {zones:zones}', ({ zones }) => places(zones.map((zone) => ({ zone, of: 'both' as const })))),
    form('{of:whose} {zone:zone} or {more:owned}', ({ of, zone, more }) => places([{ zone, of }, more])),
    form('all of {of:whose} zones', ({ of }) => places(ALL_ZONES.map((zone) => ({ zone, of })))),
    form('<the|a> marker area of {under:cards}', ({ under }) => ({ zone: 'markers', under })),
  ]),
  rule('end', (form) => [form('top', 'top'), form('bottom', 'bottom')]),
  rule('colour', (form) => [form('yellow', 'yellow'), form('green', 'green'), form('red', 'red'), form('blue', 'blue')]),
  rule('state', (form) => [form('【STAND】', 'stand'), form('【REST】', 'rest'), form('【REVERSE】', 'reverse')]),
  rule('stat', (form) => [form('level/levels', 'level'), form('cost/costs', 'cost'), form('power', 'power'), form('soul', 'soul')]),
  rule('type', (form) => [
    form('<character|characters|character card|character cards>', 'character'),
    form('<climax|climaxes|climax card|climax cards>', 'climax'),
    form('<event|events|event card|event cards>', 'event'),
  ]),
  rule('icon', (form) => [
    form('【SOUL】', 'soul'),
    form('<【COMEBACK】|【SALVAGE】>', 'comeback'),
    form('<【RETURN】|【BOUNCE】|【WIND】>', 'return'),
    form('<【DRAW】|【BOOK】>', 'draw'),
    form('<【POOL】|【STOCK】>', 'pool'),
    form('【TREASURE】', 'treasure'),
    form('【SHOT】', 'shot'),
    form('【GATE】', 'gate'),
    form('【STANDBY】', 'standby'),
    form('【CHOICE】', 'choice'),
  ]),
  rule('phase', (form) => [
    form('stand phase', 'stand'),
    form('draw phase', 'draw'),
    form('clock phase', 'clock'),
    form('main phase', 'main'),
    form('climax phase', 'climax'),
    form('attack phase', 'attack'),
    form('attack declaration step', 'declaration'),
    form('trigger step', 'trigger'),
    form('counter step', 'counter'),
    form('damage step', 'damage'),
    form('battle step', 'battle'),
    form('encore step/phase', 'encore'),
    form('end phase', 'end'),
    form('turn', 'turn'),
  ]),
  rule('phaseOf', (form) => [
    form('{of:whose} {phase:phase}', ({ of, phase }) => ({ of, phase, next: false })),
    form('{of:whose} next {phase:phase}', ({ of, phase }) => ({ of, phase, next: true })),
    form('<the|this|> {phase:phase}', ({ phase }) => ({ of: 'turnPlayer', phase, next: false })),
    form('<the next|next> {phase:phase}', ({ phase }) => ({ of: 'turnPlayer', phase, next: true })),
    form('{of:whose} {phase:phase} or <your|> {other:phaseOf}', ({ of, phase, other }) => ({ of, phase, next: false, or: other })),
  ]),
  rule('position', (form) => [
    form('middle', 'middle'),
    form('left', 'left'),
    form('right', 'right'),
    form('<left or right|left and right>', 'edge'),
  ]),
  rule('keyword', (form) => [
    form('"Encore"', 'encore'),
    form('"Backup"', 'backup'),
    form('"Brainstorm"', 'brainstorm'),
    form('"Bond"', 'bond'),
    form('"Change"', 'change'),
    form('"Assist"', 'assist'),
    form('"Experience"', 'experience'),
    form('"Memory"', 'memory'),
    form('"Alarm"', 'alarm'),
    form('"Resonate"', 'resonate'),
    form('"Accelerate"', 'accelerate'),
    form('"Shift"', 'shift'),
    form('"Great Performance"', 'greatPerformance'),
    form('"Replay"', 'replay'),
    form('"Fusion"', 'fusion'),
    form('"Resonance"', 'resonance'),
    form('"Link"', 'link'),
    form('"Force"', 'force'),
    form('"Sunder"', 'sunder'),
  ]),
  rule('abilityKind', (form) => [form('【AUTO】', 'auto'), form('【CONT】', 'cont'), form('【ACT】', 'act')]),
  rule('name', (form) => [form('{name:quoted}', ({ name }) => name.slice(1, -1))]),
  rule('names', (form) => [
    form('{name:name}', ({ name }) => [name]),
    form('{name:name} or {more:names}', ({ name, more }) => [name, ...more]),
    form('{name:name} , {more:names}', ({ name, more }) => [name, ...more]),
    form('{name:name} , or {more:names}', ({ name, more }) => [name, ...more]),
  ]),
  rule('trait', (form) => [form('{trait:angled}', ({ trait }) => trait.slice(1, -1))]),
  rule('aspect', (form) => [
    form('<name|names|card name|card names>', 'name'),
    form('trait/traits', 'trait'),
    form('color/colors', 'colour'),
    same('{it:stat}'),
  ]),
  rule('attackKind', (form) => [
    form('<front|frontal>', 'front'),
    form('side', 'side'),
    form('direct', 'direct'),
  ]),
]
