import { spoken } from '@cardwright/catalog/words'
import { inWords } from '@cardwright/engine/english'

export const cardWords = spoken({
  /** A card of which only the back is seen. */
  back: (back: string | undefined) => `${back ? inWords(back) : 'face-down'} card`,
  /** The name for screen readers: the card, how it lies, what it would do, what is marked on it. */
  spoken: (name: string, isDown: boolean, would: string | null, mark: string | null) =>
    `${name}${isDown ? ', face down' : ''}${would ? `: ${would}` : ''}${mark ? `, ${mark}` : ''}`,
  waysWithIt: 'What to do with it',
  waysHere: 'What to do here',
  takeUp: 'Take it up',
  /** Of a card that can go to several places: which one is pointed at on the board. */
  choosePlace: 'Choose its place on the board',
  held: (name: string | null) => `${name ?? 'Picked up'}: now choose what glows.`,
  putBack: 'Put back',
  tray: 'Cards to choose from',
  toBoard: 'Look at the board',
  toTray: 'Back to the cards',
  /** How it lies: "rested, 2 damage, 1 card under it" */
  pose: (
    turned: string | null,
    counters: readonly { readonly name: string; readonly count: number }[],
    under: number,
  ) =>
    [
      ...(turned ? [turned] : []),
      ...counters.map(({ name, count }) => `${count} ${inWords(name)}`),
      ...(under > 0 ? [`${under} ${under === 1 ? 'card' : 'cards'} under it`] : []),
    ].join(', '),
  slot: (place: string, card: string | null, pose: string) =>
    `${place}: ${card ?? 'empty'}${pose === '' ? '' : `, ${pose}`}`,
  /** "power 3000, soul 1" */
  numbers: (numbers: readonly (readonly [name: string, value: number])[]) =>
    numbers.map(([name, value]) => `${inWords(name)} ${value}`).join(', '),
  number: (name: string) => inWords(name),
  /** Why a number is not as printed: "power 5: +1 EX, +2 Haste." */
  reasons: (name: string, value: string | null, from: readonly { readonly by: string; readonly says: string }[]) =>
    `${inWords(name)} ${value}: ${from.map(({ by, says }) => `${says} ${by}`).join(', ')}.`,
})
