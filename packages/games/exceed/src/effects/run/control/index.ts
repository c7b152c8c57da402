import type { Runs } from '../index.ts'
import { alternate } from './alternate.ts'
import { choose } from './choose.ts'
import { foeDoes } from './foeDoes.ts'
import { repeat } from './repeat.ts'
import { when } from './when.ts'

export const control: Runs<'when' | 'choose' | 'repeat' | 'alternate' | 'foeDoes'> = {
  when,
  choose,
  repeat,
  alternate,
  foeDoes,
}
