import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { delimiter, join } from 'node:path'

/** Chromium without windows, tabs and profiles: pages are the same in it, and opening one costs half as much. */
const shell = 'chromium-headless-shell'
const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function find(names: readonly string[]): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin']
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return places.find((place) => existsSync(place)) ?? null
}

/** Installs Debian's package of the shell where that may be done. */
function install(): void {
  if (userInfo().uid !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log('Installing Chromium (once; about a minute)...')
  // a machine that is cut off soon knows
  const brief = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20']
  spawnSync('apt-get', [...brief, 'update'], { stdio: 'ignore' })
  spawnSync('apt-get', [...brief, 'install', '-y', '--no-install-recommends', shell], { stdio: 'ignore' })
}

/** Where the system's Chromium lies, installed if need be. Null if there is none to be had. */
export function findChromium(): string | null {
  if (find([shell]) === null) install()
  return find([shell, ...whole])
}

/** In a container there is neither a sandbox nor much shared memory; what is drawn is looked at by nobody. */
export const chromiumArgs = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu']
