import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import type { ToolSearch } from '../../../domain/search/toolSearch';
import type { ChangeAddressState } from '../../platform/store/useAddressState';
import { media, theme } from '../../theme/theme';
import { lazyDialog } from '../../ui/lazyDialog';
import { useScreenState } from '../../ui/useScreenState';
import { useSearchOriginQuery } from '../api/placesApi';
import { useSettledSearch } from './useSettledSearch';

const { Dialog: OriginDialog, fetchAhead } = lazyDialog(
  async () => (await import('../parts/OriginDialog')).OriginDialog,
);

const { border, color, fontSize, space, target } = theme;

/* In the line of the count: the button is as high as a finger needs, without making the line higher. */
const Opener = styled.button`
  position: relative;
  color: ${color.primary};
  font-size: ${fontSize.small};
  text-decoration: underline;
  text-decoration-thickness: ${border.line};
  text-underline-offset: 0.18em;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  max-width: 12rem;
  margin-inline-start: ${space[3]};
  vertical-align: bottom;
  ${media.desktop} {
    display: block;
    max-width: 16rem;
    margin-inline-start: 0;
  }
  &::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block: calc((100% - ${target.medium}) / 2);
  }
`;

/** Says where the distances are measured from, and opens the choice of another place. */
export function OriginLine({ change }: { change: ChangeAddressState<ToolSearch> }) {
  const { i18n } = useLingui();
  const { near } = useSettledSearch();
  const { currentData: origin } = useSearchOriginQuery(near);
  const [open, setOpen] = useScreenState('origin open', false);
  if (origin === undefined) return null;
  return (
    <>
      <Opener
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => setOpen(true)}
      >
        {origin === null
          ? i18n.t('Vi kender ikke stedet')
          : i18n.t('Nær {place} · Skift', { place: origin.name })}
      </Opener>
      <OriginDialog
        open={open}
        onClose={() => setOpen(false)}
        near={near}
        isUnknown={origin === null}
        onChoose={(place) => change({ near: place })}
      />
    </>
  );
}
