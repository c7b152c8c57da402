import type { Icon } from '@cardwright/weiss'

/** Trigger icons as they are drawn. */
export const iconSigns: Readonly<Record<Icon, string>> = {
  soul: '◆',
  comeback: '↺',
  return: '↩',
  draw: '✎',
  pool: '▤',
  treasure: '✦',
  shot: '✸',
  gate: '⛩',
  standby: '⌂',
  choice: '⚖',
}
