import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import { to } from '../../../domain/values/addresses';
import { theme } from '../../theme/theme';
import { QrCode } from '../../ui/QrCode';
import { Text } from '../../ui/Text';

const { color, fontSize, fontWeight, radius, space } = theme;

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[4]};
  padding: ${space[6]} ${space[4]};
  border-radius: ${radius.card};
  background: ${color.sunken};
  text-align: center;
`;
const Digits = styled.p`
  font-size: ${fontSize.display};
  font-weight: ${fontWeight.bold};
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.06em;
  line-height: 1.1;
  white-space: nowrap;
`;

/** On a phone the code would otherwise be below the visible part of the page. */
const bringIntoView = (shown: HTMLElement | null) => shown?.scrollIntoView({ block: 'nearest' });

interface Props {
  bookingId: string;
  /** Six digits. */
  code: string;
  otherName: string;
}

/** A code for the other to scan with the camera of their phone, or to type. */
export function ShownCode({ bookingId, code, otherName }: Props) {
  const { i18n } = useLingui();
  const address = `${window.location.origin}${to.booking(bookingId)}?code=${code}`;
  return (
    <Root ref={bringIntoView} role="status">
      <QrCode text={address} label={i18n.t('QR code for this booking')} />
      <Digits>
        {code.slice(0, 3)} {code.slice(3)}
      </Digits>
      <Text $tone="muted" $size="small" $measure>
        {i18n.t('{name} scans the code with a phone camera, or types the digits.', {
          name: otherName,
        })}
      </Text>
    </Root>
  );
}
