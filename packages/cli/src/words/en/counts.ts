/** `1 card`, `2 cards`, `3 matches` */
export const counted = (n: number, thing: string, things = `${thing}s`): string =>
  `${n.toLocaleString('en')} ${n === 1 ? thing : things}`

/** `1,234`, and below 100 with one decimal: `12.5` */
export const number = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 1 : 0 })

/** `62.5 %` */
export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

/** `3 of 4 (75.0 %)` */
export const partOf = (part: number, whole: number): string =>
  `${part} of ${whole} (${whole === 0 ? '0 %' : percent(part / whole)})`
