import { type RefObject, useEffect } from 'react'
import { litIn } from './lit.ts'

const attribute = 'data-digit'

/** How many digits there are to choose with. */
const maxDigits = 9

/** The first of what is lit have digits, in the order of the table. */
function number(root: HTMLElement): void {
  const lit: readonly Element[] = litIn(root, maxDigits)
  for (const each of root.querySelectorAll(`[${attribute}]`)) if (!lit.includes(each)) each.removeAttribute(attribute)
  for (const [i, each] of lit.entries())
    if (each.getAttribute(attribute) !== `${i + 1}`) each.setAttribute(attribute, `${i + 1}`)
}

/** Numbers what can be chosen, whatever part of the table has drawn it. */
export function useDigits(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: table } = root
    if (!table) return
    const watch = new MutationObserver(() => number(table))
    watch.observe(table, { subtree: true, childList: true, attributeFilter: ['data-lit', 'class', 'hidden'] })
    number(table)
    return () => watch.disconnect()
  })
}

/** The digit of something in a list of its own, such as a menu. */
export const digitAt = (index: number): { readonly [attribute]: number } | null =>
  index < maxDigits ? { [attribute]: index + 1 } : null

/** What shows the digit of a key; null if the key is none, or nothing does. */
export const withDigit = (root: Element | null, key: string): HTMLElement | null =>
  /^[1-9]$/.test(key) ? (root?.querySelector<HTMLElement>(`[${attribute}="${key}"]`) ?? null) : null
