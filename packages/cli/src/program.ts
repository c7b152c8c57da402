import { availableParallelism } from 'node:os'
import { Command, type Help, InvalidArgumentError } from 'commander'
import { helpWords } from './words/en/help.ts'
import { problemWords } from './words/en/problems.ts'

const whole =
  (min: number, max = Number.MAX_SAFE_INTEGER) =>
  (text: string): number => {
    const value = Number(text)
    if (/^\d+$/.test(text) && value >= min && value <= max) return value
    const isOpen = max === Number.MAX_SAFE_INTEGER
    throw new InvalidArgumentError(isOpen ? problemWords.wholeFrom(min) : problemWords.wholeBetween(min, max))
  }

const positive = (text: string): number => {
  const value = Number(text)
  if (text.trim() !== '' && Number.isFinite(value) && value >= 0) return value
  throw new InvalidArgumentError(problemWords.positive)
}

const list = (text: string): string[] => {
  const names = text.split(',').map((name) => name.trim())
  if (names.every((name) => name !== '')) return names
  throw new InvalidArgumentError(problemWords.names)
}

const json = ['--json', helpWords.json] as const
const options = ['--options <json>', helpWords.options] as const
const sides = ['--sides <names>', helpWords.sides, list] as const
const seats = ['--seats <n>', helpWords.seats, whole(1, 30)] as const

/** The library that reads the command line has titles and a few words of its own. */
const inOurWords: Partial<Help> = {
  styleTitle: (title) => helpWords.titles[title] ?? title,
  optionDescription: ({ description, defaultValue, defaultValueDescription }) => {
    if (defaultValue === undefined) return description
    return `${description} (${helpWords.default(defaultValueDescription ?? JSON.stringify(defaultValue))})`
  },
}

