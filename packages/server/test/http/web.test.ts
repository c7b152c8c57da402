import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { TestApp } from '../support/app.ts'

const here = new TestApp()

describe('the client', () => {
  test('is served with the right caching, and every route of its own is its page', async () => {
    const web = join(here.folder, 'web')
    mkdirSync(join(web, 'assets'), { recursive: true })
    writeFileSync(join(web, 'index.html'), '<!doctype html><title>Cardwright</title>')
    writeFileSync(join(web, 'sw.js'), 'self.skipWaiting()')
    writeFileSync(join(web, 'icon.svg'), '<svg/>')
    writeFileSync(join(web, 'assets', 'main-B7Y0IgKK.js'), 'export {}')
    writeFileSync(join(web, 'assets', 'main-B7Y0IgKK.js.br'), brotliCompressSync('export {}'))
    writeFileSync(join(here.folder, 'private.txt'), 'not for the web')
    const { ask } = await here.serve({ web })

    for (const path of ['/', '/index.html', '/table/k3jh5', '/replay?at=3']) {
      const answer = await ask(path)
      expect([answer.status, answer.headers.get('cache-control')], path).toEqual([200, 'no-cache'])
      expect(await answer.text(), path).toContain('<title>Cardwright')
      expect(answer.headers.get('content-security-policy'), path).toContain("script-src 'self'")
    }
    const asset = await ask('/assets/main-B7Y0IgKK.js', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(asset.headers.get('content-type')).toMatch(/javascript/)
    expect(asset.headers.get('content-encoding')).toBe('br')
    expect(await asset.text()).toBe('export {}')
    const plain = await ask('/assets/main-B7Y0IgKK.js', { headers: { 'accept-encoding': 'identity' } })
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, 'export {}'])
    // a thread is held by its own policy
    expect(asset.headers.get('content-security-policy')).toContain("connect-src 'self'")
    for (const kind of ['script', 'style', 'font', 'worker', 'document']) {
      const { headers } = await ask('/assets/main-B7Y0IgKK.js', { headers: { 'sec-fetch-dest': kind } })
      expect(headers.has('content-security-policy'), kind).toBe(kind === 'worker' || kind === 'document')
    }
    expect(asset.headers.get('vary')).toBe('accept-encoding')
    expect(asset.headers.get('x-content-type-options')).toBe('nosniff')
    expect(asset.headers.get('permissions-policy')).toBeNull()
    expect((await ask('/icon.svg')).headers.get('cache-control')).toBe('public, max-age=86400')
    expect((await ask('/sw.js')).headers.get('cache-control')).toBe('no-cache')
    for (const path of [
      '/assets/old-aaaa.js',
      '/api/nothing',
      '/missing.png',
      '/..%2fprivate.txt',
      '/%2e%2e/private.txt',
    ]) {
      const answer = await ask(path)
      expect([400, 403, 404], path).toContain(answer.status)
      expect(await answer.text(), path).toMatch(/^\{"why":/)
    }
    expect((await ask('/table/k3jh5', { method: 'POST' })).status).toBe(404)
  })
})
