import { signInWords } from '../words/en/pages/sign-in.ts'

/** Passkeys need more code than everything else here: it comes when it is asked for. */
async function client() {
  const [{ createAuthClient }, { passkeyClient }] = await Promise.all([
    import('better-auth/client'),
    import('@better-auth/passkey/client'),
  ])
  return createAuthClient({ plugins: [passkeyClient()] })
}

interface Reply {
  readonly error?: { readonly code?: string; readonly message?: string } | null
}

/** Closing the window of the browser is an answer, and no fault. */
const isCancelled = ({ code = '', message = '' }: NonNullable<Reply['error']>): boolean =>
  /cancel|abort|not ?allowed/i.test(`${code} ${message}`)

/** Whether it came to something: false if it was called off. */
function outcome(reply: Reply | null | undefined): boolean {
  if (!reply?.error) return true
  if (isCancelled(reply.error)) return false
  throw new Error(reply.error.message ?? signInWords.failed)
}

export const hasPasskeys = (): boolean => 'credentials' in navigator

export const signInWithPasskey = async (): Promise<boolean> => outcome(await (await client()).signIn.passkey())

/** For who this browser is now; the server keeps it under `name`. */
export const addPasskey = async (name: string): Promise<boolean> =>
  outcome(await (await client()).passkey.addPasskey({ name }))
