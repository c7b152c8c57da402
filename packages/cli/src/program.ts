import { availableParallelism } from 'node:os'
import { Command, InvalidArgumentError } from 'commander'

const whole =
  (min: number, max = Number.MAX_SAFE_INTEGER) =>
  (text: string): number => {
    const value = Number(text)
    if (/^\d+$/.test(text) && value >= min && value <= max) return value
    const range = max === Number.MAX_SAFE_INTEGER ? `from ${min} on` : `from ${min} to ${max}`
    throw new InvalidArgumentError(`It must be a whole number ${range}.`)
  }

const positive = (text: string): number => {
  const value = Number(text)
  if (text.trim() !== '' && Number.isFinite(value) && value >= 0) return value
  throw new InvalidArgumentError('It must be a number, 0 or more.')
}

const list = (text: string): string[] => {
  const names = text.split(',').map((name) => name.trim())
  if (names.every((name) => name !== '')) return names
  throw new InvalidArgumentError('It must be names with commas between them, such as easy,hard.')
}

const json = ['--json', 'report as JSON'] as const
const options = ['--options <json>', "the game's options; `cardwright games` lists them"] as const
const sides = ['--sides <names>', 'what each seat plays with, such as fighters or decks', list] as const
const seats = ['--seats <n>', 'how many seats', whole(1, 30)] as const

