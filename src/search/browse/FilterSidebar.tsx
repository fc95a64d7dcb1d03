import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import { media, theme } from '../../theme/theme';
import { Button } from '../../ui/Button';
import { Heading } from '../../ui/Heading';
import { Row } from '../../ui/Row';
import { FilterPanel, type FilterPanelProps } from './FilterPanel';

const { space, target } = theme;
/** The header, and some air below it. */
const top = `calc(${space[16]} + ${space[4]})`;

const Side = styled.aside`
  ${media.belowDesktop} {
    display: none;
  }
  position: sticky;
  inset-block-start: ${top};
  align-self: start;
  max-height: calc(100dvh - ${top});
  overflow-y: auto;
  overscroll-behavior: contain;
  /* Room for focus rings, which the scrolling box would cut off. */
  margin-inline: calc(-1 * ${space[2]});
  padding-inline: ${space[2]};
  padding-block-end: ${space[6]};
  scrollbar-width: thin;
  ${media.low} {
    position: static;
    max-height: none;
  }
`;

/* As high with the button as without. */
const Head = styled(Row)`
  min-height: ${target.small};
`;

interface Props extends FilterPanelProps {
  /** Null while nothing is set. */
  onReset: (() => void) | null;
}

/** The filters beside the results; on a narrow screen they are in `FilterMenu`. */
export function FilterSidebar({ onReset, ...panel }: Props) {
  const { i18n } = useLingui();
  return (
    <Side aria-labelledby="filters">
      <Head $justify="space-between">
        <Heading level={2} look="sub" id="filters">
          {i18n.t('Filtre')}
        </Heading>
        {onReset && (
          <Button variant="quiet" size="small" onClick={onReset}>
            {i18n.t('Ryd alt')}
          </Button>
        )}
      </Head>
      <FilterPanel {...panel} />
    </Side>
  );
}
