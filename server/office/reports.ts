import * as records from '../members/records/reports';
import { readId } from '../validation/readId';
import { plainTable } from './plainTable';
import { type Command, readReason, SupportRefused } from './readCommand';
import type { SupportAnswer, SupportParts } from './supportCommand';
import { moment } from './words';

type Run = (
  command: Command,
  parts: Pick<SupportParts, 'executor' | 'now' | 'pagesChanged'>,
) => Promise<SupportAnswer>;

export const lookAtReports: Run = async (_command, { executor }) => {
  const found = await records.openReports(executor);
  const rows = found.map((each) => [
    ...[each.id, moment(each.createdAt), each.kind, each.subjectId, each.reason],
    ...[each.about, each.reporter],
  ]);
  const head = 'Report,When,What,Id,Reason,About,Reported by'.split(',');
  return { text: plainTable(head, rows, 'No report is open.'), data: found };
};

function readReportId(what: string): number {
  const id = readId(what);
  if (id === null) throw new SupportRefused(`"${what}" is not a report id.`);
  return id;
}

const inWords = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

export const lookAtReport: Run = async ({ what }, { executor }) => {
  const report = await records.reportById(executor, readReportId(what));
  if (!report) throw new SupportRefused(`There is no report ${what}.`);
  const { kind, subjectId, reporter, reporterId, about, aboutId, context } = report;
  const text = [
    `Report ${report.id}: ${kind} ${subjectId}`,
    plainTable(
      ['', ''],
      [
        ['Reported', moment(report.createdAt)],
        ['By', reporterId === null ? 'no member' : `${reporter}, member ${reporterId}`],
        ['About', about === null ? null : `${about}, member ${aboutId}`],
        ['Reason', report.reason],
        ['Text', report.text || null],
        ['Closed', moment(report.closedAt)],
        ['Closed because', report.closedReason],
      ],
    ).trim(),
    'As it was when it was reported',
    plainTable(
      ['', ''],
      Object.entries(context).map(([name, value]) => [
        name,
        value === null ? null : inWords(value),
      ]),
    ).trim(),
  ].join('\n\n');
  return { text, data: report };
};

export const closeReport: Run = async (command, { executor, now }) => {
  const reason = readReason(command);
  const id = readReportId(command.what);
  if (!(await records.closeReport(executor, id, reason, now()))) {
    const report = await records.reportById(executor, id);
    throw new SupportRefused(
      report
        ? `Report ${id} is closed already: ${report.closedReason}`
        : `There is no report ${id}.`,
    );
  }
  return { text: `Report ${id} is closed.`, data: { id, reason } };
};
