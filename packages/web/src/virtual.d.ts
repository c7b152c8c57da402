declare module 'virtual:symbols' {
  export const bodies: Readonly<Record<string, string>>
}
declare module 'virtual:pictures' {
  export const sets: Readonly<Record<string, () => Promise<{ readonly bodies: Readonly<Record<string, string>> }>>>
}
