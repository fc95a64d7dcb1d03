import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../../theme/theme';
import { Card } from '../../ui/Card';
import { LoadFailed } from '../../ui/LoadFailed';
import { SkeletonRow } from '../../ui/SkeletonRow';
import { Text } from '../../ui/Text';

const { border, color, space } = theme;

const List = styled.ul`
  /* A hovered row at an end keeps to the corners of the card. */
  overflow: clip;
  border-radius: inherit;
  li + li {
    border-block-start: ${border.line} solid ${color.line};
  }
`;
const Waiting = styled.div`
  display: grid;
  gap: ${space[4]};
  padding: ${space[5]};
`;

interface Props<Item> {
  label: string;
  /** Undefined until they have loaded. */
  items: readonly Item[] | undefined;
  /** They could not be loaded; a toast says why and offers to try again (D16). */
  failed: boolean;
  /** Loads them again after a failure. Without it only a text says that they are missing. */
  onRetry?: (() => void) | undefined;
  itemKey: (item: Item) => string;
  renderItem: (item: Item) => ReactNode;
  /** In place of a list without items. */
  empty: ReactNode;
}

/** A list of the dashboard in its card: loading, failed, empty, or shown. */
export function DashboardList<Item>({
  label,
  items,
  failed,
  onRetry,
  itemKey,
  renderItem,
  empty,
}: Props<Item>) {
  const { i18n } = useLingui();
  if (!items && failed && onRetry) {
    return <LoadFailed onRetry={onRetry}>{i18n.t('Vi kunne ikke hente listen.')}</LoadFailed>;
  }
  if (items && items.length === 0) return <Card $padding="none">{empty}</Card>;
  return (
    <Card $padding="none">
      {items ? (
        <List aria-label={label}>
          {items.map((item) => (
            <li key={itemKey(item)}>{renderItem(item)}</li>
          ))}
        </List>
      ) : (
        <Waiting>
          {failed ? (
            <Text $tone="muted">{i18n.t('Vi kunne ikke hente listen.')}</Text>
          ) : (
            <>
              <SkeletonRow />
              <SkeletonRow />
              <SkeletonRow />
            </>
          )}
        </Waiting>
      )}
    </Card>
  );
}
