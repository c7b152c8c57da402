import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { drawings } from './vite/pictures.ts'
import { precache } from './vite/precache.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const server = process.env.CARDWRIGHT_SERVER ?? 'http://localhost:8080'
const proxy = {
  '/api': { target: server, changeOrigin: false },
  '/ws': { target: server.replace(/^http/, 'ws'), ws: true },
}

export default defineConfig({
  root,
  plugins: [react(), drawings(root), precache(root)],
  worker: { format: 'es' },
  build: { outDir: 'dist', target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 900 },
  server: { proxy },
  preview: { proxy },
})
