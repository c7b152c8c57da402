import type { Entry } from '@cardwright/catalog'
import type { AskView, CardView, JsonObject, OptionView, Pattern, SeenEvent, Telling, Words } from '@cardwright/engine'
import type { SentView, Snapshot, TableInfo } from '@cardwright/protocol'
import type { ComponentType, ReactNode } from 'react'
import type { Aim, Spot } from './aim/spots.ts'
import type { Standing } from './curve.ts'
import type { Follow } from './follow.ts'
import type { Sound } from './sound.ts'

/** An answer that is being put together: one for the whole table, shared by board, hand, bar and keyboard. */
export interface Answering {
  /** The question that is being answered; null while others are awaited. */
  readonly ask: AskView | null
  /** The keys chosen so far, in a choice of several. */
  readonly chosen: readonly string[]
  /** The options that may be chosen now; for a single choice, all. */
  readonly offered: readonly OptionView[]
  /** Whether what is chosen is an answer as it stands. */
  readonly complete: boolean
  /** An answer is on its way, or was a moment ago: nothing is chosen meanwhile. */
  readonly sending: boolean
  /** The option under the pointer or focus, so that the board can show what would happen. */
  readonly preview: OptionView | null
  /** What the last question was answered with here: it may still be being paid for. */
  readonly answered: readonly OptionView[]
  /** Chooses, or takes back what was chosen. A single choice is answered at once. */
  choose(key: string): void
  /** Sends what is chosen. */
  confirm(): void
  clear(): void
  /** Answers with these at once, where there is nothing else to choose. */
  answer(keys: readonly string[]): void
  look(option: OptionView | null): void
  /** Says why something that one would like to do is not offered; shown as a sentence with its rule. */
  why(key: string): void
}

/** What a game's board is given. It draws the table; hand, log, prompt and chat are drawn around it. */
export interface BoardProps {
  readonly entry: Entry
  readonly words: Words
  readonly telling: Telling
  /** The same for what is asked: it may be about what is still to be shown. */
  readonly asking: Telling
  readonly table: TableInfo
  /** The view that is shown now: while events are being shown, the one before them, as far as the board follows none. */
  readonly view: SentView
  /** The seat whose side is near: the player's own; for a spectator, seat 0 or the one they chose. */
  readonly near: number
  readonly answering: Answering
  /** The event that is being shown now: a board lights up what it is about. */
  readonly beat: SeenEvent | null
  readonly snapshot: Snapshot
}

