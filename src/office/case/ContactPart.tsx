import { useLingui } from '@lingui/react';
import { Text } from '../../ui/Text';
import type { CaseQuery } from '../api/cases.generated';
import { useAnswerContactMutation } from '../api/casesApi';
import type { ReplyMail } from '../api/schemaTypes.generated';
import { ReasonForm } from '../parts/ReasonForm';
import { useOfficeFormats } from '../parts/useOfficeLanguage';
import { Entries, Part, Written } from './parts';
import { RecordingFile } from './RecordingFile';

const mailNames: Record<ReplyMail, string> = {
  WAITING: /*i18n*/ 'Bliver sendt på mail',
  SENT: /*i18n*/ 'Sendt på mail',
  KEPT: /*i18n*/ 'Ikke sendt: tjenesten har ingen mailserver. Mailen ligger i /dev/mail',
  FAILED:
    /*i18n*/ 'Ikke sendt: mailen blev afvist. Skriv et nyt svar, eller kontakt afsenderen på en anden måde',
};

/** A contact message with the conversation that followed. */
export function ContactPart({ found }: { found: NonNullable<CaseQuery['case']> }) {
  const { i18n } = useLingui();
  const { moment } = useOfficeFormats();
  const { id, contact } = found;
  if (!contact) return null;
  const { name, email, subject, message, recordingBytes, replies } = contact;
  return (
    <Part title={subject}>
      <Text>
        {name}, {email}
      </Text>
      <Written>{message}</Written>
      {recordingBytes === null ? null : <RecordingFile caseId={id} bytes={recordingBytes} />}
      {replies.length > 0 && (
        <Entries aria-label={i18n.t('Svar')}>
          {replies.map((reply) => (
            <li key={reply.id}>
              <Text $size="small" $tone="muted">
                {reply.by ?? name}, {moment(reply.at)}
              </Text>
              <Written>{reply.text}</Written>
              {reply.mail !== null && (
                <Text $size="small" $tone={reply.mail === 'FAILED' ? 'ink' : 'muted'}>
                  {i18n.t(mailNames[reply.mail])}
                </Text>
              )}
            </li>
          ))}
        </Entries>
      )}
    </Part>
  );
}

/** Answers a contact message and closes its case. */
export function AnswerForm({ id }: { id: string }) {
  const { i18n } = useLingui();
  const [answer] = useAnswerContactMutation();
  return (
    <Part title={i18n.t('Svar på mail')}>
      <ReasonForm
        label={i18n.t('Dit svar')}
        hint={i18n.t('Sagen lukkes. Den åbner igen, hvis afsenderen svarer.')}
        button={i18n.t('Send svaret')}
        maxLength={5_000}
        onSend={(text) => answer({ id, text })}
      />
    </Part>
  );
}
