import { later } from '../../design/later.tsx'

export const PileViewer = later(async () => (await import('./PileViewerInside.tsx')).PileViewerInside)
