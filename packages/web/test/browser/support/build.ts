import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../../../', import.meta.url))

/** Builds the client into a folder, with what `npm start` builds it with. */
export function buildClient(folder: string): void {
  const args = ['build', 'packages/web', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error']
  // what runs tests calls itself a test, and a client that is built for one is another than people get
  const env = { ...process.env, NODE_ENV: 'production' }
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', ...args], { cwd: root, stdio: 'inherit', env })
}
