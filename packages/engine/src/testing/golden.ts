import type { AnyGame } from '../game.ts'
import { advance, randomAnswer } from '../headless.ts'
import { canonical, diff } from '../json.ts'
import { Match, type Start } from '../match.ts'
import { Random } from '../random.ts'
import { chosenIn } from '../run.ts'
import type { Json } from '../types.ts'

/**
 * One random match with every observable value, as text to be kept beside the tests: what was asked and answered, what
 * each seat was told, how each view changed, where it stood. A change of rules shows as a diff of this file.
 */
export function golden(game: AnyGame, start: Start = {}): string {
  const match = Match.start(game as AnyGame, { seed: 'golden', ...start }) as Match
  const random = new Random('golden choices')
  const lines = [`${game.title} ${game.version}`, `options ${canonical(match.header.options)}`]
  const observers = [...Array.from({ length: match.table.seats }, (_, seat) => seat), null]
  const views: Json[] = observers.map(() => ({}))
  const told = observers.map(() => 0)
  const write = () => {
    lines.push(`  hash ${match.hash().slice(0, 16)} now ${match.now}`)
    observers.forEach((observer, i) => {
      const who = observer === null ? 'watching' : `seat ${observer}`
      for (const event of match.events(observer, told[i])) lines.push(`  ${who} is told ${canonical(event)}`)
      told[i] = match.events(observer).length
      const view = JSON.parse(JSON.stringify(match.view(observer))) as Json
      lines.push(`  ${who} sees ${canonical(diff(views[i], view))}`)
      views[i] = view
    })
  }
  write()
  while (!match.over) {
    const inputs = match.inputs.length
    advance(match, random, (ask) => randomAnswer(ask, random))
    for (const input of match.inputs.slice(inputs)) {
      const keys = chosenIn(input).map((option) => option.key)
      lines.push(
        input.due === null
          ? `seat ${input.seat} answers ${input.ask}: ${keys.join(' ') || 'nothing'}`
          : `deadline ${input.due}`,
      )
    }
    write()
  }
  lines.push(`result ${canonical(match.over)}`, '')
  return lines.join('\n')
}
