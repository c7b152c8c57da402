/** What the grammar sees: a word or mark in small letters, or a terminal with its own text. */
export interface Token {
  readonly kind: 'word' | 'number' | 'name' | 'trait'
  /** As the grammar compares it. */
  readonly word: string
  /** As it is printed, apart from capital letters at the start of a sentence. */
  readonly text: string
  /** Where it begins in the cleaned text. */
  readonly at: number
}

/**
 * Typography only: brackets, quotes, signs, spaces, the letters of tags. No word is added, dropped or changed.
 * The list is frozen: a test knows its hash.
 */
export const REWRITES: readonly (readonly [from: RegExp, to: string | ((found: string) => string)])[] = [
  [/[“”„‟＂]/g, '"'],
  [/[’‘´`]/g, "'"],
  [/[（]/g, '('],
  [/[）]/g, ')'],
  [/[［]/g, '['],
  [/[］]/g, ']'],
  [/[／]/g, '/'],
  [/[，]/g, ','],
  [/[：]/g, ':'],
  [/[＋]/g, '+'],
  [/[－−–—]/g, '-'],
  [/[＆]/g, '&'],
  [/Ｘ/g, 'X'],
  [/①/g, '(1)'],
  [/②/g, '(2)'],
  [/③/g, '(3)'],
  [/[④-⑨]/g, (digit) => `(${digit.codePointAt(0)! - 0x245f})`],
  [/[ａ-ｚ]/g, (letter) => String.fromCodePoint(letter.codePointAt(0)! - 0xfee0)],
  [/\b([1-9])\/TURN\s?@/g, '【$1/TURN】'],
  [
    /\[(AUTO|CONT|ACT|REST|STAND|REVERSE|COUNTER|CLOCK|CXCOMBO|CX COMBO|REPLAY|SOUL|POOL|GATE|SHOT|CHOICE|TREASURE|STANDBY|COMEBACK)\]/gi,
    '【$1】',
  ],
  [/【\s*CX\s*COMBO\s*】/gi, '【CXCOMBO】'],
  [/<<([^<>]+)>>/g, '《$1》'],
  [/≪\s*([^≪≫]+?)\s*≫/g, '《$1》'],
  [/::([^:]+)::/g, '《$1》'],
  [
    /\b(AUTO|CONT|ACT|REST|STAND|REVERSE|COUNTER|CLOCK|CXCOMBO|REPLAY|GATE|DRAW|STOCK|RETURN|COMEBACK|TREASURE|SHOT)\s?@/gi,
    '【$1】',
  ],
  [/@\s?(REST|STAND|REVERSE)\b/g, '【$1】'],
  // a tag that has lost its brackets
  [/(?<=\b(?:becomes?|as|climax,) |\[)(REST|STAND|REVERSE)\b/gi, '【$1】'],
  [/】\s*'\s*\/>/g, '】'],
  [/(?<=[a-z】》])\?(?=[a-z【《])/g, ' '],
  [/\[\[([a-z]+)\.gif\]\]/gi, '【$1】'],
  [/(\d)\s*[xX×*]\s*(?=\d|X\b)/g, '$1 ×'],
  [/ [xX*]\s*(?=\d)/g, ' ×'],
  // a font without zeros: +15-- power, Backup 25--, level - or lower
  [/(?<=[+-]\d+)-{2,3}(?=\s?power)/g, (lost) => '0'.repeat(lost.length)],
  [/(?<=(?:Backup |×)\d+)-{2,3}(?=[\s,.)]|$)/g, (lost) => '0'.repeat(lost.length)],
  [/(?<=\b(?:level|cost) )-(?= ?(?:or\b|[.)]))/g, '0'],
  [/\s+/g, ' '],
  // a space before the quote that ends a granted ability
  [/(?<=[\])]) (?="[.,])/g, ''],
]

export const clean = (text: string): string =>
  REWRITES.reduce((done, [from, to]) => done.replace(from, to as string), text).trim()

const TOKEN = /【[^】]*】|《[^》]*》|\d+(?:,\d{3})+|\d+|[A-Za-z][A-Za-z-]*(?:'s\b|'t\b|(?<=s)'(?=\s))?|[^\s\w]|\w/g

/** The tokens of a text. Words that the grammar knows tell where a quoted name ends; names may hold quotes themselves. */
export function lex(text: string, knows: (word: string) => boolean): Token[] {
  const tokens: Token[] = []
  let at = 0
  let depth = 0
  while (at < text.length) {
    if (text[at] === ' ') {
      at++
      continue
    }
    if (text[at] === '"') {
      const quote = readQuote(text, at, depth, knows)
      depth += Number(quote.word === '“') - Number(quote.word === '”')
      tokens.push(quote)
      at += quote.kind === 'name' ? quote.text.length : 1
      continue
    }
    TOKEN.lastIndex = at
    const found = TOKEN.exec(text)
    const piece = found?.index === at ? found[0] : text[at]!
    tokens.push(readToken(piece, at))
    at += piece.length
  }
  return tokens
}

function readToken(piece: string, at: number): Token {
  if (/^\d/.test(piece)) return { kind: 'number', word: piece, text: piece, at }
  if (piece.startsWith('《')) return { kind: 'trait', word: piece, text: piece, at }
  if (piece.startsWith('【')) {
    const tag = piece.toUpperCase().replace(/\s/g, '')
    return { kind: 'word', word: tag.toLowerCase(), text: tag, at }
  }
  return { kind: 'word', word: piece.toLowerCase(), text: piece, at }
}

/** A quote begins a name, or begins or ends a block: an ability or an action within an ability. */
function readQuote(text: string, at: number, depth: number, knows: (word: string) => boolean): Token {
  const before = text[at - 1] ?? ' '
  if (depth === 0 && /^" ?【(AUTO|CONT|ACT)】/i.test(text.slice(at))) return { kind: 'word', word: '“', text: '"', at }
  const opens = /[\s([/"]/.test(before) && /\S/.test(text[at + 1] ?? ' ')
  if (!opens && !isGluedName(text, at)) return { kind: 'word', word: '”', text: '"', at }
  if (startsBlock(text, at)) return { kind: 'word', word: '“', text: '"', at }
  const end = endOfName(text, at, knows)
  if (end < 0) return { kind: 'word', word: /[\s([/]/.test(before) ? '“' : '”', text: '"', at }
  const name = text.slice(at, end + 1)
  return { kind: 'name', word: name.toLowerCase(), text: name, at }
}

const isGluedName = (text: string, at: number): boolean =>
  /[a-z]$/.test(text.slice(0, at)) && /^"[A-Z][^"【]+"/.test(text.slice(at))

const VERBS =
  /^"(\[|Choose|Put|Draw|Look|Reveal|Search|Return|Deal|You may|Your opponent|All|This card|That|Until|During|If|When|At the|Perform|Shuffle|Flip|Up to|Move|Exchange|Each|For each|X is|The |Select|Discard|Both)/

/** A block begins with a tag, or where no name can stand: at the beginning of a sentence. */
function startsBlock(text: string, at: number): boolean {
  const rest = text.slice(at)
  if (/^""?【(AUTO|CONT|ACT|COUNTER|CLOCK)】/i.test(rest)) return true
  return (
    VERBS.test(rest) &&
    /(^|[.:)"]\s*|effects?\.? |actions?\.? |times\.? |perform it\.? )$/.test(text.slice(0, at)) &&
    /^"[^"]*( "|[.)\]]"| [a-z]+ )/.test(rest)
  )
}

/** The first quote after which the sentence goes on: with a mark, the end, or a word that the grammar knows. */
function endOfName(text: string, at: number, knows: (word: string) => boolean): number {
  for (let end = text.indexOf('"', at + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    if (end === at + 1) continue
    const rest = text.slice(end + 1)
    if (/^(?:$|[,.)\]:'&/])/.test(rest) && isWhole(text.slice(at + 1, end))) return end
    const next = /^ ?([[(【《"“+&]|[a-z]+(?:'s)?)/.exec(rest)
    if (!next || !isWhole(text.slice(at + 1, end))) continue
    if (/^[a-z]/.test(next[1]!) ? knows(next[1]!) : next[0] !== '"') return end
  }
  return -1
}

/** Quotes within a name come in pairs. */
const isWhole = (name: string): boolean => (name.match(/"/g)?.length ?? 0) % 2 === 0

const GLUED_LEFT = new Set([',', '.', ')', ']', '”', ':', ';', '?', '!'])
const GLUED_RIGHT = new Set(['(', '[', '“', '+', '-', '×'])

/** Tokens as text, with spaces where print has them. */
export function spell(tokens: readonly Pick<Token, 'word' | 'text'>[]): string {
  let text = ''
  let before = ''
  for (const { word, text: piece } of tokens) {
    const glued = text === '' || GLUED_LEFT.has(word) || GLUED_RIGHT.has(before) || word === '/' || before === '/'
    text += glued ? piece : ` ${piece}`
    before = word
  }
  return text
}
