import type { Condition } from '../vocabulary/conditions.ts'
import type { control as schemas } from '../vocabulary/control.ts'
import type { EffectList } from '../vocabulary/effects.ts'
import type { EffectOf } from '../vocabulary/index.ts'
import { counted } from './amounts.ts'
import { conditionText } from './conditions.ts'
import { nested, sentences, type Texts } from './index.ts'
import { again, capital, clause, listed, named, reader, small, subject, turned, type Voice } from './words.ts'

export const control: Texts<typeof schemas> = {
  when: ({ if: condition, so, else: otherwise }, voice) => {
    const rest = otherwise === undefined || otherwise.length === 0 ? '' : `. Otherwise, ${nested(otherwise, voice)}`
    return conditional(condition, so, voice) + rest
  },
  choose: ({ of, who, times }, voice) => {
    const isOther = who === 'foe'
    const isOptional = of.some((branch) => branch.length === 0)
    const isOne = of.filter((branch) => branch.length > 0).length === 1
    const inner = isOther ? named(voice) : isOptional && isOne ? again(voice) : voice
    const texts = collapsed(of.filter((branch) => branch.length > 0).map((branch) => capital(nested(branch, inner))))
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
    `Starting with ${subject(voice, 'foe')}, each player in turn may do this until one does not, or cannot: ${sentences(so, { ...reader, called: voice.called }).replace(/\.$/, '')}`,
  foeDoes: ({ so }, voice) => sentences(so, turned(voice)).replace(/\.$/, ''),
}

/** "Do this 2 more times", "You may do this once more for each card in your Gauge" */
export function moreTimes({ times, optional }: EffectOf<'repeat'>, voice: Voice): string {
  const often = counted(times, voice, (numeral) => (numeral === '1' ? 'once more' : `${numeral} more times`))
  return optional ? capital(`${clause(voice, 'you', 'may')} do this up to ${often}`) : `Do this ${often}`
}

/** "If you hit and you are in Exceed Mode, ...": a condition within a condition is one. */
export function conditional(condition: Condition, so: EffectList, voice: Voice): string {
  const [only, ...more] = so
  if (only?.do === 'when' && only.else === undefined && more.length === 0)
    return conditional({ is: 'all', of: [condition, only.if] }, only.so, voice)
  return `If ${conditionText(condition, voice)}, ${nested(so, voice)}`
}

const withoutMay = (text: string): string => text.replace(/^you may /, '')

/** "You may push 1", "You may have +1 Power", and where somebody else acts, "You may choose this: ..." */
function allowed(may: string, text: string): string {
  const inner = small(text)
  if (/^(you may|your opponent may) /.test(inner)) return inner
  if (/^they /.test(inner)) return `${may} ${inner.replace(/^they (may )?/, '')}`
  if (/^[-+]/.test(inner)) return `${may} have ${inner}`
  if (/^(your|you|both|if|for|attacks|choose) /.test(inner)) return `${may} choose this: ${inner}`
  return `${may} ${inner}`
}

/** "Push 1", "Push 2" are "Push 1 or 2". */
function collapsed(texts: readonly string[]): string[] {
  const groups: { head: string; ends: string[] }[] = []
  for (const text of texts) {
    const [, head, end] = /^(.*\s)(\d+)$/.exec(text) ?? [text, text, '']
    const last = groups.at(-1)
    if (end !== '' && last?.head === head) last.ends.push(end!)
    else groups.push({ head: head!, ends: end === '' ? [] : [end!] })
  }
  return groups.map(({ head, ends }) => head + listed(ends, 'or'))
}
