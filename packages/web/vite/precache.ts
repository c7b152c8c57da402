import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Letters of other scripts are fetched when they are needed. */
const isKept = (file: string): boolean =>
  /\.(js|css|woff2|svg|webmanifest)$/.test(file) && file !== 'offline.js' && !/(cyrillic|greek|vietnamese)/.test(file)

/** Writes the service worker with the list of files that it keeps: all that practice needs without a network. */
export function precache(root: string): Plugin {
  let folder = ''
  return {
    name: 'cardwright-precache',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    closeBundle() {
      const files = globSync('**/*', { cwd: folder }).filter(isKept).sort()
      const list = ['/', ...files.map((file) => `/${file.replaceAll('\\', '/')}`)]
      const hash = createHash('sha256')
        .update(list.join())
        .update(readFileSync(join(folder, 'index.html')))
      const source = readFileSync(join(root, 'src/app/offline.js'), 'utf8')
        .replace("'__VERSION__'", JSON.stringify(hash.digest('hex').slice(0, 12)))
        .replace("['__FILES__']", JSON.stringify(list))
      writeFileSync(join(folder, 'offline.js'), source)
    },
  }
}
