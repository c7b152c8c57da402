/** Every page that is no table. */
export const pages = {
  'the front page': '/',
  'the lobby': '/lobby',
  'the replays': '/replay',
  'the profile': '/profile',
  'the settings': '/settings',
  'the credits': '/about',
  'the choice of a fighter': '/choose/exceed',
  'the choice of a deck': '/choose/exodus',
  'the choice of a fighting style': '/choose/capcom',
  'the choice of a season': '/choose/millennium',
  'the choice of a game without sides': '/choose/duel',
  'the decks': '/decks',
  'a deck in the workshop': '/decks/exodus#~Mine~10.0dawn~3.0feint~1.0gorge-drake',
  'the rules of a game': '/rules/exodus',
  'no page at all': '/nothing/here',
}
