import { spoken } from '@cardwright/catalog/words'

export const aboutWords = spoken({
  title: 'About',
  heading: 'About Cardwright',
  lead: 'A table for card games: one rules engine, whole games on it, bots that look at nothing you could not look at, and records that anybody can replay.',
  fair: 'Fair by construction',
  fairWhy:
    'Your browser is sent what your seat may know, and no more. On a server the cards are shuffled from a secret to which every seat adds; the secret is published when the match is over, so that the shuffle can be checked.',
  pictures: 'Pictures',
  picturesFrom:
    'The symbols and card pictures come from [game-icons.net], by Lorc, Delapouite, Skoll, sbed, Cathelineau, Caro Asercion, Faithtoken and others, under [CC BY 3.0]. They are recoloured and framed.',
  letters: 'Letters',
  lettersFrom:
    'Bricolage Grotesque by Mathieu Triay and Inter by Rasmus Andersson, both under the SIL Open Font License, served through Fontsource.',
  madeWith: 'Made with',
  library: (name: string, licence: string) => `${name} (${licence})`,
  cards: 'Cards and rules',
  cardsFrom:
    'Names, texts and designs of the cards are our own. The rules follow the games they are named after, told in our own words.',
})
