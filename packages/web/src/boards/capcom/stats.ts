/** The stats of a sheet, in the order in which sheets show them. */
export const stats = ['hp', 'strength', 'speed', 'agility', 'endurance', 'combo', 'priority', 'defense'] as const
