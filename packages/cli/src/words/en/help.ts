import { spoken } from '@cardwright/catalog/words'

const place = '(.cardwright/data, or $CARDWRIGHT_DATA)'

/** What `--help` says: of the whole, and of each command, its arguments and options. */
export const helpWords = spoken({
  about: 'A table for card games: play, simulate, test and study them.',
  help: 'display help for command',
  version: 'output the version number',
  titles: {
    'Usage:': 'Usage:',
    'Arguments:': 'Arguments:',
    'Options:': 'Options:',
    'Commands:': 'Commands:',
  } as Readonly<Record<string, string>>,
  default: (value: string) => `default: ${value}`,

  json: 'report as JSON',
  options: "the game's options; `cardwright games` lists them",
  sides: 'what each seat plays with, such as fighters or decks',
  seats: 'how many seats',
  threads: 'how many threads',
  shuffles: 'what the shuffles are made of',

  games: { about: 'The games, their options, seats, cards and rules.' },
  play: {
    about: 'A match in the terminal, by typing keys.',
    game: 'which game; on a terminal you are asked if it is left out',
    vs: 'who sits at the other seats: one bot for all, or one for each',
    seat: 'your own seat',
    seed: 'what the shuffles are made of; the same seed gives the same deal',
    record: 'where the record of the match is written',
    pace: 'in real-time games, how many seconds pass in the match for one of yours',
    more: `
Answers are keys, such as play:scout; they may be shortened as far as they are
clear (p:sc). Where several may be chosen, type them with spaces between them.

  ?            the options again, with what is behind them
  why <key>    why something is not offered, and the rule that says so
  rules <id>   a rule
  card <name>  a card
  view         the table again
  undo         takes your last answer back, if nobody has acted or learned since
  quit         leaves the match

In real-time games the match's clock runs with yours, from the start of the
match, and the others act while you think. --pace 0.5 halves the speed; with
--pace 0 the clock stands while you think: each of your answers takes two
seconds, and wait <seconds> lets more pass. That is the default when the input
is no terminal.`,
  },
  simulate: {
    about: 'Plays matches between bots on all cores; says who and what wins how often, and how long matches are.',
    games: 'how many',
    bots: 'who plays, with commas between them',
    seed: 'game number i is played with the seed <seed>-<i>',
    first: 'the number of the first game: to repeat one that failed',
    more: `
Seats rotate: in game i, seat s is taken by bot number (s + i) mod the number of
bots, so that each bot plays each seat equally often if the number of games is
a multiple of the number of bots. The results do not depend on --jobs; those of
bots whose thinking has a limit in time (search:1000ms; easy, medium and hard
where they are slow) may depend on the machine.
What the seats play with is drawn by lot unless --sides says it, so that the
shares of fighters and decks are those of line-ups by lot.
A win that is shared counts for each that shares it. Intervals are Wilson's,
95 %. Ctrl-C stops and reports the games played so far.`,
  },
  matchups: {
    about: 'Every pair of fighters or decks, the same bot on both sides: who beats whom, and how often.',
    games: 'how many for each pair',
    bot: 'who plays both sides',
    of: 'only these, with commas between them; a tag team as ash+bo',
  },
  scenario: {
    about: 'Runs scenarios; prints each failure with what was expected and what was found.',
    files: 'JSON files, each with one scenario or a list; or folders of them',
    format: 'files of another format, which a game brings',
    data: 'the data that this format needs',
  },
  rules: {
    about: 'The rulebook, with the tests and scenarios that show each rule.',
    id: 'one rule alone',
  },
  cards: {
    about: 'The cards; or a check of card files.',
    check: 'checks the card files (JSON) in this folder instead',
  },
  import: {
    about: "Reads a community's data files; says what of them is understood, and keeps it for all other commands.",
    dir: 'the folder of the files',
    check: 'keeps nothing: plays random matches with each deck and makes the text of each card',
    seed: 'what the matches of --check are made of',
    jobs: 'how many threads --check plays on',
    more: `
What is understood is written to .cardwright in the current folder, or to
$CARDWRIGHT_HOME if that is set, in place of what was imported before. Every
command that is called there can play with it. Exit code 0 means that the files
could be read; with --check, that every deck and every card is complete, that no
match failed and that every card has its text.`,
  },
  text: {
    about: 'Compiles abilities of cards, one a line, and says what they mean or where they are not understood.',
    file: 'a text file, or - for the standard input',
  },
  replay: {
    about: 'Plays a record back: what happened, the result, and whether it ends where the record says.',
    seat: 'as this seat saw it, instead of somebody who watches',
  },
  verify: {
    about: 'Checks that a record leads to the hash and the result it claims, and that its shuffles were honest.',
  },
  bench: { about: 'Measures speed: the same duel in other libraries and here, each game, forks and replays.' },
  serve: {
    about: 'Serves matches over the network, for people with a browser and for bots.',
    port: 'the port (8080, or $PORT)',
    host: 'the address to listen at (127.0.0.1, or $HOST; 0.0.0.0 for all)',
    data: `where matches are kept ${place}`,
    database: 'a PostgreSQL to keep them in instead ($DATABASE_URL)',
    origin: 'where people find it (http://localhost:<port>, or $CARDWRIGHT_ORIGIN)',
    nodeUrl: 'where this very process is reached, if there are several ($CARDWRIGHT_NODE_URL)',
    web: 'the built web client, if it lies elsewhere (packages/web/dist)',
    more: `
It goes on until it is told to stop (Ctrl-C, SIGTERM): then what was begun is
stored and the matches are handed over. docs/OPERATIONS.md has the rest.`,
  },
  migrate: {
    about: 'Brings the database of a server up to date without starting it.',
    check: 'only say what is to be done; exit code 1 if something is',
    data: `where matches are kept ${place}`,
    database: 'a PostgreSQL that they are kept in instead ($DATABASE_URL)',
  },
  admin: {
    about: 'What operators of a server do: read reports, mute, ban, end a match.',
    act: 'reports, settle, person, mute, unmute, ban, unban, end, purge or log',
    id: 'of a person, a match or a report',
    url: 'where the server is (http://localhost:8080, or $CARDWRIGHT_ORIGIN)',
    why: 'the reason: it is logged, and told to whom it concerns',
    hours: 'how long; for good if it is left out',
    more: `
The server and this command need the same $CARDWRIGHT_ADMIN_TOKEN.`,
  },
  bot: {
    about: 'Seats a program of your own, in any language: the protocol on its standard input and output.',
    command: 'what starts it, such as python3 my_bot.py',
    create: 'makes a table',
    against: 'who sits at the other seats: easy, medium, hard, or open for whoever comes (easy)',
    url: 'at a server, such as wss://cards.example.org/ws; without it, here and now',
    quick: 'at a server, with somebody who wants a quick match',
    match: 'at a server, at this table',
    name: 'under which name (that of the program)',
    games: 'how many matches, one after the other',
    patience: 'how long it may think; 0 is for ever',
    more: `
The command signs in, sits down, comes back when the connection breaks and asks
for whole views; the program reads messages, one JSON a line, and writes its
own. docs/PROTOCOL.md has them all, examples/bots has programs to begin with.
What the program writes to standard error is shown. A program with options of
its own stands after two dashes: cardwright bot --create duel -- python3 -u b.py
It goes on to the next match, and is to end when its input does. Exit code 1
means that a match was resigned because the program could not go on.`,
  },
})
