import * as Ariakit from '@ariakit/react/dialog';
import { useLingui } from '@lingui/react';
import { ArrowLeft, X } from 'lucide-react';
import styled from 'styled-components';
import { media, theme } from '../../../theme/theme';
import { Heading } from '../../../ui/Heading';
import { IconButton } from '../../../ui/IconButton';
import { toastElements } from '../../../ui/toast/toastElements';
import { trapTab } from '../../../ui/trapTab';
import { useMediaQuery } from '../../../ui/useMediaQuery';
import { mapButtonId } from '../useMapOpen';
import type { MapProps } from './MapCanvas';
import { MapOfTools } from './MapOfTools';
import { useChosenMark } from './useChosenMark';

const { border, color, depth, radius, shadow, space } = theme;
/** The header, and some air below it. */
const top = `calc(${space[16]} + ${space[4]})`;

/* A third column, beside the filters and the list; the second where the filters are folded (Browse). */
const Beside = styled.section`
  position: sticky;
  inset-block-start: ${top};
  display: flex;
  grid-row: 1;
  grid-column: 3;
  align-self: start;
  /* What is left of the page's width has room for the bar above the list in two rows. */
  width: clamp(19rem, 34vw, 27rem);
  height: calc(100dvh - ${top} - ${space[4]});
  min-height: 20rem;
  ${media.low} {
    position: relative;
    inset-block-start: 0;
  }
  overflow: clip;
  border: ${border.line} solid ${color.line};
  border-radius: ${radius.panel};
  ${media.wide} {
    grid-column: 2;
    width: auto;
  }
`;
const Corner = styled.div`
  position: absolute;
  inset-block-start: ${space[3]};
  inset-inline-end: ${space[3]};
  border-radius: ${radius.round};
  box-shadow: ${shadow.lifted};
`;
const Over = styled(Ariakit.Dialog)`
  position: fixed;
  inset: 0;
  z-index: ${depth.dialog};
  display: flex;
  flex-direction: column;
  background: ${color.surface};
  color: ${color.ink};
  &:focus-visible {
    outline: none;
  }
`;
const Head = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[2]} ${space[3]};
  border-block-end: ${border.line} solid ${color.line};
  ${media.low} {
    padding-block: 0;
  }
  ${media.tablet} {
    padding: ${space[3]} ${space[6]};
  }
`;

interface Props extends MapProps {
  open: boolean;
  onClose: () => void;
}

/** The map of the results: beside the list, or over it when there is no room. */
export function ToolMap({ open, onClose, ...map }: Props) {
  const { i18n } = useLingui();
  const isBeside = useMediaQuery(media.desktop);
  const [chosen] = useChosenMark(map.filters);
  const title = i18n.t('Kort');

  if (isBeside) {
    const close = () => {
      onClose();
      document.getElementById(mapButtonId)?.focus();
    };
    return open ? (
      <Beside aria-label={title}>
        <MapOfTools {...map} />
        <Corner>
          <IconButton
            variant="lined"
            size="small"
            label={i18n.t('Luk kortet')}
            icon={<X aria-hidden="true" />}
            onClick={close}
          />
        </Corner>
      </Beside>
    ) : null;
  }
  return (
    <Over
      open={open}
      onClose={onClose}
      // Escape first closes the list that lies over the map.
      hideOnEscape={chosen === null}
      backdrop={false}
      unmountOnHide
      getPersistentElements={toastElements}
      onKeyDown={trapTab}
    >
      <Head>
        <IconButton
          data-dialog-dismiss=""
          label={i18n.t('Tilbage til listen')}
          icon={<ArrowLeft aria-hidden="true" />}
          onClick={onClose}
        />
        <Ariakit.DialogHeading render={<Heading level={2} look="sub" />}>
          {title}
        </Ariakit.DialogHeading>
      </Head>
      <MapOfTools {...map} />
    </Over>
  );
}
