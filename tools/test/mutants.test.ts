import { expect, it } from 'vitest'
import { listOf } from '../mutants/report.ts'

const source = ['const isOver = (life) => {', '  return life <= 0', '}'].join('\n')
const place = (line: number, from: number, to: number) => ({
  start: { line, column: from },
  end: { line, column: to },
})

it('Mutants are listed that no test noticed, each with its place', () => {
  const mutants = [
    { status: 'Survived', replacement: 'life < 0', location: place(2, 10, 19), coveredBy: ['1', '2'] },
    {
      status: 'NoCoverage',
      replacement: '{}',
      location: { start: { line: 1, column: 26 }, end: { line: 3, column: 2 } },
    },
    { status: 'Killed', replacement: 'true', location: place(2, 10, 19) },
    { status: 'Timeout', replacement: 'false', location: place(2, 10, 19) },
    { status: 'RuntimeError', replacement: '', location: place(2, 10, 19) },
  ]
  expect(listOf({ files: { 'end.ts': { source, mutants }, 'fine.ts': { source, mutants: [] } } })).toEqual([
    '',
    'end.ts: 2 of 5',
    '  2:10  life <= 0  ->  life < 0  (2 tests come by)',
    '  1:26  { return life <= 0 }  ->  {}  (0 tests come by)',
    '',
    '2 of 4 changes were noticed by a test.',
  ])
})
