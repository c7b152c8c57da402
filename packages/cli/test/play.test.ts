import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { bin, cardwright, cardwrightJson, environment, folderWith, removeFolders } from './run.ts'

afterAll(removeFolders)

/** A question at the end of what was printed, and the first key that it offers. */
const question = /^[A-Z][^\n]*\n(?: {2}Type keys[^\n]*\n)? {2}(\S+)[^\n]*\n(?: {2,}\S[^\n]*\n)*$/m

/** Plays a match by typing the first key of each question, until the command ends by itself. */
function playFirstKeys(args: readonly string[]): Promise<{ code: number | null; stdout: string; answers: number }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [bin, 'play', ...args], { env: environment })
    let stdout = ''
    let heard = 0
    let answers = 0
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text
      const key = question.exec(stdout.slice(heard))?.[1]
      if (key === undefined) return
      heard = stdout.length
      answers++
      child.stdin.write(`${key}\n`)
    })
    child.on('close', (code) => resolve({ code, stdout, answers }))
  })
}

const widest = (text: string) => Math.max(...text.split('\n').map((line) => line.length))

describe('play', () => {
  it('goes through a whole match, and its record holds', async () => {
    const file = join(folderWith({}), 'match')
    const { code, stdout, answers } = await playFirstKeys(['duel', '--vs', 'random', '--seed', '3', '--record', file])
    expect(code).toBe(0)
    expect(answers).toBeGreaterThan(10)
    expect(stdout).toMatch(/\n(You win|Random wins): .*\.\n {2}DU-(12|4) /)
    expect(stdout).toContain(`The record is in ${file}.`)
    expect(widest(stdout)).toBeLessThanOrEqual(80)
    const { json } = await cardwrightJson(['verify', file])
    expect(json).toMatchObject({ replayed: true, result: { why: expect.any(String) } })
  })

  it('goes through a match in real time, whose clock stands while one thinks', async () => {
    const options = '{"days":1,"segments":1,"seconds":20}'
    const { code, stdout } = await playFirstKeys([
      'market',
      '--vs',
      'random',
      '--seats',
      '3',
      '--seed',
      '1',
      '--options',
      options,
    ])
    expect(code).toBe(0)
    expect(stdout).toMatch(/time 0:0\d of 0:\d\d/)
    expect(stdout).toMatch(/^ {2}Random [12] (buys|sells|offers|closes) /m)
    expect(stdout).toMatch(/ wins?\b.*\n[\s\S]*You \d+, Random 1 \d+, Random 2 \d+\n$/)
    expect(widest(stdout)).toBeLessThanOrEqual(80)
  })

  it('asks only where one wants to be asked', async () => {
    const typed = [
      'keep',
      'stops',
      'stop window=notice phase=energy',
      'stop',
      'yield nowhere',
      'yield turn',
      'quit',
    ].join('\n')
    const { code, stdout } = await cardwright(['play', 'exodus', '--seed', '4', '--vs', 'random'], `${typed}\n`)
    expect(code).toBe(0)
    const [before, after] = stdout.split('> stop window=notice phase=energy')
    expect(before).toMatch(/passed {2}window=notice\n(.*\n)* {2}asked {3}everywhere else/)
    expect(after).toMatch(/^\n {2}asked {3}window=notice phase=energy\n/)
    expect(after).toContain('for example: stop window=phaseEnd phase=attack')
    expect(after).toContain('Until what?')
  })

  it('passes by itself where one can only pass, unless one wants to be asked there', async () => {
    const script = (first: string) => `${first}keep\n${'end\npass\n'.repeat(12)}quit\n`
    const args = ['play', 'exodus', '--seed', '7', '--vs', 'random']
    const onlyPass = /Do you respond\?.*\n {2}pass {2}Pass\n>/
    const { stdout } = await cardwright(args, script(''))
    expect(stdout).not.toMatch(onlyPass)
    const { stdout: asked } = await cardwright(args, script('stop window=stack\n'))
    expect(asked).toMatch(onlyPass)
  })

  it('obeys', async () => {
    const typed = [
      '?', 'why play:wyrm', 'why cast:sp', 'why nonsense', 'rules du-10', 'rules DU-99', 'card ogre', 'card ogr',
      '1', 'play:scout play:scout', 'play:wyrm', 'cast:spark', 'foe', 'undo', 'view', 'help', 'quit',
    ].join('\n') // biome-ignore format: a script reads best in few lines
    const { code, stdout, stderr } = await cardwright(['play', 'duel', '--seed', '5', '--vs', 'random'], `${typed}\n`)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    const replies = new Map(
      stdout
        .split(/^> /m)
        .slice(1)
        .map((part) => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n') + 1)]),
    )
    expect(stdout).toMatch(/▸ You +Life 20 · Energy 1 · Turns 1\n/)
    expect(stdout).toMatch(/^ {4}Hand +Spark {2}Blaze ×2 {2}Wyrm {2}Scout$/m)
    expect(stdout).toContain('  Random draws a card. ×5\n')
    expect(replies.get('?')).toMatch(/^Your turn: what do you do\?\n {2}cast:spark {2}Cast Spark for 1 energy\n/)
    expect(replies.get('why play:wyrm')).toMatch(/not enough energy.*\n {2}DU-5 {2}The player acts/)
    expect(replies.get('why cast:sp')).toContain('cast:spark is offered')
    expect(replies.get('why nonsense')).toContain('nonsense is not offered here.')
    expect(replies.get('rules du-10')).toContain('DU-10  A foe who is attacked may block')
    expect(replies.get('rules DU-99')).toContain('did you mean DU-9?')
    expect(replies.get('card ogre')).toContain('ogre  Fighter. Costs 5. Power 6.')
    expect(replies.get('card ogr')).toContain('did you mean ogre?')
    expect(replies.get('1')).toContain('Answers are keys, not numbers')
    expect(replies.get('play:scout play:scout')).toContain('Type one key, not 2.')
    expect(replies.get('play:wyrm')).toMatch(/not enough energy.*\n {2}DU-5/)
    expect(replies.get('cast:spark')).toMatch(
      /You cast a Spark\.\n[\s\S]*Whom do you strike\?\n {2}foe {2}Strike random\n$/,
    )
    expect(replies.get('undo')).toMatch(/taken back\.\n[\s\S]*Whom do you strike\?\n {2}foe {2}Strike random\n$/)
    expect(replies.get('view')).toContain('▸ You')
    expect(replies.get('quit')).toBe('You leave the table.\n')
  })

  it('ends with its input', async () => {
    const { code, stdout } = await cardwright(['play', 'duel', '--seat', '1', '--vs', 'easy'])
    expect(code).toBe(0)
    expect(stdout).toMatch(/The input has ended before the match has; you leave the table\.\n$/)
  })
})
