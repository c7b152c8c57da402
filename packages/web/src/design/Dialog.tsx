import { later } from './later.tsx'

export const Dialog = later(async () => (await import('./DialogInside.tsx')).DialogInside)
export const Confirm = later(async () => (await import('./DialogInside.tsx')).ConfirmInside)
