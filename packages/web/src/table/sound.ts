import type { SeenEvent } from '@cardwright/engine'
import type { Look } from './contract.ts'

let context: AudioContext | null = null

/** A short tone that falls or rises, and dies away. */
function tone(from: number, to: number, seconds: number, loudness: number, shape: OscillatorType = 'sine'): void {
  context ??= new AudioContext()
  const { currentTime, destination } = context
  const oscillator = context.createOscillator()
  const gain = context.createGain()
  oscillator.type = shape
  oscillator.frequency.setValueAtTime(from, currentTime)
  oscillator.frequency.exponentialRampToValueAtTime(to, currentTime + seconds)
  gain.gain.setValueAtTime(loudness, currentTime)
  gain.gain.exponentialRampToValueAtTime(0.0001, currentTime + seconds)
  oscillator.connect(gain).connect(destination)
  oscillator.start()
  oscillator.stop(currentTime + seconds)
}

const sounds = {
  move: () => tone(420, 260, 0.07, 0.08, 'triangle'),
  shuffle: () => tone(180, 240, 0.12, 0.05, 'triangle'),
  turn: () => tone(392, 523, 0.25, 0.07),
  end: () => tone(262, 784, 0.9, 0.1),
  /** Losses sound low. */
  loss: () => tone(150, 55, 0.22, 0.18, 'triangle'),
  /** Everything else sounds like wood. */
  tick: () => tone(300, 320, 0.05, 0.03),
}
export type Sound = keyof typeof sounds

const isSound = (name: string): name is Sound => Object.hasOwn(sounds, name)

/** The sound of an event in a game that does not name it. */
function usual({ type }: SeenEvent): Sound {
  if (/damage|hit|strike|loses|destroy/i.test(type)) return 'loss'
  return isSound(type) ? type : 'tick'
}

export const play = (event: SeenEvent, { sound = usual }: Pick<Look, 'sound'>): void => sounds[sound(event)]()

/** A sound that no event makes: a clock that runs out. */
export const sounded = (sound: Sound): void => sounds[sound]()
