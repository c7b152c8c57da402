import { battery } from '@cardwright/engine/testing'
import fc from 'fast-check'
import { it } from 'vitest'
import { importClient } from '../src/import/index.ts'
import { fighters, makeExceed } from '../src/index.ts'
import { isThere, realData } from './clientdata.ts'

const title = "a community's fighters, and ours, pass the battery together"

if (isThere)
  it(title, () => {
    const { files } = importClient(realData())
    const ids = files.map(({ fighter }) => fighter.id)
    const imported = fc.constantFrom(...ids)
    const any = fc.constantFrom(...ids, ...fighters.map(({ fighter }) => fighter.id))
    battery(
      makeExceed([...fighters, ...files]),
      fc.record({ options: fc.record({ fighters: fc.tuple(imported, any) }) }),
      {
        matches: 20,
        oneIn: 25,
      },
    )
  })
else it.skip(`${title}: their files are not beside the project (../shared/data/exceed)`, () => {})
