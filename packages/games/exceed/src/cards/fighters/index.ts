import type { FighterFile } from '../definitions.ts'
import { corra } from './corra.ts'
import { isaura } from './isaura.ts'
import { jass } from './jass.ts'
import { ketta } from './ketta.ts'
import { maro } from './maro.ts'
import { nib } from './nib.ts'
import { odrun } from './odrun.ts'
import { pell } from './pell.ts'
import { sefa } from './sefa.ts'
import { tamsin } from './tamsin.ts'
import { vesper } from './vesper.ts'

/** The fighters of Saltmere: all of them are the project's own. */
export const fighters: readonly FighterFile[] = [
  ketta,
  odrun,
  sefa,
  nib,
  maro,
  pell,
  vesper,
  tamsin,
  isaura,
  jass,
  corra,
]
