import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { isLong } from './long-tests.ts'

/** Begins with the tests that take long. */
export default class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const { root } = this.ctx.config
    const long = sorted.filter(({ moduleId }) => isLong(root, relative(root, moduleId).replaceAll('\\', '/')))
    return [...long, ...sorted.filter((file) => !long.includes(file))]
  }
}
