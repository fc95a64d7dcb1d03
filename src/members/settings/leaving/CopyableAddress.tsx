import { useLingui } from '@lingui/react';
import { CalendarPlus, Check, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatDate, getCopenhagenDate } from '../../../../domain/values/days';
import { media, theme } from '../../../theme/theme';
import { Button } from '../../../ui/Button';
import { type ButtonLook, buttonStyles } from '../../../ui/buttonStyles';
import { FormError } from '../../../ui/form/FormError';
import { Row } from '../../../ui/Row';
import { Status } from '../../../ui/Status';
import { Text } from '../../../ui/Text';
import { TextField } from '../../../ui/TextField';
import { useScreenLanguage } from '../../../ui/useScreenLanguage';
import type { AddressCopy } from './useAddressCopy';

const CopyLine = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(8rem, auto);
  align-items: end;
  gap: ${theme.space[2]};
  ${media.belowPhone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Subscribe = styled.a<ButtonLook>`
  ${buttonStyles}
`;

interface Props {
  /** Its path; null when the service can no longer show it. */
  path: string | null;
  madeAt: string;
  copy: AddressCopy;
  /** Further buttons, beside the one that opens the calendar app. */
  children: ReactNode;
}

/** The address of the calendar, to copy or to open in a calendar app. */
export function CopyableAddress({ path, madeAt, copy, children }: Props) {
  const { i18n } = useLingui();
  const lang = useScreenLanguage('en');
  const { outcome, field, onCopy } = copy;
  const { origin, host } = window.location;
  return (
    <>
      {path === null ? (
        <Text $tone="muted">
          {i18n.t('Your address works, but we cannot show it again. Make a new one to see it.')}
        </Text>
      ) : (
        <CopyLine>
          <TextField
            ref={field}
            label={i18n.t('Your calendar’s address')}
            readOnly
            value={origin + path}
            onFocus={(event) => event.target.select()}
          />
          <Button
            variant="secondary"
            icon={outcome === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
            onClick={() => void onCopy(origin + path)}
          >
            {outcome === 'copied' ? i18n.t('Copied') : i18n.t('Copy address')}
          </Button>
        </CopyLine>
      )}
      <Text $size="small" $tone="muted">
        {i18n.t('Since {date}', {
          date: formatDate(getCopenhagenDate(new Date(madeAt)), lang ?? 'en'),
        })}
      </Text>
      <Status>{outcome === 'copied' ? i18n.t('You have copied the address.') : ''}</Status>
      {outcome === 'failed' && (
        <FormError
          message={i18n.t(
            'We could not copy the address. Select it in the field, and copy it yourself.',
          )}
        />
      )}
      <Row>
        {path !== null && (
          <Subscribe
            href={`webcal://${host}${path}`}
            $variant="secondary"
            $size="medium"
            $fullWidth={false}
          >
            <CalendarPlus aria-hidden />
            <span>{i18n.t('Open in your calendar app')}</span>
          </Subscribe>
        )}
        {children}
      </Row>
    </>
  );
}
