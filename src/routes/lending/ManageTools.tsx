import { Plus } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { addresses } from '../../../domain/addresses';
import { DeleteToolDialog } from '../../features/lending/DeleteToolDialog';
import { useMyToolsQuery } from '../../store/api/lendingApi';
import { useAppSelector } from '../../store/hooks';
import { selectMyTools } from '../../store/slices/toolsSlice';
import { useAddressState } from '../../store/useAddressState';
import { useViewer } from '../../store/useViewer';
import { Button } from '../../ui/Button';
import { ErrorBox } from '../../ui/ErrorBox';
import { LinkButton } from '../../ui/LinkButton';
import { PageContainer } from '../../ui/PageContainer';
import { PageHead } from '../../ui/PageHead';
import { PageTitle } from '../../ui/PageTitle';
import { Row } from '../../ui/Row';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { ManageFilterBar } from './manage/ManageFilterBar';
import { filterTools, isFiltered, noManageFilter, readManageFilter } from './manage/manageFilter';
import { NoTools } from './manage/NoTools';
import { ToolTable } from './manage/ToolTable';
import { useDeletion } from './manage/useDeletion';

/** The tools of the signed-in person (§2), as the store has them (D6). */
export function ManageTools() {
  const { user, loading } = useViewer();
  const myTools = useMyToolsQuery(undefined, { skip: user === null });
  const tools = useAppSelector(selectMyTools);
  const [asked, change] = useAddressState(readManageFilter);
  const deletion = useDeletion();

  const filter = useDeferredValue(asked);
  const found = useMemo(() => filterTools(tools, filter), [tools, filter]);
  const filtered = isFiltered(filter);
  const waiting = tools.length === 0 && (loading || myTools.isFetching);
  const unknown = tools.length === 0 && !waiting && (user === null || myTools.isError);

  const clear = () => {
    change(noManageFilter);
    // The button that clears goes with what it clears.
    deletion.countLine.current?.focus();
  };

  const list = () => {
    if (waiting) {
      return (
        <Stack $gap={3} role="status" aria-label="Loading your tools">
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} $height="5.5rem" $shape="box" />
          ))}
        </Stack>
      );
    }
    if (unknown) {
      return (
        <ErrorBox
          action={
            <Button
              variant="secondary"
              size="small"
              onClick={() => (user ? void myTools.refetch() : window.location.reload())}
            >
              Try again
            </Button>
          }
        >
          We could not load your tools.
        </ErrorBox>
      );
    }
    if (found.length === 0) {
      return <NoTools filtered={filtered} onClear={clear} />;
    }
    return <ToolTable tools={found} onDelete={deletion.ask} />;
  };

  return (
    <PageContainer>
      <PageTitle>Manage Tools</PageTitle>
      <Stack $gap={6}>
        <Row $justify="space-between" $align="end" $gap={4}>
          <PageHead
            back={{ to: addresses.dashboard, label: 'Back to dashboard' }}
            heading="Manage Tools"
          />
          <LinkButton to={addresses.addTool} icon={<Plus aria-hidden="true" />}>
            Add New Tool
          </LinkButton>
        </Row>
        <ManageFilterBar filter={asked} onChange={change} />
        <Stack $gap={3}>
          <Text ref={deletion.countLine} tabIndex={-1} role="status" $size="small" $tone="muted">
            {waiting || unknown
              ? ''
              : filtered
                ? `${found.length} of ${tools.length} tools`
                : `${tools.length} ${tools.length === 1 ? 'tool' : 'tools'}`}
          </Text>
          {list()}
        </Stack>
      </Stack>
      <DeleteToolDialog {...deletion.dialog} />
    </PageContainer>
  );
}
