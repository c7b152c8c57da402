import type { CSSProperties } from 'react'

interface Looks {
  readonly picture: string
  readonly colour: string
}

/** A symbol and a colour for each fighter. */
const looks: Readonly<Record<string, Looks>> = {
  'asha-vell': { picture: 'lantern-flame', colour: '#e9a23b' },
  'bruno-karst': { picture: 'rock-golem', colour: '#a08b72' },
  'tamsin-reed': { picture: 'high-kick', colour: '#e5634d' },
  'yuna-harrow': { picture: 'butterfly', colour: '#9c8bd6' },
  'mirelle-quill': { picture: 'quill-ink', colour: '#4f86d9' },
  'odo-brandt': { picture: 'ringing-bell', colour: '#c99a3d' },
  'sable-nix': { picture: 'mirror-mirror', colour: '#7fb8c9' },
  'pell-orrin': { picture: 'clockwork', colour: '#58a878' },
  'ignace-foyle': { picture: 'burning-book', colour: '#e2553c' },
  'korrin-tusk': { picture: 'boar-tusks', colour: '#8f9a4b' },
  'ember-lio': { picture: 'drum', colour: '#dd6fa0' },
  'hesper-vane': { picture: 'visored-helm', colour: '#8093b8' },
  'the-hollow-regent': { picture: 'imperial-crown', colour: '#a35fd0' },
}

/** For a fighter of somebody’s own. */
const plain: Looks = { picture: 'fist', colour: '#b98a5e' }

export const looksOf = (fighter: string): Looks => looks[fighter] ?? plain

export const ownColour = (fighter: string): CSSProperties => ({ '--own': looksOf(fighter).colour }) as CSSProperties

export const pictureOf = (card: string): string | null => looks[card]?.picture ?? null
