import { CommanderError } from 'commander'
import { CheckError, oneLine, UsageError } from './problems.ts'
import { makeProgram } from './program.ts'

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
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : complain(wrongArguments(error, argv), 2)
    if (error instanceof UsageError) return complain(error.message, 2)
    if (error instanceof CheckError) return complain(error.message, 1)
    // A fault of ours: the stack is what a report needs.
    console.error(error)
    return 70
  }

  function wrongArguments({ message }: CommanderError, [name = '']: readonly string[]): string {
    const names = program.commands.map((command) => command.name())
    const help = names.includes(name) ? `cardwright ${name} --help` : 'cardwright --help'
    const said = oneLine(message.replace(/^error: /, ''))
    const commands = said.startsWith('unknown command') ? ` Commands: ${names.join(', ')}.` : ''
    return `${said.replace(/([^.?)])$/, '$1.')}${commands} See ${help}.`
  }
}

function complain(message: string, code: number): number {
  process.stderr.write(`cardwright: ${oneLine(message)}\n`)
  return code
}
