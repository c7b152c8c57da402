import type { Look } from '../../table/contract.ts'

/** What is said when a kind of question comes up for the first time. */
export const guide: Look['guide'] = {
  mulligan: {
    title: 'Seven cards',
    text: 'Low numbers are attacks and blocks, high ones throws and meter, face cards special moves, Aces supers. Once a game you may draw seven others.',
  },
  draw: {
    title: 'Draw',
    text: 'Up to your Speed. More cards are more combos, but what is above your Endurance is discarded when the turn ends.',
  },
  combat: {
    title: 'Attack, block or pass',
    text: 'Your first attack can be answered; what follows it cannot. Open with something fast or cheap, then chain: basics go up by one, Type B ends the combo. Blocking ends your combat phase.',
  },
  answer: {
    title: 'Answer the attack',
    text: 'Higher priority counters, equal priority may negate. A dodge flips your top card: at most your Agility, and the attack misses. You have one answer.',
  },
  chain: {
    title: 'Chain',
    text: 'It landed, so go on: nobody can answer now. The panel shows what is legal next, what it costs and what it adds.',
  },
  shot: { title: 'After a dodge', text: 'One ranged move, unanswered. Only a stunning one may be followed.' },
  cleanUp: {
    title: 'Tidy up',
    text: 'One number card above your Strength may go into the meter. Meter cards worth 40 buy an Ace. In a team you may tag, and heal the partner who waits.',
  },
  discard: {
    title: 'Too many cards',
    text: 'Down to your Endurance. Keep pairs above your Strength for throws and techs.',
  },
  pay: { title: 'Pay', text: 'Choose cards of your meter. No change is given.' },
  partner: {
    title: 'Jump in?',
    text: 'For a Joker you come in with your variable counter. If it is too slow, you take the hit.',
  },
}
