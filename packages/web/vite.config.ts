import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { drawings } from './vite/pictures.ts'
import { precache } from './vite/precache.ts'
import { shrink } from './vite/shrink.ts'
import { slimZod } from './vite/slim-zod.ts'
import { common, stages } from './vite/stages.ts'
import { threads } from './vite/threads.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const server = process.env.CARDWRIGHT_SERVER ?? 'http://localhost:8080'
const proxy = {
  '/api': { target: server, changeOrigin: false },
  '/ws': { target: server.replace(/^http/, 'ws'), ws: true },
}

export default defineConfig({
  root,
  plugins: [react(), drawings(root), threads(root), precache(root), slimZod(), shrink()],
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
    // a thread has no document to put links into, and loads games too: for what both begin with nothing is fetched ahead
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, deps, { hostId }) => (hostId.includes(`${common}-`) ? [] : deps),
    },
    rolldownOptions: {
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: stages(root), debugName: 'stages' }] },
      },
    },
  },
  server: { proxy },
  preview: { proxy },
})
