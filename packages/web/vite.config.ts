import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { drawings } from './vite/pictures.ts'
import { precache } from './vite/precache.ts'
import { threads } from './vite/threads.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const server = process.env.CARDWRIGHT_SERVER ?? 'http://localhost:8080'
const proxy = {
  '/api': { target: server, changeOrigin: false },
  '/ws': { target: server.replace(/^http/, 'ws'), ws: true },
}

/** The chunk that knows how to load each game. */
const gameList = 'game-list'
const isGameList = (chunk: string): boolean => chunk.includes(gameList)

export default defineConfig({
  root,
  plugins: [react(), drawings(root), threads(root), precache(root)],
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
    // a thread has no document to put links into, and loads games too: by the list of games nothing is fetched ahead
    modulePreload: { resolveDependencies: (_, deps, { hostId }) => (isGameList(hostId) ? [] : deps) },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: gameList, test: /catalog[\\/]src[\\/]games\.ts/ }],
        },
      },
    },
  },
  server: { proxy },
  preview: { proxy },
})
