import { duel } from '@cardwright/example-duel'
import { market } from '@cardwright/example-market'
import { formatBench, runBench } from './index.ts'

const report = await runBench([duel, market], (line) => process.stderr.write(`${line}\n`))
console.log(process.argv.includes('--json') ? JSON.stringify(report, null, 2) : formatBench(report))
