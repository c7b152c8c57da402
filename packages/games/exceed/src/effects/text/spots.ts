import { type Voice, whose } from './words.ts'

/** What is said of something in the arena: "Ice Spike", "this card", "the centre of the arena". */
export function spotText(spot: string | undefined, voice: Voice): string {
  switch (spot) {
    case undefined:
    case 'token':
      return `${whose(voice)} token`
    case 'this':
      return 'this card'
    case 'centre':
      return 'the centre of the arena'
    case 'origin':
      return `where ${whose(voice)} attack comes from`
    case 'lay':
      return `where ${whose(voice)} attack lay`
    case 'rods':
      return 'a lightning rod'
    default:
      return voice.called(spot)
  }
}

/** "1 or 2", "2 to 4" */
export const fromTo = (min: number, max: number): string => `${min} ${max === min + 1 ? 'or' : 'to'} ${max}`

/** "1 or 2 spaces away from your opponent", "next to", "on" */
export function farText(min: number, max: number): string {
  if (max === 0) return 'on'
  if (min === 1 && max === 1) return 'next to'
  if (min === 0 && max === 1) return 'on or next to'
  return min === max ? `${min} spaces away from` : `${fromTo(min, max)} spaces away from`
}
