import type { ReactNode } from 'react'

const marked = /(【[^】]+】|《[^》]+》)/

/** 【AUTO】 is printed as a sign, 《Courier》 in italics: not every machine has letters for these brackets. */
export const textParts = (text: string): ReactNode[] =>
  text.split(marked).map((part, i) => {
    if (i % 2 === 0) return part
    const word = part.slice(1, -1)
    return part.startsWith('【') ? <b key={`${part} ${i}`}>{word}</b> : <i key={`${part} ${i}`}>{word}</i>
  })
