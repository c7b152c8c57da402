import type { CardFile, Copies, Entry } from '@cardwright/catalog'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { importedSets, loadSetOf, type SetInfo } from '../../app/catalog.ts'
import { useLoaded } from '../../app/use-loaded.ts'

/** The imported sets that are looked at, and the game with their cards. */
export interface Sets {
  readonly entry: Entry
  readonly all: readonly SetInfo[]
  readonly open: ReadonlySet<string>
  /** Cards are still being fetched. */
  readonly isLoading: boolean
  show(sets: readonly string[]): void
  hide(set: string): void
}

/** The sets of the cards that are not the game's own. */
export function setsOf({ brought, game }: Entry, cards: Copies): string[] {
  if (!brought) return []
  const foreign = Object.keys(cards).filter((id) => !game.library.has(id) || isBrought(game.library.get(id)))
  return [...new Set(foreign.map(brought.setOf))].filter((set) => set !== '')
}

const isBrought = (def: unknown): boolean => (def as { readonly brought?: true } | undefined)?.brought === true

const none: readonly SetInfo[] = []

/** Begins with the sets of these cards. Each set is fetched when it is first looked at. */
export function useSets(base: Entry, begun: Copies): Sets {
  const game = base.game.id
  const { value: all } = useLoaded(() => importedSets(game), game)
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(setsOf(base, begun)))
  const [fetched, setFetched] = useState<ReadonlyMap<string, readonly CardFile[]>>(new Map())
  const missing = [...open].filter((set) => !fetched.has(set))
  const wanted = missing.join(' ')
  useEffect(() => {
    if (wanted === '') return
    let isGone = false
    const load = loadSetOf(game)
    void Promise.all(wanted.split(' ').map(async (set) => [set, await load(set).catch(() => [])] as const)).then(
      (found) => !isGone && setFetched((before) => new Map([...before, ...found])),
    )
    return () => {
      isGone = true
    }
  }, [game, wanted])
  const entry = useMemo(() => {
    const cards = [...open].flatMap((set) => fetched.get(set) ?? []).filter(({ id }) => !base.game.library.has(id))
    return cards.length === 0 || !base.brought ? base : base.brought.with(cards)
  }, [base, open, fetched])
  const show = useCallback(
    (sets: readonly string[]) =>
      setOpen((before) => (sets.every((set) => before.has(set)) ? before : new Set([...before, ...sets]))),
    [],
  )
  const hide = useCallback(
    (set: string) => setOpen((before) => new Set([...before].filter((each) => each !== set))),
    [],
  )
  return { entry, all: all ?? none, open, isLoading: missing.length > 0, show, hide }
}
