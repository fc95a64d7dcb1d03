import { useLingui } from '@lingui/react';
import { Copy, Download, Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { copyText } from '../../platform/browser/copyText';
import { downloadText } from '../../platform/browser/download';
import { printPage } from '../../platform/browser/printPage';
import { media, theme } from '../../theme/theme';
import { Button } from '../../ui/Button';
import { Heading } from '../../ui/Heading';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useSettingsToast } from './useSettingsToast';

const { border, color, radius, space } = theme;

/** While codes are shown, only they are printed, not the rest of the settings. */
const PrintedAlone = createGlobalStyle`
  ${media.print} {
    body :not(:has([data-print='alone'])):not([data-print='alone']):not([data-print='alone'] *) {
      display: none !important;
    }
  }
`;
const Box = styled(Stack)`
  padding: ${space[5]};
  border: ${border.line} solid ${color.line};
  border-radius: ${radius.input};
  ${media.print} {
    padding: 0;
    border: 0;
  }
`;
const Codes = styled.ol`
  display: grid;
  grid-template-columns: repeat(2, max-content);
  gap: ${space[2]} ${space[6]};
  font-variant-numeric: tabular-nums;
  ${media.belowTablet} {
    grid-template-columns: max-content;
  }
`;

interface Props {
  codes: readonly string[];
  onKept: () => void;
}

/** Recovery codes, shown only once: to copy, download or write down. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const { i18n } = useLingui();
  const showToast = useSettingsToast();
  const box = useRef<HTMLDivElement>(null);
  // The codes replace the pressed button, so they take its focus.
  useEffect(() => box.current?.focus(), []);

  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    if (await copyText(text)) showToast(/*i18n*/ 'You have copied the codes.');
    else showToast(/*i18n*/ 'We could not copy the codes. Write them down.', 'danger');
  };

  return (
    <Box
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label={i18n.t('Recovery codes')}
      data-print="alone"
      $gap={4}
    >
      <PrintedAlone />
      <Heading level={4} look="tiny">
        {i18n.t('Save your recovery codes')}
      </Heading>
      <Text $tone="muted">
        {i18n.t(
          'Each code signs you in once when you do not have your phone. We show them only now. Keep them with your important papers.',
        )}
      </Text>
      <Codes>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Codes>
      <Row data-print="hide">
        <Button variant="secondary" icon={<Copy aria-hidden />} onClick={() => void copy()}>
          {i18n.t('Copy')}
        </Button>
        <Button
          variant="secondary"
          icon={<Download aria-hidden />}
          onClick={() => downloadText('skuret-koder.txt', 'text/plain', text)}
        >
          {i18n.t('Download')}
        </Button>
        <Button variant="secondary" icon={<Printer aria-hidden />} onClick={printPage}>
          {i18n.t('Print')}
        </Button>
        <Button onClick={onKept}>{i18n.t('I have saved them')}</Button>
      </Row>
    </Box>
  );
}
