import type { Explained, FaceProps } from '../../table/contract.ts'
import { millenniumWords as said } from '../../words/en/boards/millennium/board.ts'

/** The signs on a card as it lies there: star tokens, Sell Markers, where it points, what it has brought. */
export function legendOf(about: FaceProps['about'] = {}): Explained[] {
  const {
    marks = {},
    brought = 0,
    flipped,
  } = about as {
    readonly marks?: Readonly<Record<string, unknown>>
    readonly brought?: number
    readonly flipped?: boolean
  }
  const { tokens, markers, facing, used } = marks
  const { legend } = said
  return [
    ...(typeof tokens === 'number' ? [{ sign: `+${tokens}`, means: legend.tokens }] : []),
    ...(typeof markers === 'number' ? [{ sign: '●'.repeat(markers), means: legend.markers }] : []),
    ...(typeof facing === 'string' ? [{ sign: facing === 'left' ? '←' : '→', means: legend.facing }] : []),
    ...(used === true ? [{ sign: said.usedSign, means: legend.used }] : []),
    ...(flipped ? [{ sign: '⟲', means: legend.flipped }] : []),
    ...(brought === 0 ? [] : [{ sign: said.gains(brought), means: legend.brought }]),
  ]
}
