import type { Page, Request } from 'playwright-core'

/** A file that the browser has fetched, and what came over the line for it: its headers and its compressed body. */
export interface Transfer {
  readonly path: string
  readonly kind: string
  readonly bytes: number
  /** In milliseconds since the first one began. */
  readonly from: number
  readonly to: number
}

/** Counts what a page and its threads transfer from now on; what comes from the browser's cache costs nothing. */
export function transfers(page: Page): () => Promise<readonly Transfer[]> {
  const finished: Promise<Transfer | null>[] = []
  const weigh = async (request: Request): Promise<Transfer | null> => {
    const { responseBodySize, responseHeadersSize } = await request.sizes()
    const { startTime, responseEnd } = request.timing()
    const { pathname } = new URL(request.url())
    const bytes = responseBodySize + responseHeadersSize
    return { path: pathname, kind: request.resourceType(), bytes, from: startTime, to: startTime + responseEnd }
  }
  page.on('requestfinished', (request) => finished.push(weigh(request).catch(() => null)))
  return async () => {
    const all = (await Promise.all(finished)).filter((each) => each !== null)
    const begin = Math.min(...all.map(({ from }) => from))
    return all
      .map((each) => ({ ...each, from: each.from - begin, to: each.to - begin }))
      .sort((a, b) => a.from - b.from)
  }
}
