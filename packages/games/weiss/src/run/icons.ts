import { compile } from '../text/compile.ts'
import type { Step } from '../text/core.ts'
import type { Icon } from '../text/terms.ts'

/** WS-131..139: what the icons do, in the words of the cards. Soul and Shot speak of the attacker: see the trigger step. */
const texts: Readonly<Record<Exclude<Icon, 'soul' | 'shot'>, string>> = {
  comeback: 'You may choose 1 character in your waiting room, and return it to your hand.',
  return: "You may choose 1 of your opponent's characters, and return it to their hand.",
  draw: 'You may draw a card.',
  pool: 'You may put the top card of your deck into your stock.',
  treasure: 'Return this card to your hand. You may put the top card of your deck into your stock.',
  gate: 'You may choose 1 climax in your waiting room, and return it to your hand.',
  standby:
    'You may choose 1 character with level equal to or lower than your level +1 in your waiting room, and put it on any position of your stage as 【REST】.',
  choice:
    'You may choose 1 character with 【SOUL】 in its trigger icon in your waiting room, and return it to your hand or put it into your stock.',
}

const attacker = { ref: 'slot', slot: 0 } as const

/** WS-130, WS-136: of the attacker, which is in slot 0. Shot watches the next damage, and that one only (WS-H04). */
const soul: readonly Step[] = [
  { do: 'modify', cards: attacker, mods: [{ mod: 'add', stat: 'soul', by: 1 }], until: 'endOfTurn' },
]
const shot: readonly Step[] = [
  {
    do: 'delay',
    event: {
      when: 'any',
      of: [true, false].map((cancelled) => ({
        when: 'damage' as const,
        by: attacker,
        to: 'opponent' as const,
        cancelled,
      })),
    },
    until: 'endOfTurn',
    steps: [
      { do: 'if', cond: { if: 'cancelled' }, steps: [{ do: 'damage', to: 'opponent', amount: 1, cancellable: true }] },
    ],
  },
]

const compiled = (text: string): readonly Step[] => {
  const result = compile(text)
  if (!result.ok) throw new Error(`An icon's text does not compile: ${text}`)
  return result.core[0]!.steps
}

const steps = new Map<Icon, readonly Step[]>([
  ['soul', soul],
  ['shot', shot],
  ...Object.entries(texts).map(([icon, text]) => [icon as Icon, compiled(text)] as const),
])

/** What an icon lets its player do, as a card would say it. */
export const iconText = (icon: Icon): string | null => (texts as Partial<Record<Icon, string>>)[icon] ?? null

export const iconSteps = (icon: Icon): readonly Step[] => steps.get(icon)!
