import { later } from '../../design/later.tsx'

export type { Way } from './ways.ts'

export const WaysMenu = later(async () => (await import('./WaysMenuInside.tsx')).WaysMenuInside)
