import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import { kindOfCode } from '../../../domain/members/secondFactor';
import { media, theme } from '../../theme/theme';
import { Button } from '../../ui/Button';
import { FormError } from '../../ui/form/FormError';
import { FormikTextField } from '../../ui/form/FormikFields';
import { PostForm } from '../../ui/form/PostForm';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { useFormProblem } from '../../ui/form/useFormProblem';
import { QrCode } from '../../ui/QrCode';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import type { SecondFactorSetup as Setup } from '../api/secondFactorApi';

const { border, color, radius, space } = theme;

const Parts = styled.div`
  display: grid;
  grid-template-columns: 12rem minmax(0, 1fr);
  align-items: start;
  gap: ${space[5]};
  padding: ${space[5]};
  border: ${border.line} solid ${color.line};
  border-radius: ${radius.input};
  ${media.belowTablet} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${space[4]};
    /* The square: the same air on both sides. */
    > svg { justify-self: center; }
  }
`;
const Secret = styled.code`
  overflow-wrap: anywhere;
  user-select: all;
`;
const Steps = styled.ol`
  display: grid;
  gap: ${space[2]};
  padding-inline-start: ${space[5]};
  list-style: decimal;
`;

const missing = /*i18n*/ 'Please enter the six digits from your app';

interface Props {
  setup: Setup;
  /** Resolves to why the code was refused, as given, or to null. */
  onCode: (code: string) => Promise<string | null>;
  onCancel: () => void;
}

/** The secret for the authenticator app, and a field for the first code, which proves that the app has it. */
export function SecondFactorSetup({ setup, onCode, onCancel }: Props) {
  const { i18n } = useLingui();
  const problem = useFormProblem('second factor set-up');

  const submit = async ({ code }: { code: string }) => {
    if (kindOfCode(code) !== 'app') return problem.show({ field: 'code', message: missing });
    problem.show(null);
    const refused = await onCode(code);
    if (refused !== null) problem.show({ field: 'code', message: refused });
  };
  const cancel = () => {
    problem.show(null);
    onCancel();
  };

  return (
    <Parts>
      <QrCode text={setup.address} label={i18n.t('QR code for your app')} />
      <Stack $gap={4}>
        <Steps>
          <li>
            {i18n.t(
              'Open an app for sign-in codes on your phone, such as its own password app, Google Authenticator or 1Password.',
            )}
          </li>
          <li>
            {i18n.t('Scan the QR code with the app. On this phone:')}{' '}
            <a href={setup.address}>{i18n.t('open the app')}</a>.
          </li>
          <li>{i18n.t('Type the six digits that the app shows.')}</li>
        </Steps>
        <Text $size="small" $tone="muted">
          {i18n.t('If you cannot scan, type this key into the app:')}{' '}
          <Secret>{setup.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</Secret>
        </Text>
        <PostForm problem={problem} $gap={4} initialValues={{ code: '' }} onSubmit={submit}>
          <FormikTextField
            {...problem.field('code')}
            label={i18n.t('Six-digit code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            placeholder="000 000"
            maxLength={9}
            required
          />
          <FormError slotId={problem.boxId} message={problem.message} />
          <Row>
            <SubmitButton>{i18n.t('Turn it on')}</SubmitButton>
            <Button variant="quiet" onClick={cancel}>
              {i18n.t('Cancel')}
            </Button>
          </Row>
        </PostForm>
      </Stack>
    </Parts>
  );
}
