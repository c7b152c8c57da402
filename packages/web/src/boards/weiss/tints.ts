/** The frames of cards, for drawings of a deck. */
const tints: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  colour: { Yellow: '#d9a92f', Green: '#4d9a63', Red: '#c4454d', Blue: '#4a82c4' },
  type: { Character: '#8d7cc4', Event: '#c98a3a', Climax: '#2f9c93' },
}

export const tint = (trait: string, value: string): string | null => tints[trait]?.[value] ?? null
