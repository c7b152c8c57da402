/** Lets the browser keep the pages, so that practice needs no network. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  addEventListener('load', () => {
    void navigator.serviceWorker.register('/offline.js').catch(() => {})
  })
}
