import { spoken } from '@cardwright/catalog/words'

const when = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ')

/** Of the commands for who runs a server: serve, migrate, admin. */
export const serverWords = spoken({
  served: (origin: string, hasClient: boolean) =>
    `Cardwright is served at ${origin}${hasClient ? '' : ' (without the web client: it is not built)'}`,

  upToDate: 'The database is up to date.',
  toBeDone: (steps: readonly string[]) => `To be done: ${steps.join(', ')}`,
  doing: (steps: readonly string[]) => `Doing: ${steps.join(', ')}`,

  noAct: (act: string, acts: readonly string[]) => `There is no admin ${act}. There are: ${acts.join(', ')}.`,
  needsReason: (act: string) => `admin ${act} needs a reason, which is logged: --why 'insults in chat'`,
  hoursFor: (act: string) => `--hours is for mute and ban, not for ${act}.`,
  needsId: (act: string) => `admin ${act} needs an id: cardwright admin ${act} u7Qe`,
  needsToken: 'Set CARDWRIGHT_ADMIN_TOKEN to the token of the server.',
  unreachable: (url: string, why: string) => `${url} cannot be reached: ${why}`,
  movedAgain: 'The match is moved again and again. Try it once more.',
  status: (status: number) => `The server answered ${status}.`,
  noReports: 'No reports.',
  nothingDone: 'Nothing was done yet.',
  done: 'Done.',
  purged: (sessions: number, guests: number) => `${sessions} sessions and ${guests} guests are gone.`,
  report: (at: number, id: string, person: string, reported: string, match: string, text: string) =>
    `${when(at)}  ${id.slice(0, 12)}…  ${person} about ${reported} in ${match}: ${text}`,
  operation: (at: number, operator: string, what: string, subject: string, why: string) =>
    `${when(at)}  ${operator}: ${what} ${subject}${why && `: ${why}`}`,
  person: (name: string, id: string, email: string | null, since: string) =>
    `${name} (${id}), ${email ?? 'a guest'}, since ${since}`,
  sanction: (kind: string, until: number | null, why: string) =>
    `${kind} ${until === null ? 'for good' : `until ${when(until)}`}: ${why}`,
  matches: (count: number, last: string | undefined) =>
    `${count} matches${last === undefined ? '' : `, the last ${last}`}`,
})
