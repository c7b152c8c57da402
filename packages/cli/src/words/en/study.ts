import { spoken } from '@cardwright/catalog/words'
import { counted } from './counts.ts'

/** Of the commands that look at games: games, cards, rules, scenario, text. */
export const studyWords = spoken({
  /** `Duel 1.0.0: 2 seats, 9 cards, 13 rules` */
  game: (title: string, version: string, seats: readonly [number, number], cards: number, rules: number) => {
    const [min, max] = seats
    const size = min === max ? counted(min, 'seat') : `${min} to ${max} seats`
    return `${title} ${version}: ${size}, ${counted(cards, 'card')}, ${counted(rules, 'rule')}`
  },
  unlessSaid: (value: string) => `${value} unless said`,
  sides: 'sides',
  /** What an option takes. */
  values: {
    name: 'a name',
    yesOrNo: 'true | false',
    from: (min: number) => `from ${min} on`,
    text: 'text',
    any: 'any',
    number: 'number',
    integer: 'integer',
  },

  cards: (cards: number) => counted(cards, 'card'),
  noCardFiles: (game: string, folder: string) =>
    `${game} reads no card files: there is nothing to check ${folder} against.`,
  checked: (cards: number, files: number, problems: number) =>
    `${counted(cards, 'card')} in ${counted(files, 'file')}, ${counted(problems, 'problem')}`,
  cardAt: (place: number) => `number ${place}`,
  noJson: (why: string) => `This is no JSON: ${why}`,
  isThere: (file: string) => `There is one in ${file} already`,

  houseRule: (text: string) => `${text} (house rule)`,
  notShown: 'nothing shows this',
  coverage: (rules: number, shown: number, notApplicable: number, notShown: number) =>
    `${counted(rules, 'rule')}: ${shown} shown, ${notApplicable} not applicable, ${notShown} not shown`,
  unknownRules: (rules: readonly string[]) => `Tests name rules that are not in the rulebook: ${rules.join(', ')}`,
  untitled: 'untitled',
  theFile: 'the file',
  /** What was expected of a scenario that cannot be run. */
  wanted: {
    scenarios: 'scenarios',
    game: 'a scenario that names its game',
    none: 'no game',
    known: 'a game that there is',
    sound: 'rules that do not fail',
  },

  scenarios: 'scenarios',
  failed: (title: string, file: string) => `failed ${title} (${file})`,
  expected: 'expected',
  found: 'found',
  leftOpen: (rules: readonly string[]) => `Questions the scenarios leave open, answered by rule: ${rules.join(', ')}.`,
  timesOf: (times: number, rule: string) => `${times} of ${rule}`,
  allPassed: (scenarios: number) => `${counted(scenarios, 'scenario')} passed`,
  someFailed: (failed: number, scenarios: number) => `${failed} of ${counted(scenarios, 'scenario')} failed`,
  needsData: '--format exceed-client needs --data <dir>: the folder with card_definitions.json and decks.',

  noAbilities: (file: string) =>
    `${file} cannot be read: it must be a text file with one ability a line, or - for the input.`,
  expectedHere: (these: readonly string[], isMore: boolean) => `expected: ${these.join(', ')}${isMore ? ' ...' : ''}`,
})
