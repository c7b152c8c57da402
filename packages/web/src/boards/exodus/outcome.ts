import type { AskView, OptionView } from '@cardwright/engine'
import { type Foreseen, factsOf, outcomeOf, type PlaybackOption } from '@cardwright/exodus'
import type { SentView } from '@cardwright/protocol'
import type { Pointing } from '../../table/aim/holding.tsx'
import type { BoardProps } from '../../table/contract.ts'

const waiting = (view: SentView) => factsOf(view).stack.find(({ kind }) => kind === 'attack')

/** What an answer would come to that sends a creature to attack, or on with its attack. */
export function outcomeBy(option: OptionView, { kind }: Pick<AskView, 'kind'>, view: SentView): Foreseen | null {
  if (option.move === 'attack') return outcomeOf(view, option.card, option.on)
  const { does } = option as unknown as PlaybackOption
  const goesOn = kind === 'playback' && (does === 'continue' || does === 'retarget')
  return goesOn ? outcomeOf(view, waiting(view)?.source, option.on) : null
}

/** What the attack that waits would come to. */
export function outcomeWaiting(view: SentView): Foreseen | null {
  const attack = waiting(view)
  const [target] = attack?.targets ?? []
  if (target?.kind === 'player') return outcomeOf(view, attack!.source, undefined)
  return target?.kind === 'card' ? outcomeOf(view, attack!.source, target.handle) : null
}

/** What pointing at something would come to, if it can only mean one attack. */
export function outcomeAt({ answering: { ask }, view }: BoardProps, { options }: Pointing): Foreseen | null {
  const [only, ...others] = options
  return ask && only && others.length === 0 ? outcomeBy(only, ask, view) : null
}
