export const house = {} as Readonly<Record<string, string>>
