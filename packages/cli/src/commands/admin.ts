import type { Dossier, Operation, Report } from '@cardwright/server'
import { CheckError, UsageError } from '../problems.ts'
import { print, printJson } from '../text/layout.ts'
import { serverWords } from '../words/en/server.ts'

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
  if (!adminActs.includes(act)) throw new UsageError(serverWords.noAct(act, adminActs))
  if (act in needsReason) return command(act as keyof typeof needsReason, subject, given)
  const ask = asker(given)
  switch (act) {
    case 'reports': {
      const { reports } = (await ask('/reports')) as { reports: Report[] }
      return show(given, reports, reports.map(reportLine), serverWords.noReports)
    }
    case 'log': {
      const { operations } = (await ask('/log')) as { operations: Operation[] }
      return show(given, operations, operations.map(operationLine), serverWords.nothingDone)
    }
    case 'person': {
      const dossier = (await ask(`/people/${idOf(act, subject)}`)) as Dossier
      return show(given, dossier, dossierLines(dossier))
    }
    default: {
      const purged = (await ask('/purge', {})) as { sessions: number; guests: number }
      return show(given, purged, [serverWords.purged(purged.sessions, purged.guests)])
    }
  }
}

async function command(act: keyof typeof needsReason, subject: string | undefined, given: AdminGiven): Promise<number> {
  const { why, hours } = given
  if (why === undefined) throw new UsageError(serverWords.needsReason(act))
  const isTimed = act === 'mute' || act === 'ban'
  if (hours !== undefined && !isTimed) throw new UsageError(serverWords.hoursFor(act))
  const path = `/${needsReason[act]}/${idOf(act, subject)}/${act}`
  await asker(given)(path, { why, ...(hours !== undefined && { hours }) })
  return show(given, { done: true }, [serverWords.done])
}

function idOf(act: string, subject: string | undefined): string {
  if (subject === undefined) throw new UsageError(serverWords.needsId(act))
  return encodeURIComponent(subject)
}

function asker({ url = process.env.CARDWRIGHT_ORIGIN ?? 'http://localhost:8080' }: AdminGiven) {
  const token = process.env.CARDWRIGHT_ADMIN_TOKEN
  if (!token) throw new UsageError(serverWords.needsToken)
  return async (path: string, body?: object): Promise<unknown> => {
    let at = `${url.replace(/\/$/, '')}/api/admin${path}`
    // the process that leads a match may be another
    for (let hops = 0; hops < 3; hops++) {
      const reply = await fetch(at, {
        redirect: 'manual',
        headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      }).catch((error: Error) => {
        throw new CheckError(serverWords.unreachable(at, (error.cause as Error | undefined)?.message ?? error.message))
      })
      const elsewhere = reply.headers.get('location')
      if (reply.status !== 307 || elsewhere === null) return answerIn(reply)
      at = elsewhere
    }
    throw new CheckError(serverWords.movedAgain)
  }
}

async function answerIn(reply: Response): Promise<unknown> {
  const body = (await reply.json().catch(() => ({}))) as { why?: string }
  if (reply.ok) return body
  throw new CheckError(body.why ?? serverWords.status(reply.status))
}

function show(given: AdminGiven, json: unknown, lines: readonly string[], none = ''): number {
  if (given.json) printJson(json)
  else print(lines.length > 0 ? [...lines] : [none])
  return 0
}

const reportLine = ({ id, at, person, reported, match, text }: Report): string =>
  serverWords.report(at, id, person, reported, match, text)

const operationLine = ({ at, operator, what, subject, why }: Operation): string =>
  serverWords.operation(at, operator, what, subject, why)

function dossierLines({ account, sanctions, matches }: Dossier): string[] {
  const { id, name, email, guest, created } = account
  return [
    serverWords.person(name, id, guest ? null : email, created.slice(0, 10)),
    ...sanctions.map(({ kind, until, why }) => serverWords.sanction(kind, until, why)),
    serverWords.matches(matches.length, matches.at(-1)),
  ]
}
