import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type Showing, showingsIn } from '@cardwright/engine'
import { filesIn, readText } from './files.ts'
import { studyWords } from './words/en/study.ts'

/** The tests and scenarios in a game's folder that name rules. */
export function showingsOf(folder: string): Showing[] {
  const within = (name: string, ending: string): { file: string; text: string }[] => {
    const inner = join(folder, name)
    if (!existsSync(inner)) return []
    return filesIn(inner, ending).map((path) => ({
      file: relative(folder, path).replaceAll('\\', '/'),
      text: readText(path),
    }))
  }
  const tests = within('test', '.test.ts').flatMap(({ file, text }) => showingsIn(file, text))
  const scenarios = within('scenarios', '.json').flatMap(({ file, text }) => scenariosIn(file, text))
  return [...tests, ...scenarios].filter(({ rules }) => rules.length > 0)
}

/** What scenarios say that they show; whether they are well-formed is for `cardwright scenario` to say. */
function scenariosIn(file: string, text: string): Showing[] {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return []
  }
  return (Array.isArray(json) ? json : [json]).flatMap((each: { title?: unknown; rules?: unknown } | null) => {
    if (!Array.isArray(each?.rules)) return []
    return [{ where: file, title: String(each.title ?? studyWords.untitled), rules: each.rules.map(String) }]
  })
}
