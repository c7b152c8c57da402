/** The browser has a moment to spare; one that cannot say so has one soon. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 4000 })
    else setTimeout(resolve, 800)
  })
