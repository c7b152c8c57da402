import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { cardwright, cardwrightJson, folderWith, inShellJson, removeFolders } from './run.ts'

afterAll(removeFolders)

const boost = { boost_type: 'continuous', force_cost: 0, cancel_cost: -1, display_name: 'Lantern', effects: [] }

const card = (id: string, more: object = {}) => ({
  ...{ id, type: 'special', display_name: id, gauge_cost: 0, force_cost: 0, range_min: 1, range_max: 2 },
  ...{ power: 3, speed: 5, armor: 0, guard: 0, effects: [], boost, ...more },
})

const deck = (id: string, cards: readonly string[]) => ({
  ...{ id, display_name: id, season: 1, exceed_cost: 2, ability_effects: [], exceed_ability_effects: [] },
  cards: cards.flatMap((definition_id) => Array.from({ length: 10 }, () => ({ definition_id }))),
})

const mark = '\uFEFF'

const data = (cards: readonly object[], decks: readonly { id: string }[]) =>
  folderWith({
    'card_definitions.json': mark + JSON.stringify(cards),
    ...Object.fromEntries(decks.map((each) => [`decks/${each.id}.json`, mark + JSON.stringify(each)])),
  })

const whole = data(
  [card('jab'), card('stride')],
  [deck('lamplighter', ['jab', 'stride']), deck('keeper', ['jab', 'stride'])],
)
const lacking = data(
  [card('jab'), card('odd', { effects: [{ timing: 'hit', effect_type: 'hum' }] })],
  [deck('lamplighter', ['jab']), deck('keeper', ['jab', 'odd'])],
)

it('reads what is there, says what is understood and keeps it for all other commands', async () => {
  const home = folderWith({})
  const env = { CARDWRIGHT_HOME: home }
  const { code, json } = await inShellJson(['import', 'exceed', whole], env)
  expect(code).toBe(0)
  expect(json).toMatchObject({
    decks: { total: 2, complete: 2 },
    cards: { total: 2, complete: 2 },
    unsupported: [],
    problems: [],
    kept: join(home, 'exceed'),
  })
  expect(readdirSync(join(home, 'exceed')).sort()).toEqual(['keeper.json', 'lamplighter.json'])

  const sides = ['--sides', 'lamplighter,keeper']
  const simulated = await cardwrightJson(['simulate', 'exceed', '--games', '4', '--bots', 'random', ...sides], env)
  expect(simulated).toMatchObject({ code: 0, json: { games: 4, errors: [] } })
  expect(simulated.json.options).toEqual({ fighters: ['lamplighter', 'keeper'] })
  const listed = await cardwrightJson(['cards', 'exceed'], env)
  expect((listed.json as { id: string }[]).map(({ id }) => id)).toEqual(expect.arrayContaining(['keeper', 'jab']))
  const unknown = await cardwright(
    ['simulate', 'exceed', '--games', '1', '--bots', 'random', '--sides', 'keepr,keeper'],
    '',
    env,
  )
  expect(unknown).toMatchObject({ code: 2, stderr: expect.stringContaining('Did you mean keeper?') })
  const alone = await cardwright(
    ['simulate', 'exceed', '--games', '1', '--bots', 'random', '--sides', 'keeper'],
    '',
    env,
  )
  expect(alone).toMatchObject({ code: 2, stderr: expect.stringContaining('one for each of its 2 seats') })
})

it('names the file and the field of a kept card that was changed', async () => {
  const home = folderWith({})
  const env = { CARDWRIGHT_HOME: home }
  await cardwright(['import', 'exceed', whole], '', env)
  const file = join(home, 'exceed', 'keeper.json')
  writeFileSync(file, '{ "fighter": { "id": "keeper" }, "cards": [] }')
  const { code, stderr } = await cardwright(['cards', 'exceed'], '', env)
  expect(code).toBe(2)
  expect(stderr).toContain(`${file}: fighter.`)
})

