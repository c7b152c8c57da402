import { spoken } from '@cardwright/catalog/words'

/** The pages to which links in mails lead. */
export const byMailWords = spoken({
  reset: 'Choose another password',
  resetWhat: 'You are then signed out everywhere, and sign in with the new one.',
  newPassword: 'New password',
  resetButton: 'Take this password',
  resetDone: 'Your password is changed.',
  confirm: {
    'sign-up': 'Confirm your account',
    'old-address': 'Agree to another address',
    'new-address': 'Confirm your address',
  },
  confirmWhat: {
    'sign-up': 'You have signed up with your address. One more step, and the account is yours.',
    'old-address': 'Your account is to have another address. If you agree, we write to that one.',
    'new-address': 'This is to be the address of your account.',
  },
  confirmButton: { 'sign-up': 'Confirm', 'old-address': 'I agree', 'new-address': 'Confirm' },
  confirmDone: {
    'sign-up': 'Welcome. You are signed in.',
    'old-address': 'We have sent a mail to the new address. The link in it is the last step.',
    'new-address': 'Your account has this address now.',
  },
  cutShort: 'This link is cut short. Copy it whole from the mail.',
  toProfile: 'To your profile',
  toLobby: 'Find a table',
})
