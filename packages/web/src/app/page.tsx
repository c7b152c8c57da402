import { type ComponentType, useState } from 'react'
import { lazily } from '../design/lazily.ts'

/** A page that is fetched when it is wanted. */
export interface Page<P extends object> {
  (props: P): React.JSX.Element
  /** Fetches it before that, and with its properties what it will want. */
  fetch(props?: P): Promise<unknown>
}

/**
 * One that was fetched is shown at once: what is lazy would let something else be seen for a moment. `ahead` fetches what
 * the page will want, at the same time as the page itself.
 */
export function page<P extends object>(
  load: () => Promise<ComponentType<P>>,
  ahead: (props: P) => Promise<unknown> = async () => {},
): Page<P> {
  let known: ComponentType<P> | null = null
  const whole = async () => {
    known ??= await load()
    return { default: known }
  }
  const Lazy = lazily(whole)
  const Shown = (props: P) => {
    // the same component while it is shown: another one would lose its state
    const [Chosen] = useState<ComponentType<P>>(() => {
      // what fails here is asked for again by the page, which says so
      ahead(props).catch(() => {})
      return known ?? Lazy
    })
    return <Chosen {...props} />
  }
  return Object.assign(Shown, { fetch: (props?: P) => Promise.all([whole(), props && ahead(props)]) })
}
