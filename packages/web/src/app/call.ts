import { settings } from './settings.ts'

const iconLink = (): HTMLLinkElement | null => document.querySelector('link[rel="icon"]')
const plain = '/icon.svg'
const calling = '/icon-calling.svg'

/** The icon of the tab, with or without a lamp that says that somebody is awaited here. */
export function light(on: boolean): void {
  const link = iconLink()
  const icon = on ? calling : plain
  // the browser fetches whatever is set, also if it is the same
  if (link && link.getAttribute('href') !== icon) link.href = icon
}

let context: AudioContext | null = null

/** Two tones, if sound is on and nobody looks: somebody is awaited here. */
export function ring(): void {
  if (!settings().sound || document.visibilityState === 'visible') return
  context ??= new AudioContext()
  for (const [i, pitch] of [660, 880].entries()) {
    const at = context.currentTime + i * 0.16
    const oscillator = context.createOscillator()
    const gain = context.createGain()
    oscillator.frequency.value = pitch
    gain.gain.setValueAtTime(0.12, at)
    gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.4)
    oscillator.connect(gain).connect(context.destination)
    oscillator.start(at)
    oscillator.stop(at + 0.4)
  }
}
