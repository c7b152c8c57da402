import { CommanderError } from 'commander'
import { CheckError, complain, oneLine, UsageError } from './problems.ts'
import { makeProgram } from './program.ts'
import { problemWords } from './words/en/problems.ts'

/** Carries out a command line; comes back with the exit code. */
export async function main(argv: readonly string[]): Promise<number> {
  let code = 0
  const program = makeProgram((exitCode) => {
    code = exitCode
  })
  // A pager that was closed is no error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
  if (argv.length === 0) {
    program.outputHelp()
    return 0
  }
  try {
    await program.parseAsync(argv, { from: 'user' })
    return code
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : wrong(wrongArguments(error, argv), 2)
    if (error instanceof UsageError) return wrong(error.message, 2)
    if (error instanceof CheckError) return wrong(error.message, 1)
    // A fault of ours: the stack is what a report needs.
    console.error(error)
    return 70
  }

  function wrongArguments({ message, code }: CommanderError, [name = '']: readonly string[]): string {
    const names = program.commands.map((command) => command.name())
    const help = names.includes(name) ? `cardwright ${name} --help` : 'cardwright --help'
    const said = oneLine(message.replace(/^error: /, ''))
    // the library that reads the command line speaks for itself
    const commands = code === 'commander.unknownCommand' ? [problemWords.commands(names)] : []
    return [said.replace(/([^.?)])$/, '$1.'), ...commands, problemWords.see(help)].join(' ')
  }
}

function wrong(message: string, code: number): number {
  complain(message)
  return code
}