it('checks without keeping: random matches for each deck, and the text of each card', async () => {
  const home = folderWith({})
  const env = { CARDWRIGHT_HOME: home }
  const [good, bad] = await Promise.all([
    cardwrightJson(['import', 'exceed', whole, '--check', '--jobs', '1'], env),
    cardwrightJson(['import', 'exceed', lacking, '--check', '--jobs', '1'], env),
  ])
  expect(good).toMatchObject({ code: 0, json: { check: { matches: 100, failed: [], textless: [] } } })
  expect(bad).toMatchObject({ code: 1, json: { decks: { total: 2, complete: 1 }, cards: { total: 2, complete: 1 } } })
  expect(bad.json.unsupported).toEqual([{ name: 'effect hum', uses: 1 }])
  expect(existsSync(join(home, 'exceed'))).toBe(false)
})

it('says beside that how many decks have tests of what they do', async () => {
  const plays = (id: string, fighter: string, life: number, attack = 'jab') => ({
    ...{ id, fighters: { P1: fighter, P2: fighter }, start: { P1: { space: 3 }, P2: { space: 4 } } },
    steps: [{ action: 'strike', attacker: 'P1', attack, defend: 'stride' }, { check: { 'P2.life': life } }],
  })
  const cards = [card('jab'), card('stride')]
  const decks = ['lamplighter', 'keeper', 'ferryman'].map((id) => deck(id, ['jab', 'stride']))
  const checked = async (scenarios: readonly object[]) => {
    const folder = data(cards, decks)
    writeFileSync(join(folder, 'scenarios.json'), JSON.stringify(scenarios))
    return cardwright(['import', 'exceed', folder, '--check', '--jobs', '1'])
  }
  const [good, bad, none] = await Promise.all([
    checked([plays('one', 'keeper', 27), plays('two', 'keeper', 27), plays('gone', 'ferryman', 27, 'nothing')]),
    checked([plays('one', 'keeper', 27), plays('two', 'ferryman', 1)]),
    cardwright(['import', 'exceed', data(cards, decks), '--check', '--jobs', '1']),
  ])
  expect(good.stdout.replaceAll(/\s+/g, ' ')).toContain('"Complete" means that every name in the files is known.')
  expect(good).toMatchObject({ code: 0, stdout: expect.stringContaining('1 of 3 decks have tests of behaviour') })
  expect(good.stdout).toContain('2 of 2 tests of behaviour pass (1 more need cards that are in no file)')
  expect(bad).toMatchObject({ code: 1, stdout: expect.stringContaining('2 of 3 decks have tests of behaviour') })
  expect(bad.stdout).toContain('1 of 2 tests of behaviour pass')
  expect(bad.stdout).toContain('two, step 1: check')
  expect(none).toMatchObject({ code: 0, stdout: expect.stringContaining('0 of 3 decks have tests of behaviour') })
})

it('reports for people', async () => {
  const { code, stdout } = await cardwright(['import', 'exceed', lacking], '', { CARDWRIGHT_HOME: folderWith({}) })
  expect(code).toBe(0)
  expect(stdout).toContain('1 of 2 complete')
  expect(stdout).toMatch(/effect hum +1/)
  expect(stdout).toMatch(/keeper/)
})

it('leaves out a deck that cannot be played, and says so', async () => {
  const home = folderWith({})
  const env = { CARDWRIGHT_HOME: home }
  const torn = data([card('jab')], [deck('lamplighter', ['jab']), deck('keeper', ['jab', 'gone'])])
  const { code, stdout } = await cardwright(['import', 'exceed', torn], '', env)
  expect(code).toBe(1)
  expect(stdout).toContain('decks/keeper.json: gone: cards: There is no card gone in card_definitions.json.')
  expect(stdout).toContain('The cards of 1 deck are in')
  expect(readdirSync(join(home, 'exceed'))).toEqual(['lamplighter.json'])
  expect((await cardwright(['cards', 'exceed'], '', env)).code).toBe(0)

  const nothing = await cardwright(['import', 'exceed', data([], [deck('keeper', ['gone'])])], '', env)
  expect(nothing).toMatchObject({ code: 1, stdout: expect.stringContaining('nothing was kept') })
  expect(readdirSync(join(home, 'exceed'))).toContain('lamplighter.json')
})

