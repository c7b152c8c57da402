import { isMalformed, type Link, parseClientMessage, type ServerMessage } from '@cardwright/protocol'
import { botWords } from '../words/en/bot.ts'
import type { Place } from './places.ts'
import { Program } from './program.ts'

const { faults } = botWords

type Over = Extract<ServerMessage, { type: 'over' }>
type Welcome = Extract<ServerMessage, { type: 'welcome' }>

/** How a match went for the program: to its end, or until it could not go on. */
export interface Ending {
  readonly seat: number
  readonly result: Over['result'] | null
  /** What the program did wrong, or what else went wrong. */
  readonly fault: string | null
  /** The next match can be tried all the same. */
  readonly goesOn: boolean
}

export interface Care {
  readonly command: readonly string[]
  /** How long the program may think, in seconds; 0 is for ever. */
  readonly patience: number
  /** How long a server may be out of reach, in ms. */
  readonly outage: number
}

/** After this many refusals in a row the program will not find a legal answer any more. */
export const maxRefusals = 20

/** How long it may take to give a match up, in ms. */
const farewell = 3000

const shown = (line: string): string => (line.length > 80 ? `${line.slice(0, 80)}...` : line)

/** A program at its seat: passes on what is said on both sides, and does the rest for it. */
export class Seated {
  readonly #care: Care
  #program: Program
  #link: Link | null = null
  #match = ''
  #seat = 0
  #welcome: Welcome | null = null
  #resolve: (ending: Ending) => void = () => {}
  /** What it was told in this match before it said a word. A program that ended with the last match is told it again. */
  #told: ServerMessage[] | null = null
  #played = 0
  #isWaiting = false
  #joining = false
  #isAsked = false
  #refusals = 0
  #thinking: ReturnType<typeof setTimeout> | null = null
  #outage: ReturnType<typeof setTimeout> | null = null

  constructor(care: Care) {
    this.#care = care
    this.#program = this.#start()
  }

  #start(): Program {
    const program = new Program(this.#care.command)
    program.onLine = (line) => this.#hearProgram(line)
    program.onEnd = (how) => this.#ended(how)
    return program
  }

  /** Joins a match, and comes back when it is over. */
  play({ link, match, welcome }: Place): Promise<Ending> {
    this.#link = link
    this.#match = match
    this.#told = this.#played > 0 ? [] : null
    this.#refusals = 0
    this.#isAsked = this.#isWaiting = this.#joining = false
    if (this.#program.hasEnded) this.#program = this.#start()
    link.onStatus = (status) => this.#watch(status === 'lost')
    link.onMessage = (message) => this.#hear(message)
    link.onLive = () => {
      this.#welcome = welcome()
      this.#tell(this.#welcome)
      this.#join()
    }
    return new Promise((resolve) => {
      this.#resolve = resolve
      if (link.status === 'live') link.onLive()
    })
  }

  /** From here on neither the table nor the program is heard. */
  #leave(): void {
    const link = this.#link!
    this.#link = null
    this.#played++
    this.#await()
    if (this.#outage !== null) clearTimeout(this.#outage)
    link.onStatus = link.onLive = link.onMessage = () => {}
  }

  /** Lets the program end. */
  stop(): Promise<void> {
    return this.#program.stop()
  }

  /** Gives the match up from outside; false if there is none. */
  quit(fault: string): boolean {
    const isPlaying = this.#link !== null
    this.#fail(fault)
    return isPlaying
  }

  #tell(message: ServerMessage): void {
    this.#told?.push(message)
    this.#program.say(message)
  }

