import { frozen } from '@cardwright/engine'
import { z } from 'zod'
import { compile } from '../text/compile.ts'
import type { Ability, Step } from '../text/core.ts'
import type { Zone } from '../text/terms.ts'
import { unitsOf } from '../text/units.ts'
import { type Borne, cardTypes, colours, icons, type WeissCard } from './definitions.ts'
import { isOfHand, zonesOf } from './zones.ts'

/** Printed cards have up to 8 texts of up to 870 characters; files come from strangers too. */
const maxTexts = 20
const maxText = 2000
const short = z.string().max(200)

/** What a card file holds: the frame, and the abilities as sentences. */
export const cardSchema = z.strictObject({
  id: short.regex(/^[a-z0-9][a-z0-9-]*$/, 'a name in small letters'),
  name: short.min(1),
  type: z.enum(cardTypes),
  colour: z.enum(colours),
  level: z.int().min(0).max(3).default(0),
  cost: z.int().min(0).default(0),
  power: z.int().min(0).default(0),
  soul: z.int().min(0).default(0),
  traits: z.array(short).max(maxTexts).default([]),
  icons: z.array(z.enum(icons)).max(maxTexts).default([]),
  title: short.nullable().default(null),
  text: z.array(z.string().max(maxText)).max(maxTexts).default([]),
})

export type CardFile = z.input<typeof cardSchema>

/** WS-039 */
const mostOfAName = 4

/** WS-093: "You can put any number of cards with the same card name as this card in your deck." */
function copiesOf(steps: readonly Step[]): number | null {
  for (const step of steps) {
    if (step.do !== 'modifyPlayer') continue
    for (const mod of step.mods) {
      if (mod.mod !== 'may' || mod.act.act !== 'copies') continue
      const { count } = mod.act
      if (count === 'all' || count.max === 'any') return 50
      return typeof count.max === 'number' ? count.max : null
    }
  }
  return null
}

const encoreRule = compile('【AUTO】 Encore [(3)]')
if (!encoreRule.ok) throw new Error('The Encore of every character does not compile.')

/** WS-082, WS-151, WS-152: the Encore that every character has. It waits beside those that its text gives it. */
export const commonEncore: Borne = frozen({ key: 'encore', ability: encoreRule.core[0]!, zones: ['stage'] })

/** "This card cannot be played from your hand", on an event, is an ability of its own: it holds before the event is played. */
function divided(ability: Ability): readonly Ability[] {
  const held = ability.kind === 'event' ? ability.steps.filter(isOfHand) : []
  if (held.length === 0) return [ability]
  const steps = ability.steps.filter((step) => !held.includes(step))
  return [
    { ...ability, steps },
    { ...ability, kind: 'cont', counter: false, cost: [], zone: 'hand', steps: held },
  ]
}

/** Abilities of one kind by the zones in which they work. */
function byZone(abilities: readonly Borne[], kind: Ability['kind']): Partial<Record<Zone, readonly Borne[]>> {
  const such = abilities.filter(({ ability }) => ability.kind === kind)
  const zones = [...new Set(such.flatMap((borne) => borne.zones))]
  return Object.fromEntries(zones.map((zone) => [zone, such.filter((borne) => borne.zones.includes(zone))]))
}

/** A card of the game, its text compiled. What does not compile is left blank; whoever plays with it decides about that. */
export function buildCard(file: CardFile): WeissCard {
  const { text, ...frame } = cardSchema.parse(file)
  const read: { readonly ability: Ability; readonly text: string }[] = []
  const blank: string[] = []
  for (const unit of unitsOf({ type: frame.type === 'event' ? 'Event' : '', ability: text })) {
    const result = compile(unit.text)
    if (result.ok) read.push(...result.core.flatMap(divided).map((ability) => ({ ability, text: unit.text })))
    else blank.push(unit.text)
  }
  const printed = read.map(
    ({ ability, text }, n): Borne => ({ key: String(n + 1), ability, text, zones: zonesOf(ability, frame.type) }),
  )
  const copies = Math.max(mostOfAName, ...read.map(({ ability }) => copiesOf(ability.steps) ?? 0))
  const all = frame.type === 'character' ? [...printed, commonEncore] : printed
  return frozen({
    ...frame,
    text,
    abilities: all,
    working: {
      auto: byZone(all, 'auto'),
      act: byZone(all, 'act'),
      cont: byZone(all, 'cont'),
      event: byZone(all, 'event'),
    },
    copies,
    blank,
  })
}

/** The same, for cards of our own: a text that does not compile is an error that names the card and the place. */
export function buildOwnCard(file: CardFile): WeissCard {
  const card = buildCard(file)
  for (const text of card.blank) {
    const result = compile(text)
    if (!result.ok) {
      const at = result.canon.slice(Math.max(0, result.at - 30), result.at + 20)
      throw new Error(`${file.id}: the text stops at "${at}": ${result.expected.slice(0, 8).join(', ') || result.why}`)
    }
  }
  return card
}