it('names the folder if what is kept there does not go together', async () => {
  const home = folderWith({})
  const env = { CARDWRIGHT_HOME: home }
  await cardwright(['import', 'exceed', whole], '', env)
  const file = join(home, 'exceed', 'keeper.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"power":3', '"power":4'))
  const { code, stderr } = await cardwright(['cards', 'exceed'], '', env)
  expect(code).toBe(2)
  expect(stderr).toContain(`${join(home, 'exceed')}: There are two definitions of jab.`)
})

it('says what is wrong with the call', async () => {
  const [noGame, noFolder, noJson] = await Promise.all([
    cardwright(['import', 'whist', whole]),
    cardwright(['import', 'exceed', join(whole, 'nowhere')]),
    cardwright(['import', 'exceed', folderWith({ 'card_definitions.json': '{', 'decks/a.json': '{}' })]),
  ])
  expect([noGame.code, noFolder.code, noJson.code]).toEqual([2, 2, 2])
  expect(noGame.stderr).toContain('There are: exceed, capcom.')
  expect(noFolder.stderr).toContain('decks')
  expect(noJson.stderr).toContain('card_definitions.json is no JSON')
})

it('counts what the rulebook asks and a scenario leaves open', async () => {
  const push = { timing: 'hit', effect_type: 'push', amount: 1 }
  const folder = data([card('wave', { effects: [push, push] })], [deck('keeper', ['wave'])])
  const scenario = {
    ...{ id: 'order', fighters: { P1: 'keeper', P2: 'keeper' }, start: { P1: { space: 3 }, P2: { space: 4 } } },
    steps: [{ action: 'strike', attacker: 'P1', attack: 'wave', defend: 'wave' }, { check: { 'P2.space': 6 } }],
  }
  writeFileSync(join(folder, 'order.json'), JSON.stringify(scenario))
  const args = ['scenario', '--format', 'exceed-client', '--data', folder, join(folder, 'order.json')]
  const [text, { json }] = await Promise.all([cardwright(args), cardwrightJson(args)])
  expect(json).toMatchObject({ total: 1, passed: 1, byRule: { 'EX-119': 1 } })
  expect(text.stdout).toContain('answered by rule: 1 of EX-119.')
})

it("runs a community's scenarios with its data", async () => {
  const fighters = { P1: 'lamplighter', P2: 'keeper' }
  const strike = { action: 'strike', attacker: 'P1', attack: 'jab', defend: 'stride' }
  const scenario = (id: string, life: number) => ({
    ...{ id, fighters, start: { P1: { space: 3 }, P2: { space: 4 } } },
    steps: [strike, { check: { 'P2.life': life } }],
  })
  const folder = folderWith({ 'all.json': mark + JSON.stringify([scenario('good', 27), scenario('bad', 1)]) })
  const args = ['scenario', '--format', 'exceed-client', '--data', whole, join(folder, 'all.json')]
  const [text, { code, json }] = await Promise.all([cardwright(args), cardwrightJson(args)])
  expect([text.code, code]).toEqual([1, 1])
  expect(json).toMatchObject({ total: 2, passed: 1 })
  expect(json.failed).toMatchObject([
    { id: 'bad', step: '1: check', expected: { 'P2.life': 1 }, found: { 'P2.life': 27 } },
  ])
  expect(text.stdout).toContain('failed bad')
  expect(json.byRule).toEqual({})
  const without = await cardwright(['scenario', '--format', 'exceed-client', join(folder, 'all.json')])
  expect(without).toMatchObject({ code: 2, stderr: expect.stringContaining('--data') })
})
