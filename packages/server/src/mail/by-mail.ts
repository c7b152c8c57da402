import type { BetterAuthOptions, User } from 'better-auth'
import { createAuthMiddleware } from 'better-auth/api'
import { cleanName } from '../people/names.ts'
import { type Letter, lettersOf } from '../words/en/letters.ts'

export interface ByMailOptions {
  readonly origin: string
  /** Returns at once: how long a mail takes would tell whether there is an account. */
  readonly send: (letter: Letter) => void
  /** Somebody has chosen another password by a link that was sent to them. */
  readonly onReset: (person: string) => Promise<void>
}

type Options = Pick<BetterAuthOptions, 'emailAndPassword' | 'emailVerification'> & {
  readonly user: Pick<NonNullable<BetterAuthOptions['user']>, 'changeEmail'>
}

/**
 * What people do by mail: they confirm their address before they first sign in, get back in without their password, and
 * change their address, where the old one agrees first. A person who signs up is told the same whether there is an account or
 * not; the rest is in the mail.
 */
export function byMail({ origin, send, onReset }: ByMailOptions): Options {
  const letters = lettersOf(origin)
  const confirmation = async ({ user, token }: { user: User; token: string }) =>
    send(isChange(token) ? letters.newAddress(user.email, token) : letters.signUp(user.email, token))
  return {
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      sendResetPassword: async ({ user, token }) => send(letters.reset(user.email, token)),
      onPasswordReset: ({ user }) => onReset(user.id),
      onExistingUserSignUp: async ({ user }) => send(letters.signedUpBefore(user.email)),
    },
    emailVerification: {
      sendVerificationEmail: confirmation,
      // accounts from before there was mail
      sendOnSignIn: true,
      autoSignInAfterVerification: true,
    },
    user: {
      changeEmail: {
        enabled: true,
        sendChangeEmailConfirmation: async ({ user, newEmail, token }) =>
          send(letters.oldAddress(user.email, newEmail, token)),
      },
    },
  }
}

/** A name is mended before the library looks: whether it is refused where accounts are made would tell that one is. */
export const nameFirst = createAuthMiddleware(async (ctx) => {
  if (ctx.path !== '/sign-up/email' || typeof ctx.body?.name !== 'string') return
  return { context: { body: { ...ctx.body, name: cleanName(ctx.body.name), image: undefined } } }
})

/** Whether this token leads from one address to another; otherwise it confirms the one that an account has. */
function isChange(token: string): boolean {
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  return (claims as { updateTo?: string }).updateTo !== undefined
}