/** The look of a game. The generic table needs only the id and a board. */
export interface Look {
  readonly id: string
  readonly Board: ComponentType<BoardProps>
  /** The inside of a card's face, by its definition's id; the frame, its states and the zoom are the table's. */
  readonly Face?: ComponentType<FaceProps>
  /** The picture of a card: the name of a game-icons symbol, chosen by hand where that is worth it. */
  picture?(card: string): string | null
  /** The colour in which a value of a deck's trait is drawn: the ember of `hue`. */
  tint?(trait: string, value: string): string | null
  /** Zones that the board does not draw because the table does: `hand:0`. */
  readonly hand?: (seat: number) => string
  /** Where a card lies in a hand that its player may order as they like: the lowest first. By default as it came. */
  place?(card: CardView, props: BoardProps): number
  /** Whether the board itself offers this, so that it needs no button beside the prompt. Cards on show always do. */
  draws?(option: OptionView, ask: AskView, props: BoardProps): boolean
  /** Whether this has a button all the same, although its card is on show: to go on as before is no card one looks for. */
  button?(option: OptionView, ask: AskView): boolean
  /** Whether this is what people mostly answer: its button is the main one. */
  usual?(option: OptionView, ask: AskView): boolean
  /** Whether a question only goes with one's last answer, as a payment does, or a target: Escape takes that answer back. */
  goesWithLast?(ask: AskView): boolean
  /** Whether the board itself has a place to fill in the form of this question. */
  drawsForm?(ask: AskView): boolean
  /** Orders several things to do with one card: the lowest comes first, equal ones as the game lists them. */
  rank?(option: OptionView, props: BoardProps): number
  /** Whether the order of what is chosen counts so little that a number on each card would be taken for something else. */
  hidesOrder?(ask: AskView | null): boolean
  /** The handle of the card that asks, where the question names another one that it is about. */
  asker?(ask: AskView, props: BoardProps): number | null
  /** Whether a card of the hand is opened before it is played: on a phone, where it cannot be read as it lies; everywhere, if one press could be the last. */
  readonly opensFirst?: 'onPhones' | 'everywhere'
  /** How an answer is given by pointing, in one step or two; by default at the cards it names. */
  aim?(option: OptionView, ask: AskView, props: BoardProps): Aim
  /** The options that would take a card to where it was dropped, by their keys or some of their fields. */
  refusedAt?(handle: number, spots: readonly Spot[], props: BoardProps): readonly (string | Pattern)[]
  /** How a card lies, where its game says it otherwise than by the marks `rested` and `reversed`. */
  pose?(card: CardView): { readonly rested?: boolean; readonly reversed?: boolean }
  /** What a card says beside the lines of its text: its kind, its marks. A close-up explains the words of it. */
  print?(card: string, props: BoardProps): string
  /** What the numbers and signs on a card's face mean, each in a few words: a close-up says it below the card. */
  legend?(card: string, entry: Entry, about?: FaceProps['about']): readonly Explained[]
  /** What a player should know before they choose this: what it means, what it risks. Null if its name says it all. */
  note?(option: OptionView, ask: AskView, props: BoardProps): Note | null
  /** What stands above the question as long as nothing else is said there: how much of a payment is chosen. */
  status?(props: BoardProps): string | null
  /** How well a card of the hand would do now, in a word or a number: a pip on it. */
  pip?(card: string, props: BoardProps): Pip | null
  /** How long an event is shown, in ms at normal speed; 0 for one that needs no time of its own. */
  pace?(event: SeenEvent): number
  /** How the board follows each event while it is shown; without it the board changes once all has been told. */
  readonly follow?: Follow
  /** The sound of an event; by default one that fits its name. */
  sound?(event: SeenEvent): Sound
  /** What an event comes from: an ability and what it does. The log shows it above the general rule. */
  cites?(event: SeenEvent, props: Pick<BoardProps, 'entry'>): Explained | null
  /** What the log entry of an event opens beside its rule, such as how a Strike went. Null for most events. */
  opens?(event: SeenEvent, props: BoardProps): LogDialog | null
  /** What the log tells in one line for as long as nothing else happens: what others do beside one's own play. */
  readonly aside?: Aside
  /** The colour of a seat on the board: its curve at the end has the same. */
  colour?(seat: number, props: BoardProps): string
  /** The number that says how each seat stands, drawn as a curve at the end; by default one with a usual name. */
  standing?(facts: JsonObject): Standing
  /** A line for each seat, beside its name. */
  readonly Summary?: ComponentType<{ readonly props: BoardProps; readonly seat: number }>
  /** Controls beside the prompt, such as stops and yields. */
  readonly Controls?: ComponentType<BoardProps>
  /** What the guide says when a kind of ask comes up for the first time: a title and two or three sentences. */
  readonly guide?: Readonly<Record<string, { readonly title: string; readonly text: string }>>
  /** Which of them fit how things stand, the most pressing first: one is said at a time. By default that of the kind of ask. */
  hints?(ask: AskView, props: BoardProps): readonly string[]
  /** How one chooses what to play with: the fighters, the decks. */
  readonly Choice?: ComponentType<ChoiceProps>
}

/** A number or a sign, as it is named, and what it means. */
export interface Explained {
  readonly sign: string
  readonly means: string
}

export interface Note {
  readonly text: string
  /** It can cost the match, or something that does not come back. */
  readonly isDanger?: boolean
  /** Asked once more before it is sent, in these words: "Pay 3 life". */
  readonly confirm?: string
}

export interface Aside {
  belongs(event: SeenEvent, props: Pick<BoardProps, 'near'>): boolean
  /** Several such events in a sentence. */
  says(events: readonly SeenEvent[]): string
}

export interface Pip {
  readonly text: string
  /** The same as a sentence. */
  readonly label: string
  /** Whether it would be of use now: what would not shines less, and a press opens it before it is played. Null where that is not judged. */
  readonly isGood: boolean | null
}

/** Something that has happened and can be looked at again. */
export interface LogDialog {
  /** The label of its button: "Look at this Strike". */
  readonly name: string
  /** The dialog that it opens. */
  show(close: () => void): ReactNode
}

export interface FaceProps {
  readonly entry: Entry
  readonly words: Words
  /** The definition's id. */
  readonly card: string
  /** What the view says of it beside its name: numbers as they are now. */
  readonly about?: Readonly<Record<string, unknown>>
  readonly size: 'small' | 'medium' | 'large'
  readonly picture: ReactNode
}

export interface ChoiceProps {
  readonly entry: Entry
  readonly words: Words
  readonly value: string | null
  onChange(side: string): void
}
