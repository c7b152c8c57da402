import type { DeckWords } from '@cardwright/engine'

export const decks: Readonly<Record<string, DeckWords>> = {
  'gale-post': {
    theme: 'Couriers on kites, first everywhere',
    plan: 'Attack early and with everything. Cheap couriers keep your hand full, and a climax at the right moment ends the match before the others are ready.',
  },
  'hanging-grove': {
    theme: 'Wardens who are slow to move, and then not to be moved',
    plan: 'Fill your stock, reach the next level ahead of time, and hold the stage with characters that win every battle.',
  },
  'ember-troupe': {
    theme: 'Players who leave the stage and come back for the encore',
    plan: 'Let characters fall: they return from the waiting room, often with something to show for it. Nothing is lost for long.',
  },
  'tide-archive': {
    theme: 'Librarians who know what lies in the deep',
    plan: 'Look at your deck, choose what you draw, and bring your climaxes back. A well-kept deck cancels their damage.',
  },
}
