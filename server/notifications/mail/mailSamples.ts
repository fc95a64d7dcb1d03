import { type MailLinkPurpose, mailLinkLife } from '../../../domain/members/mailLinks';
import { type SecurityEventKind, securityMails } from '../../../domain/members/securityEvents';
import type { NewsReader } from '../../../domain/notifications/bookingNews';
import { addresses } from '../../../domain/values/addresses';
import type { ScreenLanguage } from '../../../domain/values/language';
import { message, translate } from '../../texts/translate';
import { linkMail } from '../mailLink';
import { contactReplyMail } from './mailContactReply';
import { newsletterMail } from './mailNewsletter';
import { reportOutcomeMail } from './mailReportOutcome';
import { renderSample } from './notificationKindsPage';
import { notificationSamples } from './notificationSamples';
import { type Mail, renderMail } from './renderMail';
import { securityMail } from './securityMail';

/** A mail with sample data. */
export interface MailSample {
  name: string;
  reader: NewsReader | 'member' | 'formerAddress' | 'visitor';
  render(language: ScreenLanguage, base: string): Mail;
}

const at = new Date('2031-03-05T13:00:00Z');
const name = 'Jonas Kjeldsen';
/** Stands for the token of a link. */
const link = 'sample';

const linkSample = (purpose: MailLinkPurpose | 'taken'): MailSample => ({
  name: `link ${purpose}`,
  reader: 'member',
  render(language, base) {
    const { label, ...texts } = linkMail(purpose, language);
    const button = { label, href: `${base}${addresses.signIn}#${link}` };
    return renderMail({ base, language, ...texts, name: null, unsubscribe: null, button });
  },
});

const securitySample = (kind: SecurityEventKind, to: 'member' | 'other'): MailSample => ({
  name: `security ${kind} ${to}`,
  reader: to === 'other' ? 'formerAddress' : 'member',
  render(language, base) {
    const device = { browser: 'Firefox', system: 'Windows' };
    const event = { ...device, kind, email: 'jonas@skuret.example', at };
    const content = securityMail(event, to, language);
    if (!content) throw new Error(`${kind} has no mail`);
    const { label, ...texts } = content;
    const button = { label, href: base + addresses.settings };
    return renderMail({ base, language, ...texts, name, unsubscribe: null, button });
  },
});

/** Each kind of mail to members and visitors. Those to staff are English only, and have no sample. */
export function mailSamples(): MailSample[] {
  const reason = 'Vi har skjult værktøjet.';
  return [
    ...notificationSamples().map((sample) => ({
      name: `${sample.name} ${sample.reader}`,
      reader: sample.reader,
      render: (language: ScreenLanguage, base: string) => renderSample(sample, language, base),
    })),
    ...[...(Object.keys(mailLinkLife) as MailLinkPurpose[]), 'taken' as const].map(linkSample),
    ...(Object.entries(securityMails) as [SecurityEventKind, ('member' | 'other')[]][]).flatMap(
      ([kind, readers]) => readers.map((to) => securitySample(kind, to)),
    ),
    {
      name: 'newsletter',
      reader: 'visitor',
      render: (language, base) =>
        renderMail(newsletterMail({ language, base, href: `${base}/newsletter/${link}` })),
    },
    {
      name: 'report outcome',
      reader: 'visitor',
      render: (language, base) =>
        renderMail(reportOutcomeMail({ id: 1001, language, createdAt: at, reason, base })),
    },
    {
      name: 'contact answer',
      reader: 'visitor',
      render: (language, base) =>
        renderMail(
          contactReplyMail({
            subject: 'Hvornår svarer I?',
            text: 'Vi svarer inden for to dage.',
            language,
            base,
            href: `${base}/answer/${link}`,
          }),
        ),
    },
  ];
}

/** Each mail with its label for staff: who reads it, and its subject, numbered where others have both. */
export function mailLabels(language: ScreenLanguage): { name: string; label: string }[] {
  const counts = new Map<string, number>();
  return mailSamples().map(({ name: mail, reader, render }) => {
    const to = translate(message(`office.mailTo.${reader}`), language);
    const label = `${to}: ${render(language, '').subject}`;
    const count = (counts.get(label) ?? 0) + 1;
    counts.set(label, count);
    return { name: mail, label: count === 1 ? label : `${label} (${count})` };
  });
}

/** The sample with a name; undefined for none. */
export const mailSampleByName = (wanted: string): MailSample | undefined =>
  mailSamples().find((sample) => sample.name === wanted);
