import { loadGame } from '@cardwright/catalog'
import { Random } from '@cardwright/engine'
import { LocalTable } from './src/index.ts'
import { deflateRawSync } from 'node:zlib'
import v8 from 'node:v8'
import vm from 'node:vm'
v8.setFlagsFromString('--expose_gc')
const gc = vm.runInNewContext('gc')
for (const game of ['exceed', 'exodus']) {
  const catalogued = (await loadGame(game))!
  const bytes: Record<string, number> = {}
  let answers = 0
  const tables: LocalTable[] = []
  gc(); const before = process.memoryUsage().heapUsed
  const cpu = process.cpuUsage()
  for (let m = 0; m < 12; m++) {
    const table = new LocalTable({ catalogued, match: '3b0f6c1e-52d1-4b0e-9d2b-6b5d2f7a9c10', seats: [{ name: 'A' }, { name: 'B' }], seed: `s${m}` })
    tables.push(table)
    const random = new Random(`r${m}`)
    let asks: any[][] = [[], []]
    const ends = [0, 1].map((seat) => table.connect(seat, (msg: any) => {
      const text = JSON.stringify(msg)
      if (started) bytes[msg.type] = (bytes[msg.type] ?? 0) + text.length
      if (started && msg.type === 'view') { bytes['v.change'] = (bytes['v.change'] ?? 0) + JSON.stringify(msg.change ?? msg.view ?? null).length; bytes['v.events'] = (bytes['v.events'] ?? 0) + JSON.stringify(msg.events).length }
      if (msg.type === 'ask') asks[seat] = msg.asks
    }))
    let started = false
    for (const [s, e] of ends.entries()) e.say({ type: 'join', id: `j${s}`, match: 'm' } as any)
    await new Promise(setImmediate)
    started = true
    for (let n = 0; n < 100; n++) {
      const seat = asks[0]!.length > 0 ? 0 : 1
      const ask = asks[seat]![0]
      if (!ask || table.room.over) break
      const keys: string[] = []
      for (;;) {
        const next: any = await table.room.next(seat, ask.id, keys)
        if (next.why || next.add.length === 0 || (next.stop && random.int(2) === 0)) break
        keys.push(next.add[random.int(next.add.length)])
      }
      ends[seat]!.say({ type: 'answer', id: `${m}.${n}`, match: 'm', ask: ask.id, keys } as any)
      await new Promise(setImmediate)
      answers++
    }
  }
  const used = process.cpuUsage(cpu)
  gc(); const after = process.memoryUsage().heapUsed
  console.log(game, answers, 'answers', Object.fromEntries(Object.entries(bytes).map(([k, v]) => [k, Math.round(v / answers)])), 'KiB/match', Math.round((after - before) / 1024 / tables.length), 'cpu ms/answer', ((used.user + used.system) / 1000 / answers).toFixed(3))
}
process.exit(0)
