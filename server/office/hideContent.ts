import { insertMeasure } from '../members/records/measures';
import { reportById, setHidden } from '../members/records/reports';
import { message } from '../texts/translate';
import { lockContent } from './content';
import { refuse } from './decisions';
import { announceMeasure, notifyOfMeasure, readRule } from './measureNews';
import { type Acting, type CaseParts, lockOpenCase, note } from './openCase';
import { caseById } from './records/cases';
import { hideTool } from './records/support';

/** Hides what a report is about. The case stays open; the owner or author gets a statement of reasons. */
export async function hideContent(
  parts: CaseParts,
  acting: Acting & { rule: string; facts: string },
): Promise<void> {
  const { executor, now, pagesChanged } = parts;
  const { staff, facts } = acting;
  const rule = readRule(acting.rule);
  const takenAt = now();
  const known = await caseById(executor, acting.caseId);
  const report = known?.kind === 'report' ? await reportById(executor, known.subjectId) : null;
  if (!report || report.kind === 'member') return refuse(message('office.content.none'));
  const content = { subject: report.kind, subjectId: report.subjectId };
  const memberId = await executor.transaction().execute(async (transaction) => {
    const present = await lockContent(transaction, content);
    const found = await lockOpenCase(transaction, acting);
    if (!present || present.memberId === null) return refuse(message('office.content.gone'));
    if (present.hiddenReason !== null) return refuse(message('office.content.hidden'));
    await (content.subject === 'tool'
      ? hideTool(transaction, content.subjectId, facts)
      : setHidden(transaction, content.subject, content.subjectId, facts));
    const measure = {
      ...content,
      kind: 'hidden' as const,
      memberId: present.memberId,
      rule,
      facts,
      lastDay: null,
      caseId: found.id,
      takenBy: staff.id,
      takenAt,
    };
    const id = await insertMeasure(transaction, measure);
    await notifyOfMeasure(transaction, { ...measure, id, tool: present.tool });
    const after = { measure: id, rule };
    const deed = { action: 'hidden', reason: facts, after, at: takenAt } as const;
    await note(transaction, found, acting, deed, content);
    return present.memberId;
  });
  announceMeasure(parts, memberId);
  pagesChanged();
}
