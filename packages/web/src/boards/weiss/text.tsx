import type { ReactNode } from 'react'

/** 【AUTO】 is printed as a sign. */
export const textParts = (text: string): ReactNode[] =>
  text.split(/【([^】]+)】/).map((part, i) => (i % 2 === 1 ? <b key={`${part} ${i}`}>{part}</b> : part))
