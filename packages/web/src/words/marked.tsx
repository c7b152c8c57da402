import { Fragment, type ReactNode } from 'react'

/**
 * A sentence with elements in it: `Perhaps the link was cut short. [The front page] leads to everything else.` What
 * stands in the first pair of brackets is drawn by the first function, and so on.
 */
export const marked = (sentence: string, ...draw: ((text: string) => ReactNode)[]): ReactNode =>
  sentence
    .split(/\[(.*?)\]/)
    .map((part, at) => <Fragment key={at}>{at % 2 === 0 ? part : draw[(at - 1) / 2]?.(part)}</Fragment>)
