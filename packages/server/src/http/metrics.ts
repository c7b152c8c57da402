import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** From half a millisecond to ten seconds. */
const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** How often it is looked how late the event loop is, in ms. Each look wakes a process that may have nothing else to do. */
const lagEvery = 100

export type Metrics = ReturnType<typeof makeMetrics>

/** What an operator can watch: what the process itself tells, and what the tables do. */
export function makeMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: lagEvery })
  return {
    registry,
    connections: new Gauge({ name: 'cardwright_connections', help: 'Open connections of players.', registers }),
    messages: new Counter({
      name: 'cardwright_messages_total',
      help: 'Messages received, by type.',
      labelNames: ['type'],
      registers,
    }),
    refusals: new Counter({
      name: 'cardwright_refusals_total',
      help: 'Messages refused, by code.',
      labelNames: ['code'],
      registers,
    }),
    answers: new Counter({ name: 'cardwright_answers_total', help: 'Answers stored and acknowledged.', registers }),
    answerSeconds: new Histogram({
      name: 'cardwright_answer_seconds',
      help: 'From the receipt of an answer until its view is sent.',
      buckets: SECONDS,
      registers,
    }),
    rooms: new Gauge({ name: 'cardwright_rooms_open', help: 'Matches in memory.', registers }),
    entriesStored: new Counter({
      name: 'cardwright_entries_stored_total',
      help: 'Entries of records stored.',
      registers,
    }),
    storeSeconds: new Histogram({
      name: 'cardwright_store_seconds',
      help: 'How long one write of entries took.',
      buckets: SECONDS,
      registers,
    }),
    fenced: new Counter({
      name: 'cardwright_fenced_total',
      help: 'Writes refused because another process leads the match.',
      registers,
    }),
    mails: new Counter({
      name: 'cardwright_mails_total',
      help: 'Mails, by what came of them: sent, failed, dropped.',
      labelNames: ['outcome'],
      registers,
    }),
    thoughts: new Counter({
      name: 'cardwright_bot_thoughts_total',
      help: 'Answers that bots have found, by strength.',
      labelNames: ['strength'],
      registers,
    }),
    thoughtSeconds: new Histogram({
      name: 'cardwright_bot_thought_seconds',
      help: 'How long a bot took for an answer.',
      buckets: SECONDS,
      registers,
    }),
  }
}
