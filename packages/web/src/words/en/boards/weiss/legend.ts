import { spoken } from '@cardwright/catalog/words'

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`)

/** What the numbers and signs of a card mean, in few words: for whoever sees such a card for the first time. */
export const legendWords = spoken({
  climax: {
    sign: 'Climax',
    means: 'For one turn, before your attacks. If it turns up as damage, it cancels all of that damage.',
  },
  event: { sign: 'Event', means: 'Does what it says, then goes to the waiting room.' },
  level: {
    sign: (level: number) => `Level ${level}`,
    means: (level: number) => (level === 0 ? 'Can be played at any level.' : `You must be at level ${level} or above.`),
  },
  colour: {
    sign: (colour: string) => colour[0]!.toUpperCase() + colour.slice(1),
    means: (colour: string) => `Needs a ${colour} card in your level area or clock.`,
  },
  cost: {
    sign: (cost: number) => `Cost ${cost}`,
    means: (cost: number) => (cost === 0 ? 'Takes nothing of your stock.' : `Takes ${cards(cost)} of your stock.`),
  },
  power: {
    sign: (power: number) => `Power ${power}`,
    means: 'The higher power wins a battle, and the other card is reversed. At a tie both are.',
  },
  soul: {
    sign: (soul: number) => `Soul ${soul}`,
    means: (soul: number) => `Its attack deals ${soul} damage, ${soul + 1} where nobody is opposite.`,
    /** Of one that has attacked. */
    attacked: (soul: number) => `Its attack deals ${soul} damage.`,
  },
  trigger: {
    sign: (signs: string, icon: string) => `${signs} ${icon} trigger`,
    /** Of icons that give the attacker more soul. */
    soul: (count: number) => `Turned up by your attack, it adds ${count} damage.`,
    shot: 'Turned up by your attack: if that damage is cancelled, it deals 1 more.',
    means: (does: string) => `Turned up by your attack: ${does[0]!.toLowerCase()}${does.slice(1)}`,
  },
})
