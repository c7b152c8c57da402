import { andThen, frozen, inTurn, type Part } from '@cardwright/engine'
import { note } from '../rules/note.ts'
import { recall } from '../rules/values.ts'
import { everywhere, live } from '../table.ts'
import type { Step } from '../text/core.ts'
import { doers, type Effect } from './effect.ts'
import { iconSteps } from './icons.ts'
import { pick } from './pick.ts'
import { carry, pickPosition } from './spots.ts'
import { runTexts } from './texts.ts'

type StepOf<K extends Step['do']> = Extract<Step, { do: K }>

/** do:triggerChecks */
export function triggerChecksStep(effect: Effect, { times }: StepOf<'triggerChecks'>): null {
  const { t } = effect
  if (!t.state.attack) return null
  t.state.attack = frozen({ ...t.state.attack, checks: Math.max(0, effect.read.number(effect, times)) })
  t.touch()
  return null
}

/** do:attackAs */
export function attackAsStep(effect: Effect, { how, whom }: StepOf<'attackAs'>): null {
  const { t } = effect
  if (!t.state.attack) return null
  const target = whom && effect.read.cards(effect, whom).find((card) => live(t, card))
  t.state.attack = frozen({ ...t.state.attack, kind: how, defender: target ?? t.state.attack.defender })
  t.touch()
  return null
}

/** do:play: without its cost. */
export function playStep(effect: Effect, { by, cards }: StepOf<'play'>): Part {
  const { t } = effect
  return inTurn(doers(effect, by), (seat) =>
    pick(effect, seat, cards, (picked) =>
      inTurn(picked, (known) => {
        const card = live(t, known)
        if (!card || card.def.type === 'climax') return null
        if (card.def.type === 'character') {
          return pickPosition(
            effect,
            seat,
            card,
            () => everywhere,
            (at) =>
              andThen(
                carry(effect, [card], () => t.zone.stage(seat, at!)),
                () => {
                  note(t, { when: 'plays', seat, card: recall(t, card) })
                  return null
                },
              ),
          )
        }
        return andThen(
          carry(effect, [card], () => t.zone.resolution(seat)),
          () => {
            note(t, { when: 'plays', seat, card: recall(t, card) })
            return runTexts(t, seat, card, effect.run, (own, { ability }) => own.run(own, ability.steps))
          },
        )
      }),
    ),
  )
}

/** do:icon */
export const iconStep = (effect: Effect, { icon }: StepOf<'icon'>): Part => effect.run(effect, iconSteps(icon))
