import { useLingui } from '@lingui/react';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { isAvailable, type ToolListing } from '../../../domain/tools/tool';
import { addresses, to } from '../../../domain/values/addresses';
import { formatKroner } from '../../../domain/values/money';
import { useDifferences } from '../../platform/store/useDifferences';
import { ToolPicture } from '../../tools/parts/ToolPicture';
import { Badge } from '../../ui/Badge';
import { EmptyState } from '../../ui/EmptyState';
import { LinkButton } from '../../ui/LinkButton';
import { Row } from '../../ui/Row';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { TextLink } from '../../ui/TextLink';
import { useScreenLanguage, useWrittenLang } from '../../ui/useScreenLanguage';
import { DashboardList } from './DashboardList';
import { DashboardRow, RowPicture } from './DashboardRow';
import { TabHead } from './TabHead';

/** How many tools are shown; all of them are on the screen that manages them. */
const shownCount = 6;

/** Only the letter's tools carry their availability themselves, and no count of units. */
type ShownTool = ToolListing & { availability?: string; maxAvailableCount?: number };

interface Props {
  /** Undefined until they have loaded. */
  tools: readonly ShownTool[] | undefined;
  failed: boolean;
  onRetry: (() => void) | undefined;
  /** How many units of each tool are lent out. Undefined until the bookings have loaded, null when they failed. */
  out: ReadonlyMap<string, number> | null | undefined;
}

/** Whether the tool is available, or how many of its units are. */
function Availability({ tool, out }: { tool: ShownTool; out: Props['out'] }) {
  const { i18n } = useLingui();
  if (out === undefined) return <Skeleton $width="4rem" $height="1.5rem" />;
  if (out === null) return null;
  const lent = out.get(tool.id) ?? 0;
  const { maxAvailableCount: units = 1, availability = 'available' } = tool;
  if (lent > 0 && lent < units) {
    return (
      <Badge $tone="success">
        {i18n.t('{free} af {units} ledige', { free: units - lent, units })}
      </Badge>
    );
  }
  const isFree = lent === 0 && isAvailable(availability);
  return (
    <Badge $tone={isFree ? 'success' : 'warning'}>
      {isFree ? i18n.t('Ledig') : i18n.t('Udlånt')}
    </Badge>
  );
}

/** The user's tools, and what can be done with them (§2). */
export function ToolsTab({ tools, failed, onRetry, out }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('da');
  const written = useWrittenLang();
  const { hasPayments } = useDifferences();
  const more = tools && tools.length > shownCount;
  return (
    <Stack $gap={4}>
      <TabHead heading={i18n.t('Mit værktøj')}>
        <LinkButton to={addresses.addTool} size="small" icon={<Plus aria-hidden />}>
          {i18n.t('Tilføj værktøj')}
        </LinkButton>
        {hasPayments ? null : (
          <>
            <LinkButton to={addresses.manageTools} size="small" variant="secondary">
              {i18n.t('Administrer')}
            </LinkButton>
            <LinkButton to={addresses.borrowedTools} size="small" variant="secondary">
              {i18n.t('Lånt værktøj')}
            </LinkButton>
          </>
        )}
      </TabHead>
      <DashboardList
        label={i18n.t('Mit værktøj')}
        items={tools?.slice(0, shownCount)}
        failed={failed}
        onRetry={onRetry}
        itemKey={(tool) => tool.id}
        renderItem={(tool) => (
          <DashboardRow
            picture={
              <RowPicture>
                <ToolPicture tool={tool} corners="input" sizes="80px" />
              </RowPicture>
            }
            end={
              <>
                <Availability tool={tool} out={out} />
                <TextLink
                  to={to.editTool(tool.id)}
                  aria-label={i18n.t('Rediger {name}', { name: tool.name })}
                >
                  {i18n.t('Rediger')}
                </TextLink>
              </>
            }
          >
            <h3 lang={written}>
              <Link to={to.tool(tool.id)}>
                <bdi>{tool.name}</bdi>
              </Link>
            </h3>
            <p>
              {formatKroner(tool.pricePerDayCents, language)}
              {'\u00a0'}
              {i18n.t('kr./dag')}
            </p>
            <p lang={written}>{tool.location}</p>
          </DashboardRow>
        )}
        empty={
          <EmptyState
            headingLevel={3}
            heading={i18n.t('Intet værktøj endnu')}
            text={i18n.t('Tilføj det værktøj, der hænger stille i skuret. Så kan naboen låne det.')}
            picture="/images/scenes/empty-tools.svg"
            action={
              <LinkButton to={addresses.addTool}>{i18n.t('Tilføj dit første værktøj')}</LinkButton>
            }
          />
        }
      />
      {(more || (hasPayments && tools && tools.length > 0)) && (
        <Row $justify="end">
          <TextLink look="standalone" to={addresses.manageTools}>
            {more
              ? i18n.t('Se alle {count} værktøj', { count: tools.length })
              : i18n.t('Administrer')}
          </TextLink>
        </Row>
      )}
    </Stack>
  );
}
