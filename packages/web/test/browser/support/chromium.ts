import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function find(): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const places = [...folders.flatMap((folder) => names.map((name) => join(folder, name))), '/usr/bin/chromium']
  return places.find((place) => existsSync(place)) ?? null
}

/** Where the system's Chromium lies; installs Debian's package where that may be done. Null if there is none to be had. */
export function findChromium(): string | null {
  const there = find()
  if (there) return there
  if (userInfo().uid !== 0 || !existsSync('/usr/bin/apt-get')) return null
  console.log('Installing Chromium (once; about a minute)...')
  spawnSync('apt-get', ['update'], { stdio: 'ignore' })
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { stdio: 'ignore' })
  return find()
}

/** In a container there is neither a sandbox nor much shared memory; what is drawn is looked at by nobody. */
export const chromiumArgs = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu']
