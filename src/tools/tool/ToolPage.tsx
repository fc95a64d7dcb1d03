import { useLingui } from '@lingui/react';
import { CirclePause } from 'lucide-react';
import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { oneOf } from '../../../domain/values/query';
import { OpenBooking } from '../../bookings/parts/OpenBooking';
import { allowedChoice, readRentalChoice } from '../../bookings/parts/rentalChoice';
import { ToolNotFound } from '../../bookings/parts/ToolNotFound';
import { GivenDetails, toolTabs } from '../../letter/tool/GivenDetails';
import { GivenGallery } from '../../letter/tool/GivenGallery';
import { OwnerCard } from '../../letter/tool/OwnerCard';
import { useViewer } from '../../members/hooks/useViewer';
import { useQuote } from '../../payments/hooks/useQuote';
import { useAddressState } from '../../platform/store/useAddressState';
import { useToday } from '../../platform/store/useClock';
import { useDifferences } from '../../platform/store/useDifferences';
import { media } from '../../theme/theme';
import { Callout } from '../../ui/Callout';
import { Card } from '../../ui/Card';
import { useDatesOpen } from '../../ui/DateRangePicker';
import { PageContainer } from '../../ui/PageContainer';
import { PageTitle } from '../../ui/PageTitle';
import { Stack } from '../../ui/Stack';
import { useInView } from '../../ui/useInView';
import { useMediaQuery } from '../../ui/useMediaQuery';
import { WhenNear } from '../../ui/WhenNear';
import { type ToolDetail, useToolQuery } from '../api/toolApi';
import { PricePerDay } from '../parts/PricePerDay';
import { BookingBar } from './BookingBar';
import { BookingBox } from './BookingBox';
import { getRental } from './getRental';
import { NextTools } from './NextTools';
import { OwnerLine } from './OwnerLine';
import { OwnToolBox } from './OwnToolBox';
import { PoliciesBox } from './PoliciesBox';
import { ToolDetails } from './ToolDetails';
import { ToolGallery } from './ToolGallery';
import { ToolHeader } from './ToolHeader';
import { ToolLayout } from './ToolLayout';
import { ToolPlaceholder } from './ToolPlaceholder';
import { ToolViewed } from './ToolViewed';

/** Replaces the booking box of a paused tool, which only members with an open booking of it see. */
function PausedToolBox({ tool }: { tool: Pick<ToolDetail, 'id' | 'pricePerDayCents'> }) {
  const { i18n } = useLingui();
  return (
    <Card as="section" aria-label={i18n.t('Sat på pause')} $look="floating">
      <Stack $gap={5}>
        <PricePerDay cents={tool.pricePerDayCents} size="large" />
        <Callout tone="warning" icon={<CirclePause aria-hidden="true" />}>
          <span>{i18n.t('Ejeren har sat værktøjet på pause. Din booking gælder stadig.')}</span>
        </Callout>
        <OpenBooking given="da" toolId={tool.id} />
      </Stack>
    </Card>
  );
}

const readToolPage = (given: URLSearchParams) => ({
  ...readRentalChoice(given),
  tab: oneOf(toolTabs, given.get('tab')),
});

/**
 * The page of a tool that has loaded. Header, gallery, texts and owner are `memo`: the days and the price that come after
 * hydration render without them, and a phone answers its first press sooner.
 */
function ToolScreen({ tool }: { tool: ToolDetail }) {
  const today = useToday();
  const [{ tab, ...choice }, change] = useAddressState(readToolPage);
  const { hasGivenTexts, hasPayments } = useDifferences();
  const { user } = useViewer();
  const own = hasPayments && user?.id === tool.owner.id;
  const isPaused = !own && tool.visibility === 'UNLISTED';
  const box = useRef<HTMLDivElement>(null);
  const rental = getRental(
    tool,
    allowedChoice(choice, today),
    hasPayments ? tool.maxAvailableCount : undefined,
  );
  const { start, end, quantity: units } = rental.choice;
  const boxInView = useInView(box);
  const isPhone = useMediaQuery(media.belowTablet);
  const [, setDatesOpen] = useDatesOpen();
  const quoted = useQuote({ toolId: tool.id, start, end, units }, own || isPaused || !hasPayments);

  const about = (
    <>
      {hasGivenTexts ? <OwnerCard owner={tool.owner} /> : null}
      <PoliciesBox tool={tool} />
    </>
  );

  function onChooseDates() {
    // On a phone the calendar is a sheet, wherever the box is; elsewhere it opens below its fields.
    if (hasPayments) setDatesOpen(true);
    if (hasPayments && isPhone) return;
    box.current?.scrollIntoView({ block: 'center' });
    if (!hasPayments) box.current?.querySelector('button')?.focus({ preventScroll: true });
  }

  return (
    <>
      <PageTitle>{tool.name}</PageTitle>
      <ToolViewed tool={tool} />
      <PageContainer>
        <ToolLayout
          head={<ToolHeader tool={tool} />}
          gallery={
            hasGivenTexts ? (
              <GivenGallery tool={tool} />
            ) : (
              <ToolGallery tool={tool} pictures={tool.imageUrls} />
            )
          }
          boxRef={box}
          box={
            own ? (
              <OwnToolBox tool={tool} />
            ) : isPaused ? (
              <PausedToolBox tool={tool} />
            ) : (
              <BookingBox
                tool={tool}
                today={today}
                rental={rental}
                quoted={hasPayments ? quoted : null}
                onChoose={change}
              />
            )
          }
          owner={hasGivenTexts ? null : <OwnerLine owner={tool.owner} toolId={tool.id} />}
          details={
            hasGivenTexts ? (
              <GivenDetails tool={tool} tab={tab} onTab={(next) => change({ tab: next })} />
            ) : (
              <ToolDetails tool={tool} bookable={!own && !isPaused} />
            )
          }
          aside={about}
        />
        {hasPayments && (
          <WhenNear name="next tools" distance={200}>
            <NextTools tool={tool} own={own} />
          </WhenNear>
        )}
      </PageContainer>
      {own || isPaused ? null : (
        <BookingBar
          tool={tool}
          rental={rental}
          totalCents={hasPayments ? quoted.quote?.totalCents : rental.costs.totalCents}
          onChooseDates={onChooseDates}
          opensCalendar={hasPayments}
          blocked={hasPayments && quoted.problem !== null}
          hidden={hasPayments && boxInView}
        />
      )}
    </>
  );
}

/**
 * `/tool/{id}` (§2): the data of the card until the others arrive, and in the letter nothing; `Tool not found` for an unknown tool
 * (D15).
 */
export function ToolPage() {
  const { id = '' } = useParams();
  const { hasGivenTexts } = useDifferences();
  const { currentData: tool, isError, isFetching, refetch } = useToolQuery(id);

  if (tool === undefined) {
    if (hasGivenTexts) return null;
    return (
      <ToolPlaceholder id={id} failed={isError && !isFetching} onRetry={() => void refetch()} />
    );
  }
  if (tool === null) return <ToolNotFound />;
  return <ToolScreen key={tool.id} tool={tool} />;
}
