/** A mail to one person. */
export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** For what a link of a letter is good; the web client's page goes by this name. */
export type Errand = 'sign-up' | 'old-address' | 'new-address'

/** Tokens stand behind `#`: what stands there is sent to no server, and so reaches no log. */
const confirmLink = (origin: string, errand: Errand, token: string): string => `${origin}/confirm#${errand}=${token}`

const host = (origin: string): string => new URL(origin).host

const letter = (to: string, subject: string, ...lines: readonly string[]): Letter => ({
  to,
  subject,
  text: `${lines.join('\n\n')}\n`,
})

const ignore = 'If that was not you, ignore this mail: nothing happens without the link.'

/** What the server writes to people. `origin` is where they find it. */
export const lettersOf = (origin: string) => ({
  signUp: (to: string, token: string): Letter =>
    letter(
      to,
      `Your account at ${host(origin)}`,
      `Somebody has signed up at ${host(origin)} with this address.`,
      `Confirm that it was you, within an hour:\n${confirmLink(origin, 'sign-up', token)}`,
      ignore,
    ),

  signedUpBefore: (to: string): Letter =>
    letter(
      to,
      `You have an account at ${host(origin)}`,
      `Somebody has tried to sign up at ${host(origin)} with this address. There is an account already.`,
      `Sign in, or choose another password, here:\n${origin}/profile`,
      'If that was not you, ignore this mail: your account is as it was.',
    ),

  reset: (to: string, token: string): Letter =>
    letter(
      to,
      `A new password for ${host(origin)}`,
      `Choose another password for your account at ${host(origin)}, within an hour:\n${origin}/reset#${token}`,
      ignore,
    ),

  oldAddress: (to: string, address: string, token: string): Letter =>
    letter(
      to,
      `Another address for your account at ${host(origin)}`,
      `Somebody who is signed in as you wants to change the address of your account to ${address}.`,
      `Agree to it, within an hour:\n${confirmLink(origin, 'old-address', token)}`,
      'If that was not you, do not follow the link. Somebody else is using your account: choose another password.',
    ),

  newAddress: (to: string, token: string): Letter =>
    letter(
      to,
      `Your address at ${host(origin)}`,
      `This is to be the address of an account at ${host(origin)}.`,
      `Confirm that it is yours, within an hour:\n${confirmLink(origin, 'new-address', token)}`,
      ignore,
    ),
})
