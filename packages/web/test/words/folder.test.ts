import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Expression, type JSXEmptyExpression, parseSync, Visitor } from 'oxc-parser'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../src/', import.meta.url))

/** Attributes that people read or hear. */
const spoken = new Set(['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'label', 'placeholder', 'title'])

/** A word: more than a sign, a digit or the `X` of a number. */
const hasWords = (text: string): boolean => /[a-z]{2}/i.test(text)

interface Said {
  readonly start: number
  readonly said: string
}

/** The texts that an expression can come to. Arguments of a function are none: what it makes of them is. */
function saidIn(node: Expression | JSXEmptyExpression): Said[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ start: node.start, said: node.value }] : []
    case 'TemplateLiteral':
      return node.quasis.map(({ start, value }) => ({ start, said: value.raw }))
    case 'ConditionalExpression':
      return [...saidIn(node.consequent), ...saidIn(node.alternate)]
    case 'LogicalExpression':
      return [...saidIn(node.left), ...saidIn(node.right)]
    default:
      return []
  }
}

/** Text between tags, and text in attributes that people read, where the element does not say that it is content. */
function sentencesIn(path: string, text: string): string[] {
  const found: string[] = []
  const contents: (readonly [start: number, end: number])[] = []
  const note = ({ start }: { readonly start: number }, said: string) => {
    const isContent = contents.some(([from, to]) => from <= start && start < to)
    const line = text.slice(0, start).split('\n').length
    if (hasWords(said) && !isContent) found.push(`${path}:${line} ${said.replace(/\s+/g, ' ').trim()}`)
  }
  new Visitor({
    JSXElement: ({ openingElement: { attributes }, start, end }) => {
      const isContent = attributes.some(
        (each) =>
          each.type === 'JSXAttribute' && each.name.type === 'JSXIdentifier' && each.name.name === 'data-content',
      )
      if (isContent) contents.push([start, end])
    },
    JSXText: (node) => note(node, node.value),
    JSXAttribute: ({ name, value }) => {
      if (name.type !== 'JSXIdentifier' || !spoken.has(name.name) || value === null) return
      if (value.type === 'Literal') note(value, String(value.value))
      else if (value.type === 'JSXExpressionContainer')
        for (const each of saidIn(value.expression)) note(each, each.said)
    },
  }).visit(parseSync(path, text).program)
  return found
}

it('finds a sentence between tags and in an attribute, and leaves content alone', () => {
  const page = `const page = (
    <main aria-label="The table" className="no sentence">
      <h1 data-content>Cardwright</h1>
      <p title={kind === 'new' ? 'New here' : words.old}>Sit down, {name}</p>
    </main>
  )`
  expect(sentencesIn('page.tsx', page)).toEqual(['page.tsx:2 The table', 'page.tsx:4 New here', 'page.tsx:4 Sit down,'])
})

it('the client holds no sentence outside of its folder of words', () => {
  const files = globSync('**/*.tsx', { cwd: root, exclude: ['words/**'] })
  expect(files.length).toBeGreaterThan(100)
  expect(files.flatMap((path) => sentencesIn(path, readFileSync(root + path, 'utf8')))).toEqual([])
})

it('speaks of clicks in the words of how one points here alone: a finger taps', () => {
  const files = globSync('words/en/**/*.ts', { cwd: root, exclude: ['words/en/pointing.ts'] })
  expect(files.length).toBeGreaterThan(30)
  const lines = files.flatMap((path) => readFileSync(root + path, 'utf8').split('\n'))
  const said = lines.filter((line) => !line.startsWith('import ') && /(?<!\$\{)\bclick|\bmouse\b|space bar/i.test(line))
  expect(said).toEqual([])
})
