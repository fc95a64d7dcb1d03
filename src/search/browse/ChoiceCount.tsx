import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import { formatCount } from '../../../domain/search/facets';
import { theme } from '../../theme/theme';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

const { color, motion } = theme;

/** Figures of equal width, dimmed while those of the next search load. */
export const Figures = styled.span`
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
  transition: opacity ${motion.quick};
  &[data-stale='true'] {
    opacity: 0.45;
  }
`;

/** The count of a choice: a bare figure on the screen, and a number of tools for screen readers. */
export function ChoiceCount({
  count,
  hasMore,
  stale,
}: {
  count: number;
  hasMore: boolean;
  stale: boolean;
}) {
  const { i18n } = useLingui();
  const shown = formatCount(count, hasMore, useScreenLanguage('da'));
  if (shown === '') return null;
  return (
    <Figures data-stale={stale}>
      <span aria-hidden="true">{shown}</span>
      <VisuallyHidden>{i18n.t('{shown} værktøj', { shown })}</VisuallyHidden>
    </Figures>
  );
}
