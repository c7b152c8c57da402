import type { Ability, Condition, Place, Step } from '../text/core.ts'
import type { CardType, Zone } from '../text/terms.ts'

const isThis = (ref: unknown): boolean =>
  typeof ref === 'object' && ref !== null && (ref as { ref?: string }).ref === 'this'

const zonesOfPlace = (place: Place): readonly Zone[] => {
  if ('places' in place) return place.places.flatMap(zonesOfPlace)
  return 'zone' in place ? [place.zone] : []
}

/** "If this card is in your memory": the zones that a condition names for the card itself. */
function zonesOfCondition(condition: Condition | null): readonly Zone[] {
  if (!condition) return []
  if (condition.if === 'all') return condition.of.flatMap(zonesOfCondition)
  if (condition.if !== 'is' || !isThis(condition.card)) return []
  return condition.where.flatMap((test) => (test.is === 'in' || test.is === 'endOf' ? zonesOfPlace(test.place) : []))
}

/** "This card gets -1 level while in your hand", "this card cannot be played from your hand". */
function zonesOfStep(step: Step): readonly Zone[] {
  if (step.do === 'if') {
    const named = zonesOfCondition(step.cond)
    return named.length > 0 ? named : step.steps.flatMap(zonesOfStep)
  }
  if (step.do === 'modifyPlayer') {
    const isOwn = step.mods.some(
      (mod) =>
        mod.mod === 'cannot' && mod.act.act === 'playCard' && JSON.stringify(mod.act.cards).includes('{"ref":"this"}'),
    )
    return isOwn ? ['hand'] : []
  }
  if (step.do === 'payInstead') return isThis(step.pays.of) ? ['hand'] : step.steps.flatMap(zonesOfCost)
  if (step.do !== 'modify') return []
  const { cards, mods } = step
  if (
    cards.ref === 'select' &&
    cards.where.some((test) => test.is === 'same' && test.what === 'card' && isThis(test.as))
  )
    return zonesOfPlace(cards.place)
  if (!isThis(cards)) return []
  const isOfPlaying = mods.some(
    (mod) =>
      (mod.mod === 'cannot' || mod.mod === 'may') &&
      (mod.act.act === 'play' || (mod.act.act === 'ignoreColour' && mod.act.cards === undefined)),
  )
  return isOfPlaying ? ['hand'] : []
}

/** Whether a step of an event says when it can be played: that holds in hand, and is no part of what the event does. */
export const isOfHand = (step: Step): boolean => zonesOfStep(step).includes('hand')

/** "Put this card from your hand into your waiting room", as a cost. */
const zonesOfCost = (step: Step): readonly Zone[] =>
  step.do === 'put' &&
  step.cards.ref === 'select' &&
  step.cards.where.some((test) => test.is === 'same' && test.what === 'card' && isThis(test.as))
    ? zonesOfPlace(step.cards.place)
    : []

const home: Readonly<Record<CardType, Zone>> = { character: 'stage', climax: 'climaxArea', event: 'resolution' }

const onStage: readonly Zone[] = ['stage', 'centerStage', 'backStage']

/**
 * Where an ability works. A character's abilities work on the stage, a climax's in the climax area, unless the text itself
 * says that the card lies elsewhere (WS-093) or a clock icon does (WS-011).
 */
export function zonesOf(ability: Ability, type: CardType): readonly Zone[] {
  if (ability.zone) return [ability.zone]
  const named = [
    ...zonesOfCondition(ability.guard),
    ...ability.steps.flatMap(zonesOfStep),
    ...ability.cost.flatMap(zonesOfCost),
  ]
  const { event } = ability
  if (event?.when === 'plays' && event.card.ref === 'select' && event.card.where.some((test) => test.is === 'same'))
    return ['hand', 'stage', 'resolution']
  const zones = [...new Set(named.map((zone) => (onStage.includes(zone) ? ('stage' as const) : zone)))]
  return zones.length > 0 ? zones : [home[type]]
}
