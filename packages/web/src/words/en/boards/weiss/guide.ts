import { spoken } from '@cardwright/catalog/words'

/** What is said when a kind of question comes up for the first time. */
export const guide = spoken({
  mulligan: {
    title: 'Your opening hand',
    text: 'Put back any cards and draw as many. Keep level 0 characters: you can play only what is not above your level, and you start at 0.',
  },
  clock: {
    title: 'The clock',
    text: 'You may put a card from your hand into your clock and draw two. The clock is also where damage goes: the seventh card is a level up.',
  },
  main: {
    title: 'Your main phase',
    text: 'Play characters onto your stage. A card needs its level and its colour among your level and clock, and its cost in stock. Center stage attacks, back stage supports.',
  },
  climax: {
    title: 'A climax',
    text: 'One climax a turn, played just before your attacks. It helps the whole stage until the end of the turn. In your deck it has another use: when it turns up as damage, it cancels all of it.',
  },
  attack: {
    title: 'Attacking',
    text: 'Each standing character in your center stage attacks once. A front attack battles the character it faces. A side attack loses soul by that character’s level. With nobody there it is a direct attack with one more soul.',
  },
  counter: {
    title: 'The counter step',
    text: 'You are attacked from the front. A backup from your hand can make your character stronger for this battle.',
  },
  reversed: {
    title: 'Reversed characters',
    text: 'A character that loses a battle is reversed: it lies upside down. At the end of the attacks it goes to the waiting room, and its Encore may bring it back. With several, you choose the order.',
  },
  encore: {
    title: 'Encore',
    text: 'A reversed character leaves the stage. For three cards of your stock it comes back, rested, to where it stood.',
  },
})
