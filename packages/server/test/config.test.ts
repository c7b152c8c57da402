import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, vi } from 'vitest'
import { Attempts } from '../src/attempts.ts'
import { type Budgets, budgetNames, settingOf, usualBudgets } from '../src/budgets.ts'
import { ConfigError, configure } from '../src/config.ts'

const secret = { CARDWRIGHT_SECRET: 'x'.repeat(32) }

describe('A setting', () => {
  it.each([
    [{ CARDWRIGHT_LOG: 'loud' }, 'CARDWRIGHT_LOG is one of'],
    [{ CARDWRIGHT_TRUST_PROXY: 'the one over there' }, 'CARDWRIGHT_TRUST_PROXY is a list like'],
    [{ CARDWRIGHT_NODE_URL: 'http://here' }, 'The node url is like'],
    [{ CARDWRIGHT_ORIGIN: 'here' }, 'The origin is like'],
    [{ CARDWRIGHT_ORIGIN: 'http://[here' }, 'The origin is like'],
    [{ PORT: '70000' }, 'PORT is a number'],
    [{ CARDWRIGHT_UNDOS_PER_MATCH: '-1' }, 'CARDWRIGHT_UNDOS_PER_MATCH is a number'],
    [{ CARDWRIGHT_MAIL_URL: 'smtp://mail' }, 'CARDWRIGHT_MAIL_URL and CARDWRIGHT_MAIL_FROM are set together'],
    [{ CARDWRIGHT_MAIL_URL: 'mail.example.org:25', CARDWRIGHT_MAIL_FROM: 'a@b' }, 'CARDWRIGHT_MAIL_URL is like'],
    [{ CARDWRIGHT_MAIL_URL: 'smtp://mail/?tls=no', CARDWRIGHT_MAIL_FROM: 'a@b' }, 'CARDWRIGHT_MAIL_URL is like'],
    [{ CARDWRIGHT_MAIL_URL: 'smtp://mail', CARDWRIGHT_MAIL_FROM: 'Ada' }, 'CARDWRIGHT_MAIL_FROM is like'],
    [{ CARDWRIGHT_SECRET: 'short' }, 'CARDWRIGHT_SECRET has at least 32'],
  ])('that is wrong says what would be right: %o', (env, why) => {
    const wrong = () => configure({ data: '/nowhere' }, { ...secret, ...env })
    expect(wrong).toThrow(ConfigError)
    expect(wrong).toThrow(why)
  })

  it('names a site, which has one name, or one’s own machine, which has three', () => {
    const origins = (origin: string) => configure({ data: '/nowhere', origin }, secret).origins
    expect(origins('https://cards.example.org')).toEqual(['https://cards.example.org'])
    const own = ['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080']
    expect([origins('http://localhost:8080'), origins('http://127.0.0.1:8080')]).toEqual([own, own])
  })

  it('sets each budget, and all of them are in the documents with their usual values', () => {
    const operations = readFileSync(fileURLToPath(new URL('../../../docs/OPERATIONS.md', import.meta.url)), 'utf8')
    for (const [i, name] of budgetNames.entries()) {
      const { budgets } = configure({}, { ...secret, [settingOf(name)]: `${1000 + i}` })
      expect(budgets).toEqual({ ...usualBudgets, [name]: 1000 + i } satisfies Budgets)
      const row = operations.split('\n').find((line) => line.includes(`\`${settingOf(name)}\``))
      expect(row, `${settingOf(name)} is in OPERATIONS.md`).toBeDefined()
      expect(row).toContain(`| ${usualBudgets[name].toLocaleString('en')} |`)
    }
  })
})

describe('Attempts', () => {
  it('are so many in a while, and the while ends by a clock that never goes back', async () => {
    let now = 0
    const attempts = new Attempts(() => now)
    const rule = { window: 60, max: 2 }
    const attempt = async () => (await attempts.consume('address', rule)).allowed
    expect([await attempt(), await attempt(), await attempt()]).toEqual([true, true, false])
    expect(await attempts.consume('another', rule)).toEqual({ allowed: true, retryAfter: null })
    now = 20_000
    expect(await attempts.consume('address', rule)).toEqual({ allowed: false, retryAfter: 40 })
    now = 60_000
    expect(await attempt()).toBe(true)
  })

  it('are counted as before when the clock of the machine is set back or forward', async ({ onTestFinished }) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const attempts = new Attempts()
    const attempt = () => attempts.consume('address', { window: 60, max: 1 })
    expect(await attempt()).toMatchObject({ allowed: true })
    for (const hours of [-1, 1]) {
      vi.setSystemTime(Date.now() + hours * 3_600_000)
      expect(await attempt()).toEqual({ allowed: false, retryAfter: 60 })
    }
  })
})
