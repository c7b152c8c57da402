import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Where names of pictures are looked for: what a page needs at once, and what the cards of the games show. */
const scopes: Readonly<Record<string, readonly string[]>> = {
  'virtual:symbols': ['src/{app,pages,design}/**/*.{ts,tsx}', 'src/table/**/*.tsx'],
  'virtual:pictures': [
    'src/{boards,lessons}/**/*.{ts,tsx}',
    'src/table/pictures.ts',
    '../games/*/src/cards/**/*.ts',
    '../../examples/*/src/**/*.ts',
  ],
}

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>
}

/**
 * Serves those symbols of game-icons whose names are written somewhere in the sources, by name: a module that holds the
 * inside of each drawing. The whole set is far too large to send.
 */
export function pictures(root: string): Plugin {
  const read = (): IconSet =>
    JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'))
  let set: IconSet | null = null
  const bodiesIn = (patterns: readonly string[]): Record<string, string> => {
    set ??= read()
    const { icons, aliases = {} } = set
    const found: Record<string, string> = {}
    for (const pattern of patterns) {
      for (const path of globSync(pattern, { cwd: root })) {
        for (const [, name = ''] of readFileSync(join(root, path), 'utf8').matchAll(/['"`]([a-z][a-z0-9-]+)['"`]/g)) {
          const icon = icons[aliases[name]?.parent ?? name]
          if (icon) found[name] = icon.body
        }
      }
    }
    return found
  }
  return {
    name: 'cardwright-pictures',
    resolveId: (id) => (Object.hasOwn(scopes, id) ? `\0${id}` : null),
    load(id) {
      const patterns = id.startsWith('\0') ? scopes[id.slice(1)] : undefined
      return patterns && `export const bodies = ${JSON.stringify(bodiesIn(patterns))}`
    },
    configureServer(server) {
      server.watcher.on('change', (path) => {
        if (!/\.tsx?$/.test(path)) return
        for (const id of Object.keys(scopes)) {
          const known = server.moduleGraph.getModuleById(`\0${id}`)
          if (known) server.moduleGraph.invalidateModule(known)
        }
      })
    },
  }
}
