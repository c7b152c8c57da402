/** What `fetch` takes to send this as JSON. */
export const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

// biome-ignore lint/suspicious/noExplicitAny: what the server sends is looked at, not believed
export type Json = any

/** What a server answers to whoever has this token; with a body it is a POST. */
export async function call(
  url: string,
  token: string | null,
  body?: unknown,
): Promise<{ status: number; body: Json; headers: Headers }> {
  const who: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` }
  const response = await fetch(url, body === undefined ? { headers: who } : post(body, who))
  return { status: response.status, body: await response.json().catch(() => null), headers: response.headers }
}
