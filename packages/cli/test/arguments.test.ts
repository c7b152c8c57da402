import { afterAll, describe, expect, it } from 'vitest'
import { makeProgram } from '../src/program.ts'
import { cardwright, folderWith, inShell, removeFolders } from './run.ts'

afterAll(removeFolders)

const folder = folderWith({})

/** What is called, and what the one line on stderr must say. */
const wrong: [string, RegExp][] = [
  ['simulat', /unknown command 'simulat'.*Did you mean simulate\?.*games, play/],
  ['games --jsn', /unknown option '--jsn'.*Did you mean --json\?.*cardwright games --help/],
  ['games duel', /too many arguments.*See cardwright games --help/],
  ['play', /play needs a game\. There are: duel/],
  ['play dule', /There is no game dule\. Did you mean duel\? There are: duel/],
  ['play duel --seats 3', /Duel is for 2 seats, not 3/],
  ['play duel --seat 2', /--seat 2 is not at this table: its seats are 0 to 1/],
  ['play duel --vs rando', /There is no bot rando; there are random, policy, search/],
  ['play duel --vs easy,hard', /--vs names 2 bots for 1 seats/],
  ['play duel --options {life:1}', /--options is no JSON .*Right would be: --options '\{"life":20/],
  ['play duel --options {"life":200}', /--options does not fit Duel: life: .*99/],
  ['play duel --options {"lives":2}', /--options does not fit Duel: .*lives.*"life":20/],
  ['play duel --pace fast', /'fast' is invalid\. It must be a number, 0 or more/],
  [`play duel --record ${folder}`, /--record .* cannot be written: it is a folder/],
  ['simulate duel --bots random,random', /required option '--games <n>' not specified/],
  ['simulate duel --games 0 --bots random', /It must be a whole number from 1 on/],
  ['simulate duel --games 9 --bots random,', /names with commas between them/],
  ['simulate duel --games 9 --bots search:0', /There is no bot search:0; there are/],
  ['simulate duel --games 9 --bots random,random,random', /Duel is for 2 seats, not 3/],
  ['scenario', /missing required argument 'files'/],
  [`scenario ${folder}/none.json`, /There is no file or folder .*none\.json/],
  [`scenario ${folder}`, /holds no \*\.json files/],
  [`scenario ${folder} --format gatling`, /There is no format gatling\. There are: cardwright/],
  ['rules duel DU-99', /There is no Duel rule DU-99\. Did you mean DU-9\? There are: DU-0 to DU-13, 14 in all/],
  [`cards duel --check ${folder}`, /holds no \*\.json files/],
  ['replay', /missing required argument 'record'/],
  [`verify ${folder}/none`, /none cannot be read: there is no such file/],
  [`replay ${folder}`, /cannot be read: it is a folder/],
  ['admin', /missing required argument 'act'/],
  ['admin reports', /Set CARDWRIGHT_ADMIN_TOKEN/],
  ['admin baan', /There is no admin baan\. There are: reports/],
  ['admin ban u7Qe', /needs a reason, which is logged/],
  ['admin ban --why x', /admin ban needs an id/],
  ['admin end m --why x --hours 3', /--hours is for mute and ban/],
]

describe('wrong arguments', () => {
  it.concurrent.each(wrong)('%s', async (line, message) => {
    const { code, stdout, stderr } = await cardwright(line.split(' '))
    expect(stderr).toMatch(message)
    expect(stderr).toMatch(/^cardwright: [^\n]+\n$/)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  })
})

describe('help', () => {
  it('is there for every command', () => {
    const commands = makeProgram(() => {}).commands
    expect(commands.map((command) => command.name())).toEqual(
      'games play simulate matchups scenario rules cards import text replay verify bench serve migrate admin bot'.split(
        ' ',
      ),
    )
    for (const command of commands) {
      expect(command.description()).toMatch(/\.$/)
      expect(command.helpInformation()).toContain(`Usage: cardwright ${command.name()}`)
    }
  })

  it.concurrent.each(['', 'play', 'simulate'])('of %s', async (command) => {
    const { code, stdout, stderr } = await inShell(command === '' ? [] : [command, '--help'])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toContain(`Usage: cardwright ${command}`)
    expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80)
  })
})
