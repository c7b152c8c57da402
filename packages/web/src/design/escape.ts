import { useEffect, useRef } from 'react'

/** What is open beside dialogs and menus, which take the key for themselves: the last is on top. */
const opened: (() => void)[] = []

/** Lets Escape close something while it is on top, which leads back to what had the focus before it was opened. */
export function useEscape(isOpen: boolean, close: () => void): void {
  const now = useRef(close)
  now.current = close
  useEffect(() => {
    if (!isOpen) return
    const { activeElement: before } = document
    const own = () => {
      now.current()
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
    opened.push(own)
    return () => void opened.splice(opened.indexOf(own), 1)
  }, [isOpen])
}

/** Closes what is on top; false if nothing is open. */
export function closeTop(): boolean {
  const close = opened.at(-1)
  close?.()
  return close !== undefined
}
