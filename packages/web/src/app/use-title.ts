import { useEffect } from 'react'

const site = 'Cardwright'

/** The title of the tab while a page is shown: "Your turn · Exceed". */
export function useTitle(...parts: readonly (string | null | undefined | false)[]): void {
  const title = [...parts.filter(Boolean), site].join(' · ')
  useEffect(() => {
    document.title = title
    return () => {
      document.title = site
    }
  }, [title])
}
