import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Chromium without windows, tabs and profiles: pages are the same in it, and opening one costs half as much. */
const shell = 'chromium-headless-shell'
const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const installer = fileURLToPath(new URL('../../../../../tools/debian.sh', import.meta.url))

function find(names: readonly string[]): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin']
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return places.find((place) => existsSync(place)) ?? null
}

/** Where the system's Chromium lies, installed if need be. Null if there is none to be had. */
export function findChromium(): string | null {
  if (find([shell]) === null) spawnSync('sh', [installer, shell], { stdio: ['ignore', 'inherit', 'ignore'] })
  return find([shell, ...whole])
}

/** In a container there is neither a sandbox nor much shared memory; what is drawn is looked at by nobody. */
export const chromiumArgs = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu']
