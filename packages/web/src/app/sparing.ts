/** Somebody has asked the browser to spare data: nothing is fetched that may not be needed. */
export const isSparing = (): boolean =>
  (navigator as { connection?: { readonly saveData?: boolean } }).connection?.saveData === true
