import type { AskView, OptionView, Telling } from '@cardwright/engine'
import type { Script, Select } from '../effects/vocabulary.ts'
import { beingPlayed, factsIn, findCard } from './seen.ts'
import type { Speech } from './speech.ts'

/** A text that asks something, and the card that it is printed on. */
export interface Source {
  readonly name: string
  /** What it says; null if it may be one of several texts of the card. */
  readonly script: Script | null
}

/** What is being played, or resolves: questions are about it as long as there is such a thing. */
export function subject({ view }: Telling): string | null {
  const { window, stack } = factsIn(view)
  return beingPlayed(view) ?? (window === 'resolve' ? (stack.at(-1)?.name ?? null) : null)
}

/** The texts of a player's cards that may act now: on the field, or from the graveyard when they were destroyed. */
function texts({ library }: Speech, { view, seat }: Telling): { name: string; script: Script }[] {
  return Object.entries(view.zones).flatMap(([zone, { cards = [] }]) => {
    const [family, owner] = zone.split(':')
    const isBuried = family === 'graveyard'
    if (Number(owner) !== seat || !(isBuried || family === 'creature' || family === 'lasting')) return []
    return cards.flatMap(({ name, frozen }) => {
      // nothing acts from under ice
      if (frozen === true) return []
      const def = name === undefined ? undefined : library.get(name)
      if (def === undefined || def.kind === 'energy') return []
      const again = def.kind === 'symmetry' && !isBuried ? [def.script] : []
      const acting = def.abilities.flatMap((each) =>
        'script' in each && (each.on === 'destroyed') === isBuried ? [each.script] : [],
      )
      return [...again, ...acting].map((script) => ({ name: def.id, script }))
    })
  })
}

const kinds: Readonly<Record<string, readonly Select['what'][]>> = {
  creature: ['creature', 'card', 'creatureOrPlayer', 'frozen'],
  energy: ['energy', 'card', 'frozen'],
  symmetry: ['lasting', 'card', 'frozen'],
  pile: ['pile', 'frozen'],
  graveyard: ['graveyard', 'frozen'],
  player: ['creatureOrPlayer'],
  item: ['item'],
}

/** What an option offers to select. */
function kindOf({ library }: Speech, { key, card }: OptionView, { view }: Telling): string | null {
  const name = findCard(view, card)?.card.name
  if (name !== undefined) return library.get(name)?.kind ?? null
  return /^item:/.test(key) ? 'item' : (/:(pile|graveyard|player)\b/.exec(key)?.[1] ?? null)
}

/** Whether all that is offered is of what a text selects. */
function selects(speech: Speech, { select = [] }: Script, { options }: AskView, at: Telling): boolean {
  return select.some(({ what, whose }) =>
    options.every((option) => {
      const kind = kindOf(speech, option, at)
      if (kind !== null && !kinds[kind]?.includes(what)) return false
      if (whose === 'any' || /^item:/.test(option.key)) return true
      return option.key.startsWith(whose === 'you' ? 'my:' : 'their:')
    }),
  )
}

const amountIn = ({ context }: AskView): number => (typeof context === 'number' ? context : 1)

/**
 * What asks for a selection or a payment. What is used or triggers lies on the field meanwhile and is not yet on the
 * stack: it is named if there is but one that could ask this.
 */
export function sourceOf(speech: Speech, ask: AskView, at: Telling): Source | null {
  const known = subject(at)
  const def = known === null ? undefined : speech.library.get(known)
  if (known !== null) return { name: known, script: def?.kind === 'symmetry' ? def.script : null }
  const mayAsk = ({ script }: { script: Script }): boolean =>
    ask.kind === 'pay' ? (script.pay ?? 0) >= amountIn(ask) : selects(speech, script, ask, at)
  const found = texts(speech, at).filter(mayAsk)
  const [first] = found
  if (first === undefined || found.some(({ name }) => name !== first.name)) return null
  return { name: first.name, script: found.every(({ script }) => script === first.script) ? first.script : null }
}
