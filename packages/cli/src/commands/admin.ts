import type { Dossier, Operation, Report } from '@cardwright/server'
import { CheckError, UsageError } from '../problems.ts'
import { print, printJson } from '../text/layout.ts'

export interface AdminGiven {
  readonly url?: string
  readonly why?: string
  readonly hours?: number
  readonly json?: boolean
}

/** What an operator can do, and how it is asked for. */
const needsReason = {
  mute: 'people',
  unmute: 'people',
  ban: 'people',
  unban: 'people',
  end: 'matches',
  settle: 'reports',
}
const lists = ['reports', 'log', 'person', 'purge'] as const

export const adminActs = [...lists, ...Object.keys(needsReason)]

/** Does what operators do, through the server. */
export async function admin(act: string, subject: string | undefined, given: AdminGiven): Promise<number> {
  if (!adminActs.includes(act)) {
    throw new UsageError(`There is no admin ${act}. There are: ${adminActs.join(', ')}.`)
  }
  if (act in needsReason) return command(act as keyof typeof needsReason, subject, given)
  const ask = asker(given)
  switch (act) {
    case 'reports': {
      const { reports } = (await ask('/reports')) as { reports: Report[] }
      return show(given, reports, reports.map(reportLine), 'No reports.')
    }
    case 'log': {
      const { operations } = (await ask('/log')) as { operations: Operation[] }
      return show(given, operations, operations.map(operationLine), 'Nothing was done yet.')
    }
    case 'person': {
      const dossier = (await ask(`/people/${idOf(act, subject)}`)) as Dossier
      return show(given, dossier, dossierLines(dossier))
    }
    default: {
      const purged = (await ask('/purge', {})) as { sessions: number; guests: number }
      return show(given, purged, [`${purged.sessions} sessions and ${purged.guests} guests are gone.`])
    }
  }
}

async function command(act: keyof typeof needsReason, subject: string | undefined, given: AdminGiven): Promise<number> {
  const { why, hours } = given
  if (why === undefined) throw new UsageError(`admin ${act} needs a reason, which is logged: --why 'insults in chat'`)
  const isTimed = act === 'mute' || act === 'ban'
  if (hours !== undefined && !isTimed) throw new UsageError(`--hours is for mute and ban, not for ${act}.`)
  const path = `/${needsReason[act]}/${idOf(act, subject)}/${act}`
  await asker(given)(path, { why, ...(hours !== undefined && { hours }) })
  return show(given, { done: true }, ['Done.'])
}

function idOf(act: string, subject: string | undefined): string {
  if (subject === undefined) throw new UsageError(`admin ${act} needs an id: cardwright admin ${act} u7Qe`)
  return encodeURIComponent(subject)
}

function asker({ url = process.env.CARDWRIGHT_ORIGIN ?? 'http://localhost:8080' }: AdminGiven) {
  const token = process.env.CARDWRIGHT_ADMIN_TOKEN
  if (!token) throw new UsageError('Set CARDWRIGHT_ADMIN_TOKEN to the token of the server.')
  return async (path: string, body?: object): Promise<unknown> => {
    let at = `${url.replace(/\/$/, '')}/api/admin${path}`
    // the process that leads a match may be another
    for (let hops = 0; hops < 3; hops++) {
      const reply = await fetch(at, {
        redirect: 'manual',
        headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      }).catch((error: Error) => {
        throw new CheckError(`${at} cannot be reached: ${(error.cause as Error | undefined)?.message ?? error.message}`)
      })
      const elsewhere = reply.headers.get('location')
      if (reply.status !== 307 || elsewhere === null) return answerIn(reply)
      at = elsewhere
    }
    throw new CheckError('The match is moved again and again. Try it once more.')
  }
}

async function answerIn(reply: Response): Promise<unknown> {
  const body = (await reply.json().catch(() => ({}))) as { why?: string }
  if (reply.ok) return body
  throw new CheckError(body.why ?? `The server answered ${reply.status}.`)
}

function show(given: AdminGiven, json: unknown, lines: readonly string[], none = ''): number {
  if (given.json) printJson(json)
  else print(lines.length > 0 ? [...lines] : [none])
  return 0
}

const when = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ')

const reportLine = ({ id, at, person, reported, match, text }: Report): string =>
  `${when(at)}  ${id.slice(0, 12)}…  ${person} about ${reported} in ${match}: ${text}`

const operationLine = ({ at, operator, what, subject, why }: Operation): string =>
  `${when(at)}  ${operator}: ${what} ${subject}${why && `: ${why}`}`

function dossierLines({ account, sanctions, matches }: Dossier): string[] {
  const { id, name, email, guest, created } = account
  return [
    `${name} (${id}), ${guest ? 'a guest' : email}, since ${created.slice(0, 10)}`,
    ...sanctions.map(
      ({ kind, until, why }) => `${kind} ${until === null ? 'for good' : `until ${when(until)}`}: ${why}`,
    ),
    `${matches.length} matches${matches.length > 0 ? `, the last ${matches.at(-1)}` : ''}`,
  ]
}
