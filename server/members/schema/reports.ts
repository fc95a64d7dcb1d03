import { limits } from '../../config/limits';
import { signedIn } from '../../context/context';
import type { Resolvers } from '../../context/resolvers.generated';
import { fieldError, type Message, message, noErrors, toErrors } from '../../texts/translate';
import { cleanText, countCharacters } from '../../validation/cleanText';
import { readId } from '../../validation/readId';
import {
  countReports,
  insertReport,
  isReported,
  type ReportKind,
  type ReportReason,
  reportable,
} from '../records/reports';

const gone = message('reports.gone');
const tooLong = fieldError('text', 'reports.tooLong', { max: limits.report.text.max });
const noText = fieldError('text', 'reports.textRequired');
const tooMany = message('reports.tooMany');

const dayMs = 86_400_000;

export const reports: Resolvers = {
  Mutation: {
    async report(_root, args, context) {
      const { user } = await signedIn(context);
      const { executor } = context;
      const reject = (error: Message) => toErrors(error, context.language);
      const text = cleanText(args.text);
      if (countCharacters(text) > limits.report.text.max) return reject(tooLong);
      if (args.reason === 'OTHER' && text === '') return reject(noText);
      const kind = args.kind.toLowerCase() as ReportKind;
      const subjectId = readId(args.id);
      const found =
        subjectId === null ? null : await reportable[kind](executor, user.id, subjectId);
      if (subjectId === null || !found) return reject(gone);
      const now = context.now();
      // A repeated report is stored already, so the limit does not apply to it.
      if (await isReported(executor, { reporterId: user.id, kind, subjectId })) {
        return noErrors;
      }
      const since = new Date(now.getTime() - dayMs);
      if ((await countReports(executor, user.id, since)) >= limits.report.aDay) {
        return reject(tooMany);
      }
      await insertReport(executor, {
        ...found,
        reporterId: user.id,
        kind,
        subjectId,
        text,
        now,
        reason: args.reason.toLowerCase() as ReportReason,
      });
      return noErrors;
    },
  },
};
