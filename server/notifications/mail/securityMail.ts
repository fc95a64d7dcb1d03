import { leavesAt } from '../../../domain/members/leaving';
import { hasSecurityMail, type SecurityEventKind } from '../../../domain/members/securityEvents';
import { formatDate, getCopenhagenDate } from '../../../domain/values/days';
import { dateFormats } from '../../../domain/values/formats';
import type { ScreenLanguage } from '../../../domain/values/language';
import type { Device } from '../../members/auth/readDevice';
import { readableEmail } from '../../texts/readableEmail';
import { message, translate } from '../../texts/translate';

const moments = dateFormats({
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Copenhagen',
});

function deviceText({ browser, system }: Device, language: ScreenLanguage): string {
  return browser && system
    ? translate(message('securityMail.device', { browser, system }), language)
    : (browser ?? system ?? 'none');
}

/** The mail about an event, to its member or to the other e-mail; null for an event without a mail. */
export function securityMail(
  event: Device & { kind: SecurityEventKind; email: string | null; at: Date },
  to: 'member' | 'other',
  language: ScreenLanguage,
) {
  const { kind, email, at } = event;
  if (!hasSecurityMail(kind)) return null;
  // Actions of Skuret come from no browser, and a new password would not help against them.
  const isOurs = kind === 'secondFactorRemovedBySkuret';
  const advice = isOurs ? 'notAsked' : 'notYou';
  const values = {
    email: readableEmail(email ?? ''),
    device: deviceText(event, language),
    moment: moments(language).format(at),
    // The last day on which a member who has deleted their account can come back.
    day: formatDate(getCopenhagenDate(leavesAt(at)), language),
  };
  const label = to === 'member' ? 'seeAccount' : 'writeToUs';
  return {
    subject: translate(message(`securityMail.${kind}.subject`, values), language),
    paragraphs: [
      translate(message(`securityMail.${kind}.text`, values), language),
      translate(message(`securityMail.${isOurs ? 'happened' : 'happenedIn'}`, values), language),
      translate(message(`securityMail.${to === 'member' ? advice : 'notYouOther'}`), language),
    ],
    label: translate(
      message(`securityMail.${kind === 'leavingAsked' ? 'leavingAsked.label' : label}`),
      language,
    ),
  };
}
