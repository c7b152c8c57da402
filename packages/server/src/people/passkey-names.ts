import { createAuthMiddleware } from 'better-auth/api'

interface Registration {
  readonly user?: object
}

/** A device lists a passkey under the person's name: the library would take the address, and a guest's is made up. */
export const passkeyNames = createAuthMiddleware(async (ctx) => {
  const { session, returned } = ctx.context
  if (ctx.path !== '/passkey/generate-register-options' || !session || returned instanceof Error) return
  const registration = returned as Registration
  const { name } = session.user
  return ctx.json({ ...registration, user: { ...registration.user, name, displayName: name } })
})
