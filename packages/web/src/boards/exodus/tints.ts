/** Of kinds, families and hues, as their cards are printed. */
const tints: Readonly<Record<string, string>> = {
  Creature: '#b98b4e',
  Flash: '#7d7ad0',
  Lasting: '#2f9c93',
  Energy: '#8d9aa3',
  Drake: '#c8553d',
  Lumen: '#d9a441',
  Rootkin: '#6f9a4d',
  Rime: '#4f93bf',
  Wright: '#8a83a0',
  Dawn: '#e3b23c',
  Tide: '#3f8fc4',
  Moss: '#6a9c4a',
  Ember: '#d0552f',
}

export const tint = (_trait: string, value: string): string | null => tints[value] ?? null
