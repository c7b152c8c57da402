import { createContext, use } from 'react'
import { LayoutIds } from './layout-ids.ts'

export const LayoutIdsHere = createContext(new LayoutIds())

export const useLayoutIds = (): LayoutIds => use(LayoutIdsHere)
