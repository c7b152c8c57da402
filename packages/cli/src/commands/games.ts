import { type Entry, loadEntries } from '../games.ts'
import { optionLines } from '../options.ts'
import { bold, dim, flowLines, print, printJson, screenWidth, table } from '../text/layout.ts'
import { studyWords } from '../words/en/study.ts'

export async function games({ json }: { json?: boolean }): Promise<number> {
  const facts = (await loadEntries()).map(factsOf)
  if (json) printJson(facts)
  else print(facts.map(textOf).join('\n\n'))
  return 0
}

function factsOf({ game, sides }: Entry) {
  const { id, title, version, seats, library, rulebook } = game
  return {
    id,
    title,
    version,
    seats: { min: seats[0], max: seats[1] },
    cards: library.size,
    rules: Object.keys(rulebook).length,
    options: optionLines(game),
    ...(sides && { sides: sides.names }),
  }
}

function textOf({ id, title, version, seats, cards, rules, options, sides }: ReturnType<typeof factsOf>): string {
  const head = `${bold(id)}  ${studyWords.game(title, version, [seats.min, seats.max], cards, rules)}`
  const rows = options.map((each) => [
    `  ${each.name}`,
    each.values,
    dim(each.default === undefined ? '' : studyWords.unlessSaid(JSON.stringify(each.default))),
    ...(each.description ? [each.description] : []),
  ])
  const named = sides ? flowLines(sides, screenWidth(), `  ${studyWords.sides}  `) : []
  return [head, ...table(rows), ...named].join('\n')
}
