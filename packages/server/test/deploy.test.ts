import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { budgetNames, settingOf } from '../src/budgets.ts'
import { configure } from '../src/config.ts'
import { makeMetrics } from '../src/http/metrics.ts'

/* What lies in `deploy` speaks of what is there. */

const root = new URL('../../../', import.meta.url)
const read = (file: string) => readFileSync(fileURLToPath(new URL(file, root)), 'utf8')

const metricsIn = (text: string) => [...new Set(text.match(/\b(cardwright|nodejs|process)_[a-z0-9_]+\b/g))]

describe('Dashboard and alerts', () => {
  it.each(['deploy/alerts.yaml', 'deploy/dashboard.json'])('%s names metrics that exist', async (file) => {
    const exposed = await makeMetrics().registry.metrics()
    const named = metricsIn(read(file))
    expect(named.length).toBeGreaterThan(5)
    const families = new Set([...exposed.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name!))
    expect(named.filter((name) => !families.has(name.replace(/_bucket$/, '')))).toEqual([])
  })

  it('show every metric of the tables', async () => {
    const { registry } = makeMetrics()
    const ours = registry.getMetricsAsArray().flatMap(({ name }) => (name.startsWith('cardwright_') ? [name] : []))
    const shown = metricsIn(read('deploy/dashboard.json')).map((name) => name.replace(/_bucket$/, ''))
    expect(ours.filter((name) => !shown.includes(name))).toEqual([])
  })
})

describe('Settings', () => {
  const documented = read('docs/OPERATIONS.md')
  const settingsIn = (text: string) => [...new Set(text.match(/\b(CARDWRIGHT_[A-Z_]+|DATABASE_URL|NATS_URL)\b/g))]

  it.each(['deploy/compose.yaml', 'deploy/Containerfile', 'deploy/cardwright.service'])(
    'of %s are documented',
    (file) => {
      // the place of all processes, of which the file makes the url of each
      const known = settingsIn(read(file)).filter((name) => name !== 'CARDWRIGHT_NODES')
      expect(known.filter((name) => !documented.includes(name))).toEqual([])
    },
  )

  it('are documented, each budget with what it usually is', () => {
    for (const name of budgetNames) expect(documented).toContain(`\`${settingOf(name)}\``)
  })

  it('of compose are taken as they stand', () => {
    const compose = read('deploy/compose.yaml')
    const given = (name: string, otherwise = '') => {
      if (name === 'CARDWRIGHT_SECRET') return 'x'.repeat(32)
      return name.endsWith('PASSWORD') ? 'secret' : otherwise
    }
    const env = Object.fromEntries(
      [...compose.matchAll(/^ {2}(\w+): (.*)$/gm)].map(([, name, value]) => [
        name!,
        value!.replace(/\$\{(\w+)(?::[-?]([^}]*))?\}/g, (_, key: string, more?: string) => given(key, more)),
      ]),
    )
    expect(configure({}, env)).toMatchObject({
      storage: 'postgres://cardwright:secret@database/cardwright',
      natsUrl: 'nats://nats:4222',
      trustProxy: '172.16.0.0/12',
      adminToken: null,
      metricsToken: null,
      mail: null,
    })
  })
})
