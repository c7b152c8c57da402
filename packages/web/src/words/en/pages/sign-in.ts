import { spoken } from '@cardwright/catalog/words'

export const signInWords = spoken({
  titles: { in: 'Sign in', up: 'Sign up', forgot: 'Forgot the password?' },
  buttons: { in: 'Sign in', up: 'Sign up', forgot: 'Send me a link' },
  name: 'Name',
  email: 'Email',
  password: 'Password',
  /** Under the field, for those who choose one. */
  passwordWhat: 'Ten characters or more.',
  isNew: 'I am new here',
  isKnown: 'I have an account',
  forgot: 'Forgot the password?',
  back: 'Back to signing in',
  forgotWhat: 'We send you a link with which you choose another one.',
  mailed: {
    up: (email: string) => `Almost done: open the link in the mail that we have sent to ${email}.`,
    forgot: (email: string) => `If ${email} has an account here, a link is on its way. It works for an hour.`,
  },
  noMail: 'Nothing has come? Look among the unwanted mail, or try again in a few minutes.',
  passkeys: 'Without a password',
  passkeysWhat: 'A passkey lives in your device: a fingerprint or its lock opens it.',
  withPasskey: 'Sign in with a passkey',
  makePasskey: 'Make one for this device',
  failed: 'That did not work.',
})
