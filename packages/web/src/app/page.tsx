import { type ComponentType, lazy, useState } from 'react'

/** A page that is fetched when it is wanted. */
export interface Page<P extends object> {
  (props: P): React.JSX.Element
  /** Fetches it before that. */
  fetch(): Promise<unknown>
}

/** One that was fetched is shown at once: what is lazy would let something else be seen for a moment. */
export function page<P extends object>(load: () => Promise<ComponentType<P>>): Page<P> {
  let known: ComponentType<P> | null = null
  const fetch = async () => {
    known ??= await load()
    return { default: known }
  }
  const Lazy = lazy(fetch) as unknown as ComponentType<P>
  const Shown = (props: P) => {
    // the same component while it is shown: another one would lose its state
    const [Chosen] = useState<ComponentType<P>>(() => known ?? Lazy)
    return <Chosen {...props} />
  }
  return Object.assign(Shown, { fetch })
}
