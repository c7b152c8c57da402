import { battery, examine } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { type Bug, bugs, parlour } from './parlour.ts'
import { type Slip, saleroom, slips } from './saleroom.ts'

/** What the battery must say of each planted bug. */
const findings: Readonly<Record<Bug, RegExp>> = {
  'loses a card': /lists: a rule changes the list of table:\d by hand/,
  'keeps state in a closure': /(twin|fork|replay): /,
  'forgets a field in clone': /clone: a clone of the state: turns is/,
  'offers duplicate keys': /options: act offers .* twice/,
  'has a dead end in next': /pay is a dead end/,
  'leaks through a fact': /twin: .*facts\.shields/,
  'leaks through an event': /lockstep twin: .*events/,
  'leaks through a refusal': /lockstep twin: .* hears why/,
  'shows how many options another seat has': /twin: .*facts\.options/,
  'shows ids of visible cards': /twin: .*facts\.ids/,
  'offers cards in the order of their ids': /(imagined|ids) twin: .*asks/,
  'keeps an id that is not renamed': /ids twin: a position whose cards have other ids: marked/,
  'lists hands by handle': /twin: .*facts\.hands/,
  'skips a window because of hidden cards': /lockstep twin: /,
  'builds options before the yield': /deal twin: .*holds faces of an earlier moment/,
  'follows a card through a shuffle': /twin: .*facts\.at/,
  'shows a choice that is said to be hidden': /choice twin: .*events/,
  'pays in the order of the hand': /order twin: .* can tell after seat \d answered pay/,
  'shows a watcher alone what is hidden': /twin: a watcher .*facts\.shields/,
  'refuses keys of earlier questions by what the foe holds': /lockstep twin: .* hears why .*#\d is not offered/,
  'refuses a show by who holds the card': /lockstep twin: .* hears why .* is not offered \(show\)/,
  'orders the rest of a payment by what the foe holds': /lockstep twin: what seat \d may add/,
  'uses chance up for a hidden card': /lockstep twin: chance is used/,
  'tells of a rule that there is not': /rule ids: the event played cites PA-9/,
  'asks by a rule that there is not': /rule ids: the ask answer cites PA-9/,
  'refuses by a rule that there is not': /rule ids: .* cites PA-9/,
  'ends by a rule that there is not': /rule ids: .* cites PA-9/,
  'lets a seat win that there is not': /result: seat \d has won, and there are/,
  'has a score too few': /result: there are \d scores for \d seats/,
  'scores in halves': /numbers: state\.scores/,
  'tells a fraction': /numbers: the event played\.share/,
  'shows a fraction': /numbers: view\.facts\.mean/,
  'sorts a row by hand': /lists: a rule changes the list of table:\d by hand/,
  'takes longer steps than it says': /steps: a step has taken 2 inputs; the game says 1/,
  'tells in private and lets it be undone': /undo: .* was granted, although not everybody was told of hint/,
  'lets an answer be undone by what the foe holds': /lockstep twin: .*undo/,
  'keeps a value that has changed': /kept: .* was kept, and is another now/,
  'reads a card that it kept through a shuffle': /lockstep twin: .*events/,
  'lets a seat know what is not so': /imagined twin: the dealer found no room/,
  'promises what no deal fits': /imagined twin: no deal fits/,
  'describes the turns wrongly': /position: /,
  'forgets the order of decks in its description': /position: /,
  'asks for ever': /ends: the match is not over/,
  'changes the table in a view': /pure: /,
}

/** And of each slip of the saleroom. */
const slipsFound: Readonly<Record<Slip, RegExp>> = {
  'tells an answer that is pending': /pending twin: .* can tell bid:\d from bid:\d/,
  'changes the table while an answer is pending': /(pending|imagined) twin: .*facts\.bids/,
  'uses the id of a standing ask again': /standing asks: the id floor was over/,
  'sets a timer by a hidden prize': /lockstep twin: .*view\.waiting/,
  'limits bids by what another seat has': /twin: .*(asks\.0\.options|hears why bid)/,
  'reads the purse of another seat in a form': /lockstep twin: .* hears why bid:\d is not offered/,
  'tells how many cards a box holds': /count twin: .*facts\.boxes/,
  'shows the note of another seat': /twin: .*facts\.notes/,
  'waits longer for whoever has more': /twin: .*view\.waiting/,
}

describe('the battery', () => {
  it('is silent on sound games', () => {
    battery(parlour())
    battery(saleroom())
  })

  it.each(bugs)('finds a parlour that %s', (bug) => {
    expect(() => battery(parlour(bug), undefined, { maxInputs: 200 })).toThrow(findings[bug])
  })

  it.each(slips)('finds a saleroom that %s', (slip) => {
    expect(() => battery(saleroom(slip))).toThrow(slipsFound[slip])
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
