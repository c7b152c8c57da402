import { SingleBar } from 'cli-progress'
import { simulationWords } from './words/en/simulation.ts'

/** A bar on the error stream where somebody watches, so that what is reported stays clean. */
export function progressBar(total: number, unit: string): { update(done: number): void; stop(): void } {
  if (!process.stderr.isTTY) return { update: () => {}, stop: () => {} }
  const format = simulationWords.progress('{bar}', '{value}', '{total}', unit, '{eta_formatted}')
  const bar = new SingleBar({
    format,
    stream: process.stderr,
    clearOnComplete: true,
    hideCursor: true,
    barsize: 30,
    barCompleteChar: '█',
    barIncompleteChar: '░',
  })
  bar.start(total, 0)
  return { update: (done) => bar.update(done), stop: () => bar.stop() }
}
