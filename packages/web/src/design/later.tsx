import { type ComponentType, Suspense } from 'react'
import { lazily } from './lazily.ts'

/** A part that is fetched when it is first shown, or before. */
export interface Later<P extends object> {
  (props: P): React.JSX.Element
  fetch(): Promise<unknown>
}

/** Parts that open seldom are not fetched with those that are shown at once. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): Later<P> {
  const fetch = async () => ({ default: await load() })
  const Lazy = lazily(fetch)
  const Shown = (props: P) => (
    <Suspense fallback={null}>
      <Lazy {...props} />
    </Suspense>
  )
  return Object.assign(Shown, { fetch })
}
