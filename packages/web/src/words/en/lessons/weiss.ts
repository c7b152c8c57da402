import { spoken } from '@cardwright/catalog/words'
import { Click, click } from '../pointing.ts'

export const lessonWords = spoken({
  title: 'The last two points',
  summary: 'How the clock fills, what a climax does, and how damage is dealt or cancelled.',
  closing:
    'Four damage, and no climax among the cards: the clock passed seven, the fourth level was reached, and you have won. Choose a deck and light the lamps.',
  steps: {
    twoStages: {
      title: 'Two stages',
      say: 'Each side has a stage: three places in the center stage, two in the back stage behind it. The center stage attacks. Around the stage lie the clock, the level and the climax.',
    },
    twoPointsToGo: {
      title: 'Two points to go',
      say: 'Damage goes into the clock. Seven cards there are a level up, and level 4 loses the match. Your opponent is at level 3 with five cards in the clock: two more damage and you win.',
    },
    theClockPhase: {
      title: 'The clock phase',
      say: 'You may put a card from your hand into your own clock to draw two. Your level is 0, so Corvin at level 1 cannot be played: put him into the clock.',
      hint: 'Corvin, Knife Thrower is the one that you cannot use: put him into the clock.',
    },
    aSecondAttacker: {
      title: 'A second attacker',
      say: `You drew two cards. Put Cinder into the center middle of your stage, where nobody stands on the other side: ${click} her, then the place, or drag her there.`,
      hint: 'Cinder, Chorus Line belongs into the center middle of your stage.',
    },
    onToTheClimax: {
      title: 'On to the climax',
      say: 'The stage is set. Go on to the climax phase.',
      hint: 'Go on to the climax phase.',
    },
    aClimax: {
      title: 'A climax',
      say: 'One climax a turn. Curtain of Sparks gives all of your characters two more soul, and soul is damage. Its colour, red, has to lie in your level or your clock, and it does.',
      hint: 'Play Curtain of Sparks: it makes every attack deal two more.',
    },
    aFrontAttack: {
      title: 'A front attack',
      say: 'Hob stands opposite Minnow. A front attack deals damage and then battles. A side attack would not battle. Attack from the front.',
      hint: `${Click} Hob and choose the front attack.`,
    },
    cancelled: {
      title: 'Cancelled',
      say: 'Before the damage you turned over a card of your deck, the trigger, and put it into your stock. Three damage means up to three cards off the other deck, one at a time. The second was a climax: it cancels all of the damage, and no third card came. So the climaxes in a deck protect its player, too.',
    },
    aDirectAttack: {
      title: 'A direct attack',
      say: 'Minnow lost the battle and is reversed. Nobody stands opposite Cinder: a direct attack has one more soul. That makes four.',
      hint: 'Attack with Cinder: with nobody in the way it is a direct attack.',
    },
  },
})
