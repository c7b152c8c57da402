import { page } from './page.tsx'

// by itself, because the page that makes a match fetches the one that plays it
export const Play = page(async () => (await import('../pages/Play.tsx')).Play)
