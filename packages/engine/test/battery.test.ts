import { battery, examine } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { type Bug, parlour } from './parlour.ts'

/** What the battery must say of each planted bug. */
const findings: readonly (readonly [Bug, RegExp])[] = [
  ['loses a card', /lists: a rule changes the list of table:\d by hand/],
  ['keeps state in a closure', /(twin|fork|replay): /],
  ['forgets a field in clone', /clone: a clone of the state: turns is/],
  ['offers duplicate keys', /options: act offers .* twice/],
  ['has a dead end in next', /pay is a dead end/],
  ['leaks through a fact', /twin: .*facts\.shields/],
  ['leaks through an event', /lockstep twin: .*events/],
  ['leaks through a refusal', /lockstep twin: .* hears why/],
  ['shows how many options another seat has', /twin: .*facts\.options/],
  ['shows ids of visible cards', /twin: .*facts\.ids/],
  ['lists hands by handle', /twin: .*facts\.hands/],
  ['skips a window because of hidden cards', /lockstep twin: /],
  ['builds options before the yield', /deal twin: .*holds faces of an earlier moment/],
  ['follows a card through a shuffle', /twin: .*facts\.at/],
  ['shows a choice that is said to be hidden', /choice twin: .*events/],
  ['pays in the order of the hand', /order twin: .* can tell after seat \d answered pay/],
  ['asks for ever', /ends: the match is not over/],
  ['changes the table in a view', /pure: /],
]

describe('the battery', () => {
  it('is silent on a sound game', { timeout: 60_000 }, () => {
    battery(parlour())
  })

  it.each(findings)('finds a game that %s', { timeout: 60_000 }, (bug, reason) => {
    expect(() => battery(parlour(bug), undefined, { mostInputs: 200 })).toThrow(reason)
  })

  it('names a sample in which the finding is seen again', () => {
    let finding = ''
    try {
      battery(parlour('loses a card'))
    } catch (error) {
      finding = (error as Error).message
    }
    const [, sample] = /examine\(parlour, (.*)\)/.exec(finding) ?? []
    expect(() => examine(parlour('loses a card'), JSON.parse(sample!))).toThrow('by hand')
    expect(() => examine(parlour(), JSON.parse(sample!))).not.toThrow()
  })
})
