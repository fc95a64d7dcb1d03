import { lookAtMisses } from './lookAtMisses';
import { readCommand, SupportRefused, usage } from './readCommand';
import type { Run, SupportParts } from './supportCommand';

const commands: Partial<Record<string, Run>> = { misses: lookAtMisses };

export type Support = (args: readonly string[]) => Promise<string>;

/** Runs the typed command of `npm run support`. Throws `SupportRefused` for what cannot be done. */
export function createSupport(parts: SupportParts): Support {
  return async (args) => {
    const command = readCommand(args);
    const run = Object.hasOwn(commands, command.name) ? commands[command.name] : undefined;
    if (!run) throw new SupportRefused(`There is no command "${command.name}".\n\n${usage}`);
    const { text, data } = await run(command, parts);
    return command.json ? JSON.stringify(data, null, 2) : text;
  };
}