/** The command line. Each command's code is loaded when it is called: the help and small commands start fast. */
export function makeProgram(exitWith: (code: number) => void): Command {
  const program = new Command('cardwright')
    .description('A table for card games: play, simulate, test and study them.')
    .version('0.1.0')
    .exitOverride()
    .configureOutput({ outputError: () => {} })
    .configureHelp({ helpWidth: Math.min(process.stdout.columns ?? 80, 100) })

  program
    .command('games')
    .description('The games, their options, seats, cards and rules.')
    .option(...json)
    .action(async (given) => exitWith(await (await import('./commands/games.ts')).games(given)))

  program
    .command('play')
    .description('A match in the terminal, by typing keys.')
    .argument('[game]', 'which game; on a terminal you are asked if it is left out')
    .option('--vs <bots>', 'who sits at the other seats: one bot for all, or one for each', list)
    .option(...seats)
    .option('--seat <n>', 'your own seat', whole(0, 29))
    .option('--seed <seed>', 'what the shuffles are made of; the same seed gives the same deal')
    .option(...options)
    .option(...sides)
    .option('--record <file>', 'where the record of the match is written')
    .option('--pace <n>', 'in real-time games, how many seconds pass in the match for one of yours', positive)
    .addHelpText('after', playHelp)
    .action(async (game, given) => exitWith(await (await import('./commands/play.ts')).play(game, given)))

  program
    .command('simulate')
    .description('Plays matches between bots on all cores; says who wins how often, and how long matches are.')
    .argument('<game>')
    .requiredOption('--games <n>', 'how many', whole(1))
    .requiredOption('--bots <names>', 'who plays, with commas between them', list)
    .option('--seed <seed>', 'game number i is played with the seed <seed>-<i>', '1')
    .option('--first <n>', 'the number of the first game: to repeat one that failed', whole(0), 0)
    .option(...seats)
    .option('--jobs <n>', 'how many threads', whole(1, 256), availableParallelism())
    .option(...options)
    .option(...sides)
    .option(...json)
    .addHelpText('after', simulateHelp)
    .action(async (game, given) => exitWith(await (await import('./commands/simulate.ts')).simulate(game, given)))

  program
    .command('matchups')
    .description('Every pair of fighters or decks, the same bot on both sides: who beats whom, and how often.')
    .argument('<game>')
    .option('--games <n>', 'how many for each pair', whole(1), 100)
    .option('--bot <name>', 'who plays both sides', 'search:60')
    .option('--of <names>', 'only these, with commas between them', list)
    .option('--seed <seed>', 'what the shuffles are made of', '1')
    .option('--jobs <n>', 'how many threads', whole(1, 256))
    .option(...json)
    .action(async (game, given) => exitWith(await (await import('./commands/matchups.ts')).matchups(game, given)))

  program
    .command('scenario')
    .description('Runs scenarios; prints each failure with what was expected and what was found.')
    .argument('<files...>', 'JSON files, each with one scenario or a list; or folders of them')
    .option('--format <name>', 'files of another format, which a game brings')
    .option('--data <dir>', 'the data that this format needs')
    .option(...json)
    .action(async (files, given) => exitWith(await (await import('./commands/scenario.ts')).scenario(files, given)))

  program
    .command('rules')
    .description('The rulebook, with the tests and scenarios that show each rule.')
    .argument('<game>')
    .argument('[id]', 'one rule alone')
    .option(...json)
    .action(async (game, id, given) => exitWith(await (await import('./commands/rules.ts')).rules(game, id, given)))

  program
    .command('cards')
    .description('The cards; or a check of card files.')
    .argument('<game>')
    .option('--check <dir>', 'checks the card files (JSON) in this folder instead')
    .option(...json)
    .action(async (game, given) => exitWith(await (await import('./commands/cards.ts')).cards(game, given)))

  program
    .command('import')
    .description(
      "Reads a community's data files; says what of them is understood, and keeps it for all other commands.",
    )
    .argument('<game>')
    .argument('<dir>', 'the folder of the files')
    .option('--check', 'keeps nothing: plays random matches with each deck and makes the text of each card')
    .option('--seed <seed>', 'what the matches of --check are made of', '1')
    .option('--jobs <n>', 'how many threads --check plays on', whole(1, 256))
    .option(...json)
    .addHelpText('after', importHelp)
    .action(async (game, dir, given) =>
      exitWith(await (await import('./commands/import.ts')).importCards(game, dir, given)),
    )

  program
    .command('text')
    .description('Compiles abilities of cards, one a line, and says what they mean or where they are not understood.')
    .argument('<game>')
    .argument('<file>', 'a text file, or - for the standard input')
    .option(...json)
    .action(async (game, file, given) => exitWith(await (await import('./commands/text.ts')).text(game, file, given)))

  program
    .command('replay')
    .description('Plays a record back: what happened, the result, and whether it ends where the record says.')
    .argument('<record>')
    .option('--seat <n>', 'as this seat saw it, instead of somebody who watches', whole(0, 29))
    .option(...json)
    .action(async (record, given) => exitWith(await (await import('./commands/replay.ts')).replay(record, given)))

  program
    .command('verify')
    .description('Checks that a record leads to the hash and the result it claims, and that its shuffles were honest.')
    .argument('<record>')
    .option(...json)
    .action(async (record, given) => exitWith(await (await import('./commands/verify.ts')).verifyRecord(record, given)))

  program
    .command('bench')
    .description('Measures speed: the same duel in other libraries and here, each game, forks and replays.')
    .option(...json)
    .action(async (given) => exitWith(await (await import('./commands/bench.ts')).bench(given)))

  program
    .command('serve')
    .description('Serves matches over the network, for people with a browser and for bots.')
    .option('--port <n>', 'the port (8080, or $PORT)', whole(0, 65535))
    .option('--host <address>', 'the address to listen at (127.0.0.1, or $HOST; 0.0.0.0 for all)')
    .option('--data <folder>', 'where matches are kept (.cardwright/data, or $CARDWRIGHT_DATA)')
    .option('--database <url>', 'a PostgreSQL to keep them in instead ($DATABASE_URL)')
    .option('--origin <url>', 'where people find it (http://localhost:<port>, or $CARDWRIGHT_ORIGIN)')
    .option('--node-url <url>', 'where this very process is reached, if there are several ($CARDWRIGHT_NODE_URL)')
    .option('--web <folder>', 'the built web client, if it lies elsewhere (packages/web/dist)')
    .addHelpText('after', serveHelp)
    .action(async (given) => exitWith(await (await import('./commands/serve.ts')).serveTables(given)))

  program
    .command('migrate')
    .description('Brings the database of a server up to date without starting it.')
    .option('--check', 'only say what is to be done; exit code 1 if something is')
    .option('--data <folder>', 'where matches are kept (.cardwright/data, or $CARDWRIGHT_DATA)')
    .option('--database <url>', 'a PostgreSQL that they are kept in instead ($DATABASE_URL)')
    .action(async (given) => exitWith(await (await import('./commands/migrate.ts')).migrate(given)))

  program
    .command('admin')
    .description('What operators of a server do: read reports, mute, ban, end a match.')
    .argument('<act>', 'reports, settle, person, mute, unmute, ban, unban, end, purge or log')
    .argument('[id]', 'of a person, a match or a report')
    .option('--url <url>', 'where the server is (http://localhost:8080, or $CARDWRIGHT_ORIGIN)')
    .option('--why <reason>', 'the reason: it is logged, and told to whom it concerns')
    .option('--hours <n>', 'how long; for good if it is left out', positive)
    .option(...json)
    .addHelpText('after', adminHelp)
    .action(async (act, id, given) => exitWith(await (await import('./commands/admin.ts')).admin(act, id, given)))

  program
    .command('bot')
    .description('Seats a program of your own, in any language: the protocol on its standard input and output.')
    .argument('<command...>', 'what starts it, such as python3 my_bot.py')
    .option('--create <game>', 'makes a table')
    .option(...options)
    .option('--against <who>', 'who sits at the other seats: easy, medium, hard, or open for whoever comes (easy)')
    .option('--url <url>', 'at a server, such as wss://cards.example.org/ws; without it, here and now')
    .option('--quick <game>', 'at a server, with somebody who wants a quick match')
    .option('--match <id>', 'at a server, at this table')
    .option('--name <name>', 'under which name (that of the program)')
    .option('--games <n>', 'how many matches, one after the other', whole(1), 1)
    .option('--patience <seconds>', 'how long it may think; 0 is for ever', positive, 60)
    .option(...json)
    .addHelpText('after', botHelp)
    .action(async (command, given) => exitWith(await (await import('./commands/bot.ts')).bot(command, given)))

  return program
}

