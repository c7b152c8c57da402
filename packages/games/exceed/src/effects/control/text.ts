import { capital } from '@cardwright/engine/english'
import { counted } from '../amounts/text.ts'
import { conditionText } from '../conditions/text.ts'
import type { Condition } from '../conditions/vocabulary.ts'
import type { EffectList } from '../list.ts'
import { isSame } from '../plain.ts'
import { nested, sentences, type Texts } from '../sentences.ts'
import { again, clause, listed, named, small, subject, turned, unturned, type Voice } from '../words.ts'
import type { control as schemas } from './vocabulary.ts'

export const control: Texts<ReturnType<typeof schemas>> = {
  when: ({ if: condition, so, else: otherwise }, voice) => {
    const rest = otherwise === undefined || otherwise.length === 0 ? '' : `. Otherwise, ${nested(otherwise, voice)}`
    return conditional(condition, so, voice) + rest
  },
  choose: ({ of, who, times }, voice) => {
    const isOther = who === 'foe'
    const isOptional = of.some((branch) => branch.length === 0)
    const some = of.filter((branch) => branch.length > 0)
    const isSaid = isOptional || choices(some, voice).length > 1
    // who chooses has been named by then: "they"
    const ownVoice = isSaid ? again(voice) : voice
    const texts = choices(some, isOther ? { ...named(voice), again: true } : ownVoice)
    const chooser = clause(voice, who, isOptional ? 'may' : 'choose')
    if (texts.length === 1) {
      if (isOptional) return capital(allowed(chooser, texts[0]!))
      return isOther ? capital(`${chooser}: ${texts[0]}`) : texts[0]!
    }
    const list = `${times === undefined ? 'one' : `${times} different`}: ${texts.join('; ')}`
    if (isOptional) return capital(`${chooser} choose ${list}`)
    return chooser === 'you choose' && !voice.named ? `Choose ${list}` : capital(`${chooser} ${list}`)
  },
  repeat: ({ times, so, optional }, voice) => {
    const often = counted(times, voice, (numeral) => (numeral === '1' ? 'once' : `${numeral} times`))
    if (optional) return `Up to ${often}, ${clause(voice, 'you', 'may')} ${withoutMay(nested(so, voice))}`
    return `Do this ${often}: ${sentences(so, voice).replace(/\.$/, '')}`
  },
  alternate: ({ so }, voice) =>
    `Starting with ${subject(voice, 'foe')}, each player in turn may do this until one does not, or cannot: ${sentences(so, unturned(voice)).replace(/\.$/, '')}`,
  foeDoes: ({ so }, voice) => sentences(so, turned(voice)).replace(/\.$/, ''),
}

/** "If you hit and you are in Exceed Mode, ...": a condition within a condition is one. */
export function conditional(condition: Condition, so: EffectList, voice: Voice): string {
  const [only, ...more] = so
  if (only?.do === 'when' && only.else === undefined && more.length === 0)
    return conditional({ is: 'all', of: [condition, only.if] }, only.so, voice)
  return `If ${conditionText(condition, voice)}, ${nested(so, voice)}`
}

/** "If you do, draw a card", "If you do and you are in Exceed Mode, draw a card" */
export function ifDone(done: string, so: EffectList, voice: Voice): string {
  const [only, ...more] = so
  if (only?.do !== 'when' || only.else !== undefined || more.length > 0) return `If ${done}, ${nested(so, voice)}`
  return `If ${done} and ${conditionText(only.if, voice)}, ${nested(only.so, voice)}`
}

const withoutMay = (text: string): string => text.replace(/^you may /, '')

/** "You may push 1", "You may have +1 Power", and where somebody else acts, "You may choose this: ..." */
function allowed(may: string, text: string): string {
  const inner = small(text)
  if (/^(you may|your opponent may) /.test(inner)) return inner
  if (/^they /.test(inner)) return `${may} ${inner.replace(/^they (may )?/, '')}`
  if (/^[-+]/.test(inner)) return `${may} have ${inner}`
  if (/^\w+( or \w+)? up to \d+$/.test(inner)) return inner
  if (/^(your|you|both|if|for|attacks|choose) /.test(inner)) return `${may} choose this: ${inner}`
  return `${may} ${inner}`
}

/** What can be chosen. "Advance or retreat 1 and draw a card": what follows several ways to move is said once. */
function choices(branches: readonly EffectList[], voice: Voice): string[] {
  const groups: EffectList[][] = []
  for (const branch of branches) {
    const last = groups.at(-1)
    if (last !== undefined && isSame(last[0]!.slice(1), branch.slice(1))) last.push(branch)
    else groups.push([branch])
  }
  return groups.flatMap((group) => together(group, voice))
}

/** Branches that differ in how they begin. */
function together(branches: readonly EffectList[], voice: Voice): string[] {
  const end = branches[0]!.slice(1)
  const ways = collapsed(branches.map((branch) => capital(nested(branch.slice(0, 1), voice))))
  if (end.length === 0) return ways
  if (ways.length === 1 && branches.length > 1)
    return [`${ways[0]}${end.length === 1 ? ' and' : ','} ${nested(end, voice)}`]
  return branches.map((branch) => capital(nested(branch, voice)))
}

/** What the texts of choices end with: "1", "up to 2". */
const far = /^(.*?\s)((?:up to )?\d+)$/

/** "Push 1", "Push 2", "Pull 1", "Pull 2" are "Push or pull 1 or 2". */
function collapsed(texts: readonly string[]): string[] {
  const ways = grouped(texts.map((text) => pairOf(text)))
  return grouped(ways.map(({ key, all }) => ({ key: listed(all, 'or'), one: key }))).flatMap(({ key, all }) =>
    key === ''
      ? all
      : [
          `${listed(
            [all[0]!, ...all.slice(1).map(wordOf)].map((way) => way.trim()),
            'or',
          )} ${key}`,
        ],
  )
}

/** Without its subject, which has been said. */
const wordOf = (way: string): string => small(way.replace(/^(They|Your opponent) /, ''))

function pairOf(text: string): Pair {
  const [, head, end] = far.exec(text) ?? []
  return head === undefined || !isWay.test(head) ? { key: text, one: '' } : { key: head, one: end! }
}

const isWay = /^(they |your opponent )?(advance|retreat|close|push|pull|move)s? $/i

interface Pair {
  readonly key: string
  readonly one: string
}

/** Those of a key that follow each other, together. */
function grouped(pairs: readonly Pair[]): { key: string; all: string[] }[] {
  const groups: { key: string; all: string[] }[] = []
  for (const { key, one } of pairs) {
    const last = groups.at(-1)
    if (last?.key === key && one !== '') last.all.push(one)
    else groups.push({ key, all: one === '' ? [] : [one] })
  }
  return groups
}
