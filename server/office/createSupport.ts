import { hideTool, showTool } from './hiding';
import { hideMessage, hideReview, showMessage, showReview } from './hidingWords';
import { lookAtBooking } from './lookAtBooking';
import { lookAtJobs } from './lookAtJobs';
import { lookAtMisses } from './lookAtMisses';
import { endMemberSessions, lookAtLeaving, lookAtMember, removeFactor } from './members';
import { readCommand, SupportRefused, usage } from './readCommand';
import type { Run, SupportParts } from './supportCommand';
import { topUp } from './topUp';

const commands: Partial<Record<string, Run>> = {
  booking: lookAtBooking,
  'top-up': topUp,
  member: lookAtMember,
  leaving: lookAtLeaving,
  'end-sessions': endMemberSessions,
  'remove-second-factor': removeFactor,
  'hide-tool': hideTool,
  'show-tool': showTool,
  jobs: lookAtJobs,
  'hide-review': hideReview,
  'show-review': showReview,
  'hide-message': hideMessage,
  'show-message': showMessage,
  misses: lookAtMisses,
};

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
