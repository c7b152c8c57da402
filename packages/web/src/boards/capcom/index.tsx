import { abilityText, type CapcomDef } from '@cardwright/capcom'
import type { Look } from '../../table/contract.ts'
import { capcomWords } from '../../words/en/boards/capcom.ts'
import { isTouched } from '../../words/en/pointing.ts'
import { Board } from './Board.tsx'
import { Choice } from './Choice.tsx'
import { Controls } from './Controls.tsx'
import { Face } from './Face.tsx'
import { factsIn, sheetOf, standing } from './facts.ts'
import { looksOf, pictureOf } from './fighters.ts'
import { pace } from './pace.ts'
import { aim } from './spots.ts'
import { usesIn } from './uses.ts'

const attacks = new Set<unknown>(['play', 'avoid', 'variable'])

export const look: Look = {
  id: 'capcom',
  Board,
  Face,
  Choice,
  Controls,
  aim,
  print: (card, props) =>
    usesIn(props, card)
      .map(({ text }) => text)
      .join(' '),
  guide: capcomWords.guide,
  cites: ({ type, fighter }, props) => {
    if (type !== 'ability') return null
    const { ability } = sheetOf(props, String(fighter))
    return { sign: ability.name, means: abilityText(ability) }
  },
  pace,
  standing,
  colour: (seat, props) => looksOf(factsIn(props).seats[seat]!.fighter).colour,
  picture: pictureOf,
  hand: (seat) => `hand:${seat}`,
  // strings go up by one
  place: ({ name = '' }, { entry }) => {
    const def = entry.game.library.get(name) as CapcomDef | undefined
    return def?.kind === 'card' ? def.rank : Number.POSITIVE_INFINITY
  },
  // attacks are in the combo builder
  draws: ({ act }) => attacks.has(act),
  opensFirst: 'onPhones',
  // what a finger has read it does by a second tap
  status: ({ answering: { preview, ask }, words, asking }) => {
    const told = isTouched && ask && attacks.has(preview?.act) ? words.option(preview!, ask, asking) : null
    return told && capcomWords.tapAgain(told)
  },
  usual: (option, { kind }) => kind === 'mulligan' && option.again === false,
}
