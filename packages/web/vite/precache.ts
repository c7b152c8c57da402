import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Writes the service worker with the list of files that it keeps: all that practice needs without a network. */
export function precache(root: string): Plugin {
  return {
    name: 'cardwright-precache',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter(
        (file) => /\.(js|css|woff2|svg)$/.test(file) && !/(cyrillic|greek|vietnamese)/.test(file),
      )
      const list = ['/', '/icon.svg', '/manifest.webmanifest', ...files.map((file) => `/${file}`)]
      const version = createHash('sha256').update(list.join()).digest('hex').slice(0, 12)
      const source = readFileSync(join(root, 'src/app/offline.js'), 'utf8')
        .replace("'__VERSION__'", JSON.stringify(version))
        .replace("['__FILES__']", JSON.stringify(list))
      this.emitFile({ type: 'asset', fileName: 'offline.js', source })
    },
  }
}
