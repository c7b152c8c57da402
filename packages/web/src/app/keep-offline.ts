import { isSparing } from './sparing.ts'

/** So long nothing was fetched: nobody waits for anything. */
const quietMs = 3000

/** Lets the browser keep the pages, so that practice needs no network; not before all is there that is looked at now. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isSparing()) return
  const keep = () => {
    fetched.disconnect()
    void navigator.serviceWorker.register('/offline.js').catch(() => {})
  }
  let soon = setTimeout(keep, quietMs)
  const fetched = new PerformanceObserver(() => {
    clearTimeout(soon)
    soon = setTimeout(keep, quietMs)
  })
  fetched.observe({ type: 'resource' })
}

/**
 * A new version was deployed while this page was open, and parts of the old one are gone: reloads the page, once. Without a
 * network nothing is gone, and a page that were loaded anew would be lost.
 */
export function followNewVersion(): void {
  addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine) return
    const last = Number(sessionStorage.getItem('cardwright-renewed') ?? 0)
    if (Date.now() - last < 60_000) return
    sessionStorage.setItem('cardwright-renewed', String(Date.now()))
    event.preventDefault()
    location.reload()
  })
}