const botHelp = `
The command signs in, sits down, comes back when the connection breaks and asks
for whole views; the program reads messages, one JSON a line, and writes its
own. docs/PROTOCOL.md has them all, examples/bots has programs to begin with.
What the program writes to standard error is shown. A program with options of
its own stands after two dashes: cardwright bot --create duel -- python3 -u b.py
It goes on to the next match, and is to end when its input does. Exit code 1
means that a match was resigned because the program could not go on.`

const adminHelp = `
The server and this command need the same $CARDWRIGHT_ADMIN_TOKEN.`

const serveHelp = `
It goes on until it is told to stop (Ctrl-C, SIGTERM): then what was begun is
stored and the matches are handed over. docs/OPERATIONS.md has the rest.`

const playHelp = `
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
is no terminal.`

const importHelp = `
What is understood is written to .cardwright in the current folder, or to
$CARDWRIGHT_HOME if that is set, in place of what was imported before. Every
command that is called there can play with it. Exit code 0 means that the files
could be read; with --check, that every deck and every card is complete, that no
match failed and that every card has its text.`

const simulateHelp = `
Seats rotate: in game i, seat s is taken by bot number (s + i) mod the number of
bots, so that each bot plays each seat equally often if the number of games is
a multiple of the number of bots. The results do not depend on --jobs; those of
bots whose thinking has a limit in time (search:1000ms; easy, medium and hard
where they are slow) may depend on the machine.
A win that is shared counts for each that shares it. Intervals are Wilson's,
95 %. Ctrl-C stops and reports the games played so far.`