/** The command line. Each command's code is loaded when it is called: the help and small commands start fast. */
export function makeProgram(exitWith: (code: number) => void): Command {
  const program = new Command('cardwright')
    .description(helpWords.about)
    .version('0.1.0', '-V, --version', helpWords.version)
    .helpOption('-h, --help', helpWords.help)
    .helpCommand('help [command]', helpWords.help)
    .exitOverride()
    .configureOutput({ outputError: () => {} })
    .configureHelp({ helpWidth: Math.min(process.stdout.columns ?? 80, 100), ...inOurWords })

  program
    .command('games')
    .description(helpWords.games.about)
    .option(...json)
    .action(async (given) => exitWith(await (await import('./commands/games.ts')).games(given)))

  program
    .command('play')
    .description(helpWords.play.about)
    .argument('[game]', helpWords.play.game)
    .option('--vs <bots>', helpWords.play.vs, list)
    .option(...seats)
    .option('--seat <n>', helpWords.play.seat, whole(0, 29))
    .option('--seed <seed>', helpWords.play.seed)
    .option(...options)
    .option(...sides)
    .option('--record <file>', helpWords.play.record)
    .option('--pace <n>', helpWords.play.pace, positive)
    .addHelpText('after', helpWords.play.more)
    .action(async (game, given) => exitWith(await (await import('./commands/play.ts')).play(game, given)))

  program
    .command('simulate')
    .description(helpWords.simulate.about)
    .argument('<game>')
    .requiredOption('--games <n>', helpWords.simulate.games, whole(1))
    .requiredOption('--bots <names>', helpWords.simulate.bots, list)
    .option('--seed <seed>', helpWords.simulate.seed, '1')
    .option('--first <n>', helpWords.simulate.first, whole(0), 0)
    .option(...seats)
    .option('--jobs <n>', helpWords.threads, whole(1, 256), availableParallelism())
    .option(...options)
    .option(...sides)
    .option(...json)
    .addHelpText('after', helpWords.simulate.more)
    .action(async (game, given) => exitWith(await (await import('./commands/simulate.ts')).simulate(game, given)))

  program
    .command('matchups')
    .description(helpWords.matchups.about)
    .argument('<game>')
    .option('--games <n>', helpWords.matchups.games, whole(1), 100)
    .option('--bot <name>', helpWords.matchups.bot, 'search:60')
    .option('--of <names>', helpWords.matchups.of, list)
    .option('--seed <seed>', helpWords.shuffles, '1')
    .option('--jobs <n>', helpWords.threads, whole(1, 256))
    .option('--options <json>', helpWords.options)
    .option(...json)
    .action(async (game, given) => exitWith(await (await import('./commands/matchups.ts')).matchups(game, given)))

  program
    .command('scenario')
    .description(helpWords.scenario.about)
    .argument('<files...>', helpWords.scenario.files)
    .option('--format <name>', helpWords.scenario.format)
    .option('--data <dir>', helpWords.scenario.data)
    .option(...json)
    .action(async (files, given) => exitWith(await (await import('./commands/scenario.ts')).scenario(files, given)))

  program
    .command('rules')
    .description(helpWords.rules.about)
    .argument('<game>')
    .argument('[id]', helpWords.rules.id)
    .option(...json)
    .action(async (game, id, given) => exitWith(await (await import('./commands/rules.ts')).rules(game, id, given)))

  program
    .command('cards')
    .description(helpWords.cards.about)
    .argument('<game>')
    .option('--check <dir>', helpWords.cards.check)
    .option(...json)
    .action(async (game, given) => exitWith(await (await import('./commands/cards.ts')).cards(game, given)))

  program
    .command('import')
    .description(helpWords.import.about)
    .argument('<game>')
    .argument('<dir>', helpWords.import.dir)
    .option('--check', helpWords.import.check)
    .option('--seed <seed>', helpWords.import.seed, '1')
    .option('--jobs <n>', helpWords.import.jobs, whole(1, 256))
    .option(...json)
    .addHelpText('after', helpWords.import.more)
    .action(async (game, dir, given) =>
      exitWith(await (await import('./commands/import.ts')).importCards(game, dir, given)),
    )

  program
    .command('text')
    .description(helpWords.text.about)
    .argument('<game>')
    .argument('<file>', helpWords.text.file)
    .option(...json)
    .action(async (game, file, given) => exitWith(await (await import('./commands/text.ts')).text(game, file, given)))

  program
    .command('replay')
    .description(helpWords.replay.about)
    .argument('<record>')
    .option('--seat <n>', helpWords.replay.seat, whole(0, 29))
    .option(...json)
    .action(async (record, given) => exitWith(await (await import('./commands/replay.ts')).replay(record, given)))

  program
    .command('verify')
    .description(helpWords.verify.about)
    .argument('<record>')
    .option(...json)
    .action(async (record, given) => exitWith(await (await import('./commands/verify.ts')).verifyRecord(record, given)))

  program
    .command('bench')
    .description(helpWords.bench.about)
    .option(...json)
    .action(async (given) => exitWith(await (await import('./commands/bench.ts')).bench(given)))

  program
    .command('serve')
    .description(helpWords.serve.about)
    .option('--port <n>', helpWords.serve.port, whole(0, 65535))
    .option('--host <address>', helpWords.serve.host)
    .option('--data <folder>', helpWords.serve.data)
    .option('--database <url>', helpWords.serve.database)
    .option('--origin <url>', helpWords.serve.origin)
    .option('--node-url <url>', helpWords.serve.nodeUrl)
    .option('--web <folder>', helpWords.serve.web)
    .addHelpText('after', helpWords.serve.more)
    .action(async (given) => exitWith(await (await import('./commands/serve.ts')).serveTables(given)))

  program
    .command('migrate')
    .description(helpWords.migrate.about)
    .option('--check', helpWords.migrate.check)
    .option('--data <folder>', helpWords.migrate.data)
    .option('--database <url>', helpWords.migrate.database)
    .action(async (given) => exitWith(await (await import('./commands/migrate.ts')).migrate(given)))

  program
    .command('admin')
    .description(helpWords.admin.about)
    .argument('<act>', helpWords.admin.act)
    .argument('[id]', helpWords.admin.id)
    .option('--url <url>', helpWords.admin.url)
    .option('--why <reason>', helpWords.admin.why)
    .option('--hours <n>', helpWords.admin.hours, positive)
    .option(...json)
    .addHelpText('after', helpWords.admin.more)
    .action(async (act, id, given) => exitWith(await (await import('./commands/admin.ts')).admin(act, id, given)))

  program
    .command('bot')
    .description(helpWords.bot.about)
    .argument('<command...>', helpWords.bot.command)
    .option('--create <game>', helpWords.bot.create)
    .option(...options)
    .option('--against <who>', helpWords.bot.against)
    .option('--url <url>', helpWords.bot.url)
    .option('--quick <game>', helpWords.bot.quick)
    .option('--match <id>', helpWords.bot.match)
    .option('--name <name>', helpWords.bot.name)
    .option('--games <n>', helpWords.bot.games, whole(1), 1)
    .option('--patience <seconds>', helpWords.bot.patience, positive, 60)
    .option(...json)
    .addHelpText('after', helpWords.bot.more)
    .action(async (command, given) => exitWith(await (await import('./commands/bot.ts')).bot(command, given)))

  return program
}
