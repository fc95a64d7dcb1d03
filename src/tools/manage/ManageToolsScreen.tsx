import { useLingui } from '@lingui/react';
import { Plus } from 'lucide-react';
import {
  type ComponentProps,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import { addresses } from '../../../domain/values/addresses';
import { useAddressState } from '../../platform/store/useAddressState';
import { Button } from '../../ui/Button';
import { ErrorBox } from '../../ui/ErrorBox';
import { LinkButton } from '../../ui/LinkButton';
import { PageContainer } from '../../ui/PageContainer';
import { PageTitle } from '../../ui/PageTitle';
import { Row } from '../../ui/Row';
import { ScreenTop } from '../../ui/ScreenTop';
import { SkeletonRow } from '../../ui/SkeletonRow';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useScreenState } from '../../ui/useScreenState';
import { DeleteToolDialog } from '../form/DeleteToolDialog';
import type { ManagedTool, ManagedTools } from './ManagedTool';
import { ManageFilterBar } from './ManageFilterBar';
import {
  filterTools,
  isFiltered,
  type ManageFilter,
  type ManageStatus,
  noManageFilter,
} from './manageFilter';
import { NoTools } from './NoTools';
import { ToolTable } from './ToolTable';
import { useDeletion } from './useDeletion';

/** How many rows are shown at first, and added by each click: hundreds together render slowly. */
const rowsAtOnce = 100;

interface Props extends ManagedTools {
  /** The filters of the list. */
  statuses: readonly ManageStatus[];
  readFilter: (given: URLSearchParams) => ManageFilter;
  actions?: ComponentProps<typeof ToolTable>['actions'];
  /** Opens another question about the tool if needed, and returns whether it replaces the plain one. */
  asksBeforeDeleting?: (tool: ManagedTool) => boolean;
  /** Why the last action failed. */
  problem?: ReactNode;
  /** Beside the button that adds a tool. */
  headAction?: ReactNode;
}

/** The list of the person's tools (§2). */
export function ManageToolsScreen(props: Props) {
  const { i18n } = useLingui();
  const { tools, status, retry, statuses, readFilter, actions, problem, headAction } = props;
  const [asked, change] = useAddressState(readFilter);
  const deletion = useDeletion();
  const [shown, setShown] = useScreenState('rows shown', rowsAtOnce);
  const table = useRef<HTMLDivElement>(null);
  const firstNew = useRef<number | null>(null);

  const filter = useDeferredValue(asked);
  const found = useMemo(() => filterTools(tools, filter), [tools, filter]);
  const filtered = isFiltered(filter);
  const waiting = status === 'loading';
  const unknown = status === 'failed';

  const toolCount = tools.length;
  const allCounted =
    toolCount === 1 ? i18n.t('1 tool') : i18n.t('{toolCount} tools', { toolCount });
  const countLine = filtered
    ? i18n.t('{found} of {toolCount} tools', { found: found.length, toolCount })
    : allCounted;

  const showMore = () => {
    firstNew.current = shown;
    setShown(shown + rowsAtOnce);
  };
  useEffect(() => {
    if (firstNew.current === null || shown <= firstNew.current) return;
    table.current
      ?.querySelectorAll<HTMLElement>('tbody tr')
      [firstNew.current]?.querySelector('a')
      ?.focus();
    firstNew.current = null;
  }, [shown]);

  const askToDelete = (tool: ManagedTool) => {
    if (!props.asksBeforeDeleting?.(tool)) deletion.ask(tool);
  };

  const clear = () => {
    change(noManageFilter);
    // The button disappears with the filter that it clears, so the count takes the focus.
    deletion.countLine.current?.focus();
  };

  const list = () => {
    if (waiting) {
      return (
        <Stack $gap={3} role="status" aria-label={i18n.t('Loading your tools')}>
          {[1, 2, 3].map((row) => (
            <SkeletonRow key={row} />
          ))}
        </Stack>
      );
    }
    if (unknown) {
      return (
        <ErrorBox
          action={
            <Button variant="secondary" size="small" onClick={retry}>
              {i18n.t('Try again')}
            </Button>
          }
        >
          {i18n.t('We could not load your tools.')}
        </ErrorBox>
      );
    }
    if (found.length === 0) {
      return <NoTools filtered={filtered} onClear={clear} />;
    }
    return (
      <Stack $gap={5}>
        <div ref={table}>
          <ToolTable
            tools={found.slice(0, shown)}
            onDelete={askToDelete}
            {...(actions && { actions })}
          />
        </div>
        {found.length > shown && (
          <Row $justify="center">
            <Button variant="secondary" onClick={showMore}>
              {i18n.t('Show more')}
            </Button>
          </Row>
        )}
      </Stack>
    );
  };

  return (
    <PageContainer>
      <PageTitle>{i18n.t('Manage Tools')}</PageTitle>
      <Stack $gap={6}>
        <Row $justify="space-between" $align="end" $gap={4}>
          <ScreenTop
            back={{ to: addresses.dashboard, label: i18n.t('Back to dashboard') }}
            heading={i18n.t('Manage Tools')}
          />
          <Row $gap={2}>
            <LinkButton to={addresses.addTool} icon={<Plus aria-hidden="true" />}>
              {i18n.t('Add New Tool')}
            </LinkButton>
            {headAction}
          </Row>
        </Row>
        <ManageFilterBar filter={asked} statuses={statuses} onChange={change} />
        <Stack $gap={3}>
          <Text ref={deletion.countLine} tabIndex={-1} role="status" $size="small" $tone="muted">
            {waiting && '\u00a0'}
            {!waiting && !unknown && countLine}
          </Text>
          {problem}
          {list()}
        </Stack>
      </Stack>
      <DeleteToolDialog {...deletion.dialog} />
    </PageContainer>
  );
}
