import { type ComponentType, lazy } from 'react'

/** A component that is fetched when it is first drawn. React's own type of one loses the properties `P`. */
export const lazily = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> =>
  lazy(load) as unknown as ComponentType<P>
