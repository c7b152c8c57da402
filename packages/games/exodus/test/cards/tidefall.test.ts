import { Match, playOut, Random, randomAnswer } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { hues, type Select, subtypes } from '../../src/effects/terms/vocabulary.ts'
import type { EffectList, Script } from '../../src/effects/vocabulary.ts'
import {
  cardSchema,
  cardText,
  creatures,
  decks,
  type ExodusDef,
  exodus,
  symmetries,
  tidefall,
} from '../../src/index.ts'

const scriptsOf = (def: ExodusDef): Script[] => {
  if (def.kind === 'energy') return []
  const own = def.kind === 'symmetry' ? [def.script] : []
  return [...own, ...def.abilities.flatMap((ability) => ('script' in ability ? [ability.script] : []))]
}
const effectsOf = (list: EffectList): EffectList =>
  list.flatMap((effect) => [
    effect,
    ...(effect.do === 'if' ? effectsOf([...effect.so, ...(effect.else ?? [])]) : []),
    ...(effect.do === 'choose' ? effect.of.flatMap((each) => effectsOf(each)) : []),
    ...(effect.do === 'reveal' && effect.forEach ? effectsOf(effect.forEach.so) : []),
  ])
const doing = (def: ExodusDef): EffectList => scriptsOf(def).flatMap((script) => effectsOf(script.do))
const selects = (def: ExodusDef): Select[] => scriptsOf(def).flatMap(({ select = [] }) => select)
const moments = (def: ExodusDef): string[] => (def.kind === 'energy' ? [] : def.abilities.map(({ on }) => on))
const counting = (test: (def: ExodusDef) => boolean): number => tidefall.filter(test).length
const says = (text: RegExp) => (def: ExodusDef) => text.test(cardText(def))

describe('the set', () => {
  it('has 45 creatures, three of each subtype and rarity; 24 Flash and 6 Lasting symmetries; four energies', () => {
    expect([creatures.length, symmetries.length, tidefall.length]).toEqual([45, 30, 79])
    for (const subtype of subtypes) {
      for (const stars of [1, 2, 3]) {
        expect(creatures.filter((def) => def.subtype === subtype && def.stars === stars)).toHaveLength(3)
      }
    }
    expect(symmetries.filter(({ lasting }) => lasting)).toHaveLength(6)
    const flashes = symmetries.filter(({ lasting }) => !lasting)
    expect(flashes.filter(({ script }) => script.pay === undefined)).toHaveLength(12)
    expect(flashes.filter(({ script }) => script.pay !== undefined)).toHaveLength(12)
    expect(tidefall.flatMap((def) => (def.kind === 'energy' ? [def.hue] : []))).toEqual([...hues])
  })

  it('XO-P18: common creatures have no text, the others do', () => {
    for (const { stars, abilities } of creatures) expect(abilities.length > 0).toBe(stars > 1)
  })

  it('has a name and an id of its own for everything', () => {
    expect(new Set(tidefall.map(({ id }) => id)).size).toBe(79)
    expect(new Set(tidefall.map(({ name }) => name)).size).toBe(79)
  })

  it.each(tidefall.map((def) => [def.id, def] as const))('%s is valid, plain data, and prints', (_id, def) => {
    expect(cardSchema.parse(def)).toEqual(def)
    expect(JSON.parse(JSON.stringify(def))).toEqual(def)
    const text = cardText(def)
    expect(text).not.toMatch(/undefined|null|NaN|\[object|\{|\}|\$|\.\.| {2}|it it/)
    for (const line of text.split('\n')) expect(line).toMatch(/^[A-Z+-].*\.$/)
  })

  it('aims every effect at something that its text selects', () => {
    for (const def of tidefall) {
      for (const { select = [], do: effects } of scriptsOf(def)) {
        for (const effect of effectsOf(effects)) {
          const at = 'at' in effect && effect.at !== undefined ? [effect.at].flat() : []
          for (const index of at) expect(index, def.id).toBeLessThan(select.length)
        }
      }
    }
  })
})

describe('the mechanics that the rules speak of', () => {
  const covered: readonly (readonly [string, number, (def: ExodusDef) => boolean])[] = [
    ['XO-020..024: enter-play triggers', 6, (def) => moments(def).some((on) => on === 'enters' || on === 'summoned')],
    ['XO-P27: by being summoned only', 2, (def) => moments(def).includes('summoned')],
    ['XO-P28: by being put into play', 2, (def) => moments(def).includes('enters')],
    ['XO-042..052: Pay', 12, (def) => scriptsOf(def).some(({ pay }) => pay !== undefined)],
    ['XO-053..060: Select', 10, (def) => selects(def).length > 0],
    ['XO-069, XO-H15: Freeze', 6, (def) => doing(def).some((effect) => effect.do === 'freeze')],
    ['XO-037, XO-H16: unfreezing', 5, says(/unfreez/i)],
    ['XO-W1, XO-W2: energy is destroyed', 2, (def) => doing(def).some((effect) => effect.do === 'destroyEnergy')],
    [
      'XO-W3: a creature returns to hand',
      3,
      (def) => doing(def).some(({ do: what }) => what === 'return' || what === 'keepStrongest'),
    ],
    [
      'XO-030..035: removal in an attack',
      4,
      (def) => doing(def).some(({ do: what }) => ['return', 'destroy', 'cancelAttack', 'reselect'].includes(what)),
    ],
    [
      'XO-H07: more than three energy',
      3,
      (def) => doing(def).some(({ do: what }) => what === 'addEnergy' || what === 'moveEnergy'),
    ],
    ['XO-P31: Reveal', 4, (def) => doing(def).some((effect) => effect.do === 'reveal')],
    ['XO-P32: immediately', 1, says(/immediately/i)],
    [
      'XO-P17: rarity or subtype',
      6,
      says(/fewer stars|common creature on|another Rootkin|Drakes? you control|(Lumen|Rootkin)( among|, gain)/),
    ],
    ['XO-H13: Hue', 3, says(/hues|(Dawn|Tide|Moss|Ember) energy/)],
    ['XO-H18: Freeze this', 3, (def) => scriptsOf(def).some(({ freezeThis }) => freezeThis)],
  ]
  it.each(covered)('%s: %i cards at least', (_name, least, test) => {
    expect(counting(test)).toBeGreaterThanOrEqual(least)
  })

  it('XO-054, XO-055: creature, energy and any card, on the field and in hand', () => {
    for (const what of ['creature', 'energy', 'card'])
      for (const where of ['field', 'hand'])
        expect(
          counting((def) => selects(def).some((each) => each.what === what && (each.where ?? 'field') === where)),
        ).toBeGreaterThan(0)
  })

  it('XO-H15: ice on a creature, a pile, a Lasting symmetry and a graveyard', () => {
    for (const what of ['creature', 'pile', 'lasting', 'graveyard'])
      expect(
        counting(
          (def) =>
            doing(def).some((effect) => effect.do === 'freeze') && selects(def).some((each) => each.what === what),
        ),
      ).toBeGreaterThan(0)
  })
})

const ids = decks.map(({ id }) => id)
const pairs = ids.flatMap((one, i) => ids.slice(i).map((other) => [one, other] as const))

it.each(pairs)('random matches of %s against %s end', (one, other) => {
  for (let seed = 0; seed < 5; seed++) {
    const match = Match.start(exodus, { options: { decks: [one, other] }, seed, quiet: true })
    const random = new Random(`${seed}`)
    playOut(match, random, (ask) => randomAnswer(ask, random), 20_000)
    expect(match.over).not.toBeNull()
  }
})
