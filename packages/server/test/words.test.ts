import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const src = join(import.meta.dirname, '../src')

/** These are read by operators and programmers: settings, metrics, what tests say. */
const isForOthers = /^(words|testing)\/|^(config|budgets|http\/metrics)\.ts$/

/** A sentence between quotation marks that goes neither into an error of the program's own nor into the log. */
const sentence = /(?<!Error\(|super\(|fault\()(?:'[A-Z][^'\n]* [^'\n]*\.'|`[A-Z$][^`\n]* [^`\n]*[^.]\.`)/g

it('every sentence to people lies in the folder of words', () => {
  const found = globSync('**/*.ts', { cwd: src })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !isForOthers.test(path))
    .flatMap(
      (path) =>
        readFileSync(join(src, path), 'utf8')
          .match(sentence)
          ?.map((text) => `${path}: ${text}`) ?? [],
    )
  expect(found).toEqual([])
})
