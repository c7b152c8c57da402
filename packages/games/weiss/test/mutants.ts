// Small changes of a text that change what it says. A compiler that gives the same tree for both has overlooked a word.

type Mutate = (text: string, pick: (of: number) => number) => string | null

/** Replaces one of the places that a pattern finds. */
const at =
  (pattern: RegExp, change: (found: string) => string): Mutate =>
  (text, pick) => {
    const places = [...text.matchAll(pattern)]
    if (places.length === 0) return null
    const { index, 0: found } = places[pick(places.length)]!
    return text.slice(0, index) + change(found) + text.slice(index + found.length)
  }

const swap = (words: readonly string[]): Mutate =>
  at(
    new RegExp(`(?<![\\w-])(${words.join('|')})(?![\\w-])`, 'g'),
    (found) => words[(words.indexOf(found) + 1) % words.length]!,
  )

/** Reminders repeat what is said elsewhere, so clauses are dropped outside of them. */
const outsideReminders =
  (mutate: Mutate): Mutate =>
  (text, pick) => {
    const [head, ...reminders] = text.split(/ (?=\([A-Z])/)
    const changed = mutate(head!, pick)
    return changed === null ? null : [changed, ...reminders].join(' ')
  }

const MUTATIONS: readonly Mutate[] = [
  at(/(?<![\w:"-])\d+(?![\w"])/g, (found) => String(Number(found) + 1)),
  swap(['your', "your opponent's"]),
  swap(['waiting room', 'hand', 'stock', 'clock', 'memory']),
  swap(['center stage', 'back stage']),
  swap(['top', 'bottom']),
  swap(['higher', 'lower']),
  swap(['power', 'soul']),
  swap(['character', 'climax', 'event']),
  swap(['characters', 'climaxes', 'events']),
  swap(['【REST】', '【STAND】', '【REVERSE】']),
  swap(['red', 'blue', 'green', 'yellow']),
  at(/《[^》]*》/g, () => '《Lantern》'),
  at(/up to (?=\d|one|two|three|four)/g, () => ''),
  at(/(?<=your )other /g, () => ''),
  at(/(?<=you )may /g, () => ''),
  at(/ until end of turn/g, () => " until the end of your opponent's next turn"),
  at(/\+(?=\d|X)/g, () => '-'),
  outsideReminders(at(/, (?!and |if )[^,."()[\]]+(?=, and )/g, () => '')),
  outsideReminders(at(/,? and [^,."()[\]]+(?=\.)/g, () => '')),
  outsideReminders(at(/ (?:if|If) [^,."()[\]]+,/g, () => '')),
  outsideReminders(at(/ [A-Z][^."()[\]]+\.(?= |$)/g, () => '')),
]

/** So many different mutants of a text, chosen by it alone. */
export function mutantsOf(text: string, count: number): string[] {
  let state = [...text].reduce((hash, letter) => (Math.imul(hash, 31) + letter.codePointAt(0)!) >>> 0, 7)
  const pick = (of: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * of)
  }
  const mutants = new Set<string>()
  for (let tries = 0; mutants.size < count && tries < 60; tries++) {
    const mutant = MUTATIONS[pick(MUTATIONS.length)]!(text, pick)
    if (mutant !== null && mutant !== text) mutants.add(mutant)
  }
  return [...mutants]
}
