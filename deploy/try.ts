import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/*
 * Does the steps of the Containerfile in a temporary folder and asks what it starts for its health: for machines that have
 * no container engine. `node deploy/try.ts`; it takes some minutes. It stands in for the image, the user and the network of
 * a container, and shows that what is copied is enough to build and to serve.
 */

const context = fileURLToPath(new URL('../', import.meta.url))
const place = mkdtempSync(join(tmpdir(), 'cardwright-container-'))

interface Stage {
  readonly root: string
  readonly env: Record<string, string>
  folder: string
}

/** The instructions, with their continued lines in one. */
const instructions = readFileSync(join(context, 'deploy/Containerfile'), 'utf8')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\\\n/g, ' ')
  .split('\n')
  .flatMap((line) => (line.trim() === '' ? [] : [line.trim()]))

const ignored = readFileSync(join(context, '.dockerignore'), 'utf8').split('\n').filter(Boolean)

/** `docs/gallery` is left out there, `**` before a name leaves it out anywhere. */
const isIgnored = (path: string): boolean =>
  ignored.some((each) => {
    const [, anywhere] = /^\*\*\/(.+)$/.exec(each) ?? []
    return anywhere ? path.split('/').includes(anywhere) : path === each || path.startsWith(`${each}/`)
  })

/** The image has a Node, and a user to whom files are given; here all belong to who tries it. */
const tools = join(place, 'tools')
mkdirSync(tools)
symlinkSync(process.execPath, join(tools, 'node'))
writeFileSync(join(tools, 'chown'), '#!/bin/sh\n', { mode: 0o755 })
const path = [tools, dirname(process.execPath), process.env.PATH].join(delimiter)

/** How this machine reaches the network is in its own environment. */
const environment = ({ env }: Stage, more: Record<string, string> = {}) => ({
  ...process.env,
  ...env,
  PATH: path,
  ...more,
})

/** Paths of the container are paths of the stage's folder. */
const within = ({ root }: Stage, text: string): string => text.replaceAll(/(?<=^|[\s=])\/(?=\w)/g, `${root}/`)

const stages = new Map<string, Stage>()
let stage: Stage
/** What checks the container, and what it runs. */
const commands: { CMD: string[]; HEALTHCHECK: string[] } = { CMD: [], HEALTHCHECK: [] }

const commandIn = (args: string): string[] => JSON.parse(args.slice(args.indexOf('['))) as string[]

const steps: Readonly<Record<string, (args: string) => void>> = {
  FROM: (args) => {
    const [, version, name = 'last'] = /^node:([\d.]+)\S*(?: AS (\w+))?$/.exec(args)!
    if (process.version !== `v${version}`) console.log(`  here with Node ${process.version}`)
    const root = join(place, name)
    mkdirSync(root)
    stage = { root, env: {}, folder: root }
    stages.set(name, stage)
  },
  WORKDIR: (args) => {
    stage.folder = join(stage.root, args)
    mkdirSync(stage.folder, { recursive: true })
  },
  ENV: (args) => {
    for (const [, name, value] of args.matchAll(/(\w+)=(\S+)/g)) stage.env[name!] = within(stage, value!)
  },
  COPY: (args) => {
    const words = args.split(/\s+/)
    const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length)
    const [source, target] = words.filter((word) => !word.startsWith('--'))
    const base = from ? stages.get(from)!.root : context
    const into = target!.startsWith('/') ? join(stage.root, target!) : join(stage.folder, target!)
    const filter = (file: string) => from !== undefined || !isIgnored(relative(context, file))
    cpSync(join(base, source!), into, { recursive: true, filter, verbatimSymlinks: true })
  },
  RUN: (args) => {
    const options = { cwd: stage.folder, env: environment(stage), stdio: 'inherit' } as const
    const { status } = spawnSync('sh', ['-c', within(stage, args)], options)
    if (status !== 0) throw new Error(`${args} ended with ${status}.`)
  },
  CMD: (args) => {
    commands.CMD = commandIn(args)
  },
  HEALTHCHECK: (args) => {
    commands.HEALTHCHECK = commandIn(args)
  },
  // there is one user here, and one network
  USER: () => {},
  VOLUME: () => {},
  EXPOSE: () => {},
}

async function freePort(): Promise<string> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as { port: number }
  await new Promise((resolve) => probe.close(resolve))
  return String(port)
}

const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))

let failed = true
try {
  for (const line of instructions) {
    const [, kind, args] = /^(\w+)\s+(.*)$/.exec(line)!
    console.log(line)
    steps[kind!]!(args!)
  }
  stage = [...stages.values()].at(-1)!
  const { CMD: start, HEALTHCHECK: check } = commands
  const PORT = await freePort()
  const options = { cwd: stage.folder, env: environment(stage, { PORT, HOST: '127.0.0.1' }) }
  const server = spawn(start[0]!, start.slice(1), { ...options, stdio: ['ignore', 'ignore', 'inherit'] })
  const exit = ended(server)
  const isHealthy = () => {
    const args = check.slice(1).map((each) => each.replace(':8080/', `:${PORT}/`))
    return spawnSync(check[0]!, args, options).status === 0
  }
  let tries = 60
  while (!isHealthy()) {
    if (server.exitCode !== null || --tries === 0) throw new Error('What was built is not healthy.')
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  const page = await fetch(`http://127.0.0.1:${PORT}/`)
  console.log(`It is healthy; its page: ${page.status} ${page.headers.get('content-type')}`)
  server.kill('SIGTERM')
  const code = await exit
  console.log(`It ended with ${code}.`)
  failed = code !== 0 || !page.ok
} finally {
  rmSync(place, { recursive: true, force: true })
}
process.exit(failed ? 1 : 0)
