import { spoken } from '@cardwright/catalog/words'
import { listed } from '@cardwright/engine/english'

export const toolWords = spoken({
  speed: (speed: string) => `Speed: ${speed}`,
  sound: (isOn: boolean) => `Sound: ${isOn ? 'on' : 'off'}`,
  rules: 'Rules',
  keys: 'Keys',
  offerDraw: 'Offer a draw',
  save: 'Save the record',
  resign: 'Resign …',
  leave: 'Leave the table',
  offeredDraw: 'You have offered a draw.',
  takeBack: 'Take it back',
  drawOffered: 'A draw is offered.',
  agree: 'Agree',
  decline: 'Decline',
  rematch: 'Rematch',
  watchAgain: 'Watch it again',
  pass: 'Pass the screen on',
  undo: 'Undo',
  undoAnswer: (answers: readonly string[], since: boolean) => {
    if (!since) return answers.length === 0 ? 'Take back your last answer' : `Take back: ${listed(answers)}`
    const from = answers.length === 0 ? 'Back to your last decision' : `Back to before: ${listed(answers)}`
    return `${from}. The cards come in the same order again.`
  },
  advice: 'Advice',
  adviceWhat: 'What would you do? (H)',
  more: 'More',
  resignSure: 'Resign this match?',
  resignWhat: 'It ends at once, and the other side wins.',
  resignAmongMany: 'You are out of it, and the others play on.',
  resignYes: 'Resign',
  keyList: {
    digits: { key: '1 – 9', does: 'Choose the card, answer or place with this digit' },
    arrows: { key: '← ↑ ↓ →', does: 'Move between the things that you can choose; in a replay, ← and → step' },
    enter: { key: 'Enter', does: 'Choose what has the focus; send what was chosen' },
    escape: {
      key: 'Esc',
      does: 'Close what is open; take back what was chosen, or an answer that is still to be paid for',
    },
    space: { key: 'Space', does: 'Skip what is being shown; at the speed “step by step”, show the next thing' },
    advice: { key: 'H', does: 'Ask what a bot would do, where you play against bots alone' },
    undo: { key: 'Ctrl + Z', does: 'Undo' },
    help: { key: '?', does: 'This list' },
  },
})
