export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** `sendsBack` and `sends-back` are `sends back`. */
export const inWords = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase()
