import { useLingui } from '@lingui/react';
import {
  longestWebhookUrl,
  type WebhookTopic,
  webhookTopics,
} from '../../../../domain/notifications/webhooks';
import { hasVisibleText } from '../../../../domain/values/visibleText';
import type { AddWebhookInput } from '../../../platform/api/schemaTypes.generated';
import { Button } from '../../../ui/Button';
import { FieldGroup } from '../../../ui/FieldGroup';
import { FormError } from '../../../ui/form/FormError';
import { FormikCheckbox, FormikTextField } from '../../../ui/form/FormikFields';
import { PostForm } from '../../../ui/form/PostForm';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { useFormProblem } from '../../../ui/form/useFormProblem';
import { Row } from '../../../ui/Row';
import { topicNames } from './webhookNames';

type Values = Record<WebhookTopic, boolean> & { url: string };

const start: Values = { url: '', BOOKINGS: true, MESSAGES: false, REVIEWS: false, PAYOUTS: false };

const noUrl = /*i18n*/ 'Please enter the address of your server';
const noTopic = /*i18n*/ 'Choose what we should send.';

interface Props {
  /** Resolves to why the webhook was not added, or to null. */
  onAdd: (input: AddWebhookInput) => Promise<string | null>;
  onCancel: () => void;
}

/** A form for a new webhook. */
export function WebhookForm({ onAdd, onCancel }: Props) {
  const { i18n } = useLingui();
  const problem = useFormProblem('webhook');
  const submit = async ({ url, ...chosen }: Values) => {
    const topics = webhookTopics.filter((topic) => chosen[topic]);
    if (!hasVisibleText(url)) return problem.show({ field: 'url', message: noUrl });
    if (topics.length === 0) return problem.show({ field: null, message: noTopic });
    problem.show(null);
    const refused = await onAdd({ url, topics });
    if (refused !== null) problem.show({ field: null, message: refused });
  };
  return (
    <PostForm problem={problem} $gap={4} initialValues={start} onSubmit={submit}>
      <FormikTextField
        {...problem.field('url')}
        label={i18n.t('Address of your server')}
        hint={i18n.t('It begins with https:// and is open to the internet.')}
        type="url"
        maxLength={longestWebhookUrl}
        autoComplete="off"
        required
      />
      <FieldGroup label={i18n.t('Send')}>
        {webhookTopics.map((topic) => (
          <FormikCheckbox key={topic} name={topic} label={i18n.t(topicNames[topic])} />
        ))}
      </FieldGroup>
      <FormError slotId={problem.boxId} message={problem.message} />
      <Row>
        <SubmitButton>{i18n.t('Add the webhook')}</SubmitButton>
        <Button
          variant="quiet"
          onClick={() => {
            problem.show(null);
            onCancel();
          }}
        >
          {i18n.t('Cancel')}
        </Button>
      </Row>
    </PostForm>
  );
}
