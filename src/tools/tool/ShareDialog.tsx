import { useLingui } from '@lingui/react';
import { ArrowUpRight, Check, Copy } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { shareTargets } from '../../../domain/tools/share';
import { to } from '../../../domain/values/addresses';
import { copyText } from '../../platform/browser/copyText';
import { media, theme } from '../../theme/theme';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { ErrorBox } from '../../ui/ErrorBox';
import { Stack } from '../../ui/Stack';
import { Status } from '../../ui/Status';
import { TextField } from '../../ui/TextField';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { useScreenState } from '../../ui/useScreenState';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

interface Props {
  open: boolean;
  onClose: () => void;
  tool: { id: string; name: string; description: string };
  /** Where the focus goes back to. */
  finalFocus: RefObject<HTMLElement | null>;
}

/** How long the label says that the link was copied (§4, §9). */
const copiedMilliseconds = 2000;

const { border, color, fontWeight, icon, motion, radius, space, target } = theme;

const Content = styled(Stack)`
  width: 29.5rem;
  max-width: 100%;
`;
const CopyLine = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(9rem, auto);
  align-items: end;
  gap: ${space[2]};
  ${media.belowPhone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Targets = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[2]};
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[2]};
    min-height: ${target.large};
    padding: ${space[2]} ${space[4]};
    border: ${border.edge} solid ${color.edge};
    border-radius: ${radius.input};
    font-weight: ${fontWeight.semibold};
    text-decoration: none;
    transition: background-color ${motion.quick};
    ${media.hover} {
      &:hover {
        background: ${color.sunken};
      }
    }
  }
  svg {
    flex: none;
    width: ${icon.medium};
    height: ${icon.medium};
    color: ${color.muted};
  }
`;

/** Shares the link to this tool (§9): copies it, or opens one of four sites. Nothing is loaded from those sites. */
export function ShareDialog({ open, onClose, tool, finalFocus }: Props) {
  const { i18n } = useLingui();
  const [outcome, setOutcome] = useScreenState<'copied' | 'failed' | null>('link', null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const field = useRef<HTMLInputElement>(null);
  // The tool without the chosen days, which are private.
  const url = window.location.origin + to.tool(tool.id);

  useEffect(() => () => clearTimeout(timer.current), []);

  async function onCopy() {
    clearTimeout(timer.current);
    if (await copyText(url)) {
      setOutcome('copied');
      timer.current = setTimeout(() => setOutcome(null), copiedMilliseconds);
    } else {
      setOutcome('failed');
      field.current?.select();
    }
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={i18n.t('Del værktøjet')}
      closeLabel={i18n.t('Luk')}
      finalFocus={finalFocus}
      lang={useScreenLanguage('da')}
    >
      <Content $gap={5}>
        <CopyLine>
          <TextField
            ref={field}
            label={i18n.t('Link')}
            readOnly
            value={url}
            onFocus={(event) => event.target.select()}
          />
          <Button
            variant={outcome === 'copied' ? 'secondary' : 'primary'}
            icon={outcome === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
            onClick={onCopy}
          >
            {outcome === 'copied' ? i18n.t('Kopieret!') : i18n.t('Kopiér link')}
          </Button>
        </CopyLine>
        <Status>{outcome === 'copied' ? i18n.t('Linket er kopieret') : ''}</Status>
        {outcome === 'failed' ? (
          <ErrorBox>
            {i18n.t('Linket kunne ikke kopieres. Marker det i feltet, og kopiér det selv.')}
          </ErrorBox>
        ) : null}
        <Targets aria-label={i18n.t('Del via')}>
          {shareTargets({ url, name: tool.name, description: tool.description }).map((place) => (
            <li key={place.id}>
              <a href={place.href} target="_blank" rel="noopener noreferrer">
                <span>
                  {place.label}
                  <VisuallyHidden>{i18n.t(' (åbner i et nyt vindue)')}</VisuallyHidden>
                </span>
                <ArrowUpRight aria-hidden="true" />
              </a>
            </li>
          ))}
        </Targets>
      </Content>
    </Dialog>
  );
}
