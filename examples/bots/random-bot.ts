// Answers at random: npx cardwright bot node examples/bots/random-bot.ts --create duel
import { createInterface } from 'node:readline'

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!
let match = ''
let asks: { id: string; options: { key: string }[]; some?: { add: string[]; stop: boolean } }[] = []
let keys: string[] = []
let waiting: string | null = null

function say(type: 'answer' | 'next'): void {
  waiting = crypto.randomUUID() // an id is never used twice
  console.log(JSON.stringify({ type, id: waiting, match, ask: asks[0]!.id, keys }))
}

function choose({ add, stop }: { add: string[]; stop: boolean }): void {
  const isEnough = add.length === 0 || (stop && Math.random() < 0.5)
  if (!isEnough) keys.push(pick(add))
  say(isEnough ? 'answer' : 'next') // next: what may be added to these keys?
}

for await (const line of createInterface(process.stdin)) {
  const message = JSON.parse(line)
  if (message.type === 'joined') {
    // a new match, or the same one after the connection broke
    ;[match, asks, waiting] = [message.match, [], null]
  } else if (message.type === 'ask') asks = message.asks
  else if (waiting !== null && message.re === waiting && message.type === 'next') choose(message)
  else if (waiting !== null && message.re === waiting) waiting = null // done, or refused
  const ask = asks[0]
  if (!ask || waiting !== null) continue // one thing at a time
  keys = ask.some ? [] : [pick(ask.options).key]
  if (ask.some) choose(ask.some)
  else say('answer')
}
