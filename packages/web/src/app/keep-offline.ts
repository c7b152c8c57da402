/** Lets the browser keep the pages, so that practice needs no network. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  addEventListener('load', () => {
    void navigator.serviceWorker.register('/offline.js').catch(() => {})
  })
}

/** A new version was deployed while this page was open, and parts of the old one are gone: reloads the page, once. */
export function followNewVersion(): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem('cardwright-renewed') ?? 0)
    if (Date.now() - last < 60_000) return
    sessionStorage.setItem('cardwright-renewed', String(Date.now()))
    event.preventDefault()
    location.reload()
  })
}
