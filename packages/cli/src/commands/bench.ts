import { loadEntries } from '../games.ts'
import { print, printJson } from '../text/layout.ts'

export async function bench({ json }: { json?: boolean }): Promise<number> {
  const { runBench, formatBench } = await import('@cardwright/bench')
  const games = (await loadEntries()).map((entry) => entry.game)
  const report = await runBench(games, (line) => process.stderr.write(`${line}\n`))
  if (json) printJson(report)
  else print(formatBench(report))
  return 0
}
