/** JSON is kept as text and times in milliseconds, so that one schema serves SQLite and PostgreSQL. */
export interface Database {
  matches: MatchRow
  entries: EntryRow
  chat: ChatRow
  seats: SeatRow
  mutes: MuteRow
  reports: ReportRow
  nodes: NodeRow
  quick: QuickRow
  lobby: LobbyRow
  records: RecordRow
  positions: PositionRow
  preferences: PreferenceRow
  clocks: ClockRow
  sanctions: SanctionRow
  operations: OperationRow
  bots: BotRow
  decks: DeckRow
  archive: ArchiveRow
  marks: MarkRow
}

export interface MatchRow {
  id: string
  game: string
  version: string
  status: 'waiting' | 'playing' | 'over'
  open: number
  host: string | null
  /** The options as they were wished for. */
  options: string
  /** `SeatInfo[]` without who is here. */
  seats: string
  time: string | null
  secret: string
  /** What the seats have added to the seed so far, by seat. */
  contributions: string
  /** The record's header; null until the match has begun. */
  header: string | null
  result: string | null
  /** The match that follows this one, once somebody has asked for it. */
  rematch: string | null
  created: number
  changed: number
  /** The process that leads this match, and how often that has changed: who comes with an older number writes nothing. */
  owner: string | null
  epoch: number
  /** A hash of the rules by which it is played; null until it has begun. */
  rules: string | null
  /** When it ended: under which month it is in the archive. */
  ended: number | null
}

export interface EntryRow {
  match: string
  /** 0 and on, without gaps. */
  n: number
  entry: string
}

export interface ChatRow {
  match: string
  n: number
  person: string
  name: string
  text: string
  at: number
  /** Under which id it was said: what comes twice under one is there once. */
  said: string | null
}

/** To which table a wish for any table has led. */
export interface QuickRow {
  person: string
  said: string
  match: string
}

/** Who sits or has played where: for the lists of a person's matches. */
export interface SeatRow {
  match: string
  seat: number
  person: string
  /** The match's, or `asked` while somebody has not come for whom others have kept the seat; and when that has last changed. */
  status: MatchRow['status'] | 'asked'
  changed: number
}

/** An open table or match as the lobby shows it. It is here while somebody who belongs to it is. */
export interface LobbyRow {
  match: string
  game: string
  /** 1 if whoever wants any table of this game may be led here. */
  wanted: number
  /** `TableInfo`. */
  shown: string
  created: number
  /** When somebody who sits there was last connected, by the database's time. */
  seen: number
}

/** What is left of a match that is over: its record as text, and what everybody was shown in the end, packed. */
export interface ArchiveRow {
  match: string
  ended: number
  text: string
  shown: string | null
}

/** How far something has come that is done bit by bit. */
export interface MarkRow {
  name: string
  at: number
}

/** The same of matches that ended before there was an archive. */
export interface RecordRow {
  match: string
  text: string
  /** What everybody was shown in the end, packed: it is shown again without the rules. */
  shown: string | null
}

/** How a match that is played stood not long ago, packed: it can go on from there under other rules. */
export interface PositionRow {
  match: string
  /** After so many entries. */
  n: number
  saved: string
}

/** In which windows a seat of a match that is played wants to be asked, as JSON. */
export interface PreferenceRow {
  match: string
  seat: number
  windows: string
}

/** How far the clock of a match that is played has come, if that is further than its entries tell. */
export interface ClockRow {
  match: string
  at: number
}

export interface MuteRow {
  person: string
  muted: string
}

export interface ReportRow {
  id: string
  match: string
  person: string
  reported: string
  text: string
  at: number
  /** When an operator has dealt with it. */
  handled: number | null
}

/** What an operator has forbidden somebody. */
export interface SanctionRow {
  person: string
  kind: 'ban' | 'mute'
  until: number | null
  why: string
  at: number
}

/** What an operator did. */
export interface OperationRow {
  id: string
  at: number
  operator: string
  what: string
  subject: string
  why: string
}

/** A program that plays for somebody, by the hash of its token. */
export interface BotRow {
  token: string
  id: string
  owner: string
  name: string
  created: number
}

/** A deck that somebody keeps with their account. */
export interface DeckRow {
  person: string
  id: string
  game: string
  name: string
  /** How many of each card, as JSON. */
  cards: string
  changed: number
}

/** A process that serves matches, until when it is believed to be alive, and where it is reached. */
export interface NodeRow {
  id: string
  url: string
  alive: number
  /** By which rules it plays each game, as JSON. */
  rules: string | null
}
