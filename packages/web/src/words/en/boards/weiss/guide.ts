import { spoken } from '@cardwright/catalog/words'

/**
 * What is said when a kind of question comes up for the first time. The first sentence is what matters at that moment: on
 * a phone only that is in sight.
 */
export const guide = spoken({
  mulligan: {
    title: 'Your opening hand',
    text: 'Keep characters of level 0, replace the rest. Nothing above your level can be played, and you start at 0. The level is the first number in the corner of a card.',
  },
  clock: {
    title: 'The clock',
    text: 'A card that you lay here draws you two, and counts as damage. Lay one that you cannot use soon. The seventh card in your clock is a level up, and at level 4 you have lost.',
  },
  main: {
    title: 'Your main phase',
    text: 'Fill your center stage: only it attacks. A card needs its level, from level 1 its colour among your level and clock, and its cost in stock. Each attack adds to your stock. The back stage supports.',
  },
  climax: {
    title: 'A climax',
    text: 'Play one before you attack: it helps your whole stage this turn. In your deck it has another use: when it turns up as damage, it cancels all of it.',
  },
  attack: {
    title: 'Attacking',
    text: 'Whoever stands in your center stage may attack once. From the front the lower power is reversed. From the side nobody is, but the level of the other lowers your soul. Where nobody is opposite, your soul is 1 higher.',
  },
  counter: {
    title: 'You are attacked',
    text: 'A backup makes your character stronger for this battle. If that does not save it, keep the card. The damage comes all the same.',
  },
  levelUp: {
    title: 'A level up',
    text: 'One becomes your level: take a colour that you hold. From now on you may play cards one level higher. The other six go to the waiting room.',
  },
  reversed: {
    title: 'Lost battles',
    text: 'Reversed characters leave the stage now, in your order. Those with Encore, and all for three cards of your stock, may come back.',
  },
  may: {
    title: 'You may, or not',
    text: 'What stands in [ ] is the price, the rest is what you get. The card’s own words stand beside the question.',
  },
  trigger: {
    title: 'Several abilities wait',
    text: 'All of them happen: you say which comes first. They are listed between the stages.',
  },
  discard: {
    title: 'Too many cards',
    text: 'You keep seven cards at the end of your turn. Let go of what is furthest above your level.',
  },
})
