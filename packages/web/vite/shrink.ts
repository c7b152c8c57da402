import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const compress = promisify(brotliCompress)
/** The best there is takes seconds: as long as a build may take, and no request. */
const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_QUALITY]: 11 }

/** Lays beside every text of the site a copy that is compressed as well as it can be: the server sends that. */
export function shrink(): Plugin {
  let folder = ''
  return {
    name: 'cardwright-shrink',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const files = globSync('**/*.{js,css,html,svg,webmanifest}', { cwd: folder }).map((file) => join(folder, file))
        await Promise.all(
          files.map(async (file) => {
            const text = await readFile(file)
            const small = await compress(text, { params })
            if (small.length < text.length) await writeFile(`${file}.br`, small)
          }),
        )
      },
    },
  }
}
