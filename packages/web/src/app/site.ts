export interface Site {
  /** People can get back in and change their address by mail. */
  readonly mail: boolean
}

/** What the server offers beside tables. One that does not say offers nothing. */
export async function site(): Promise<Site> {
  const reply = await fetch('/api/site').catch(() => null)
  return reply?.ok ? ((await reply.json()) as Site) : { mail: false }
}