  #join(): void {
    // a wish to join that was not answered is said again by the link
    if (this.#joining) return
    this.#joining = true
    const link = this.#link!
    void link.request({ type: 'join', match: this.#match }).then((reply) => {
      if (this.#link !== link) return
      this.#joining = false
      if (reply.type === 'refusal') this.#fail(faults.notJoined(reply.why))
    })
  }

  // What the table says

  #hear(message: ServerMessage): void {
    if ('match' in message && message.match !== null && message.match !== this.#match) return
    // the link says again what was not taken in
    if (message.type === 'refusal' && (message.code === 'busy' || (message.code === 'tooMany' && !message.re))) return
    this.#tell(message)
    switch (message.type) {
      case 'joined':
        this.#seat = message.seat ?? 0
        this.#isWaiting = message.table.status === 'waiting'
        if (message.seat === null) this.#fail(faults.noSeat)
        else if (this.#isWaiting) this.#beReady()
        break
      case 'ask':
        this.#isAsked = message.asks.length > 0
        break
      case 'done':
        this.#refusals = 0
        break
      case 'refusal':
        this.#count(message.why)
        break
      case 'closing':
        if (message.match !== null) this.#join()
        break
      case 'over':
        this.#leave()
        this.#resolve({ seat: this.#seat, result: message.result, fault: null, goesOn: true })
        return
      default:
    }
    this.#await()
  }

  /** Adds to the seed, so that nobody can have made it alone. */
  #beReady(): void {
    const bytes = crypto.getRandomValues(new Uint8Array(16))
    const contribution = Buffer.from(bytes).toString('hex')
    void this.#link?.request({ type: 'ready', match: this.#match, contribution })
  }

  #count(why: string): void {
    if (++this.#refusals >= maxRefusals) {
      this.#fail(faults.refused(maxRefusals, why), true)
    }
  }

  // What the program says

  #hearProgram(line: string): void {
    if (this.#link === null || line.trim() === '') return
    this.#told = null
    if (!isJson(line)) {
      this.#fail(faults.noJson(shown(line)))
      return
    }
    const message = parseClientMessage(line)
    if (isMalformed(message)) {
      this.#tell({ type: 'refusal', re: message.re, code: 'malformed', why: message.malformed })
      this.#count(message.malformed)
    } else if (message.type === 'hello') this.#tell(this.#welcome!)
    else if (message.type === 'lobby') this.#link.say(message)
    else {
      const { id, ...wish } = message
      void this.#link.request(wish, id)
    }
    this.#await()
  }

  #ended(how: string): void {
    if (this.#link === null) return
    const told = this.#told
    if (told === null) {
      this.#fail(how)
      return
    }
    this.#told = null
    this.#program = this.#start()
    for (const message of told) this.#program.say(message)
  }

  // What goes wrong

  /** Waits for the program while it is asked, and for nothing else. */
  #await(): void {
    if (this.#thinking !== null) clearTimeout(this.#thinking)
    this.#thinking = null
    const { patience } = this.#care
    if (this.#link === null || !this.#isAsked || patience === 0) return
    this.#thinking = setTimeout(() => this.#fail(faults.silent(patience)), patience * 1000)
  }

  #watch(isLost: boolean): void {
    if (this.#outage !== null) clearTimeout(this.#outage)
    this.#outage = null
    if (!isLost) return
    this.#isAsked = false
    this.#await()
    this.#outage = setTimeout(() => this.#fail(faults.serverAway), this.#care.outage)
  }

  #fail(fault: string, goesOn = false): void {
    const link = this.#link
    if (link === null) return
    this.#leave()
    const given = giveUp(link, this.#match)
    const late = new Promise((resolve) => setTimeout(resolve, farewell).unref())
    void Promise.race([given, late]).then(() => this.#resolve({ seat: this.#seat, result: null, fault, goesOn }))
  }
}

/** Gives the seat back; or, where the match has begun, the match. */
async function giveUp(link: Link, match: string): Promise<void> {
  const left = await link.request({ type: 'leave', match })
  if (left.type === 'refusal') await link.request({ type: 'resign', match })
}

function isJson(line: string): boolean {
  try {
    JSON.parse(line)
    return true
  } catch {
    return false
  }
}
