import { useLingui } from '@lingui/react';
import { type ReactNode, type Ref, useRef } from 'react';
import styled from 'styled-components';
import { addresses } from '../../../domain/values/addresses';
import { useNow } from '../../platform/store/useClock';
import { media, theme } from '../../theme/theme';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { ErrorBox } from '../../ui/ErrorBox';
import { Heading } from '../../ui/Heading';
import { PageContainer } from '../../ui/PageContainer';
import { PageTitle } from '../../ui/PageTitle';
import { SkeletonRow } from '../../ui/SkeletonRow';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { TextLink } from '../../ui/TextLink';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useSearchOriginQuery } from '../api/placesApi';
import { useAvailabilityAlerts } from '../hooks/useAvailabilityAlerts';
import { useSavedSearches } from '../hooks/useSavedSearches';
import { AvailabilityAlertRow } from './AvailabilityAlertRow';
import { SearchRow } from './SearchRow';

/** The searches and the awaited tools, beside each other where there is room. */
const Columns = styled.div`
  display: grid;
  gap: ${theme.space[8]};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
  }
`;

interface GroupProps {
  heading: string;
  /** For a focus by script. */
  headingRef?: Ref<HTMLHeadingElement>;
  text: string;
  children: ReactNode;
}

function Group({ heading, headingRef, text, children }: GroupProps) {
  return (
    <Stack $gap={4} $align="stretch">
      <Stack $gap={1}>
        <Heading level={2} look="sub" ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {heading}
        </Heading>
        <Text $tone="muted" $measure>
          {text}
        </Text>
      </Stack>
      {children}
    </Stack>
  );
}

/** The card of a list without rows. */
function Nothing({ heading, text }: { heading: string; text?: string }) {
  const { i18n } = useLingui();
  return (
    <Card>
      <Stack $gap={2}>
        <Text $weight="semibold">{heading}</Text>
        {text === undefined ? null : <Text $tone="muted">{text}</Text>}
        <TextLink look="standalone" to={addresses.browse}>
          {i18n.t('Find værktøj')}
        </TextLink>
      </Stack>
    </Card>
  );
}

/** `/saved-searches`: the searches and the days that the person will be notified about. */
export function SavedSearches() {
  const { i18n } = useLingui();
  const searches = useSavedSearches();
  const availability = useAvailabilityAlerts(null);
  const now = useNow();
  const heading = useRef<HTMLHeadingElement>(null);
  const waiting = useRef<HTMLHeadingElement>(null);
  const { saved } = searches;
  const { alerts } = availability;
  const place = useSearchOriginQuery('');
  const watched = saved?.filter(({ isOver }) => !isOver) ?? [];
  const isQuiet = watched.length > 0 && watched.every(({ toldAt }) => toldAt === null);

  /** The pressed button disappears with its row, so `target` takes the focus. */
  const focusOn = (target: typeof heading) => (isGone: boolean) => {
    if (isGone) target.current?.focus();
  };
  const title = (
    <>
      <PageTitle>{i18n.t('Gemte søgninger')}</PageTitle>
      <Heading level={1} ref={heading} tabIndex={-1}>
        {i18n.t('Gemte søgninger')}
      </Heading>
    </>
  );
  if ((saved === undefined && searches.failed) || (alerts === undefined && availability.failed)) {
    const retry = () => {
      if (saved === undefined) searches.retry();
      if (alerts === undefined) availability.retry();
    };
    return (
      <PageContainer>
        <Stack $gap={5}>
          {title}
          <ErrorBox
            action={
              <Button variant="secondary" onClick={retry}>
                {i18n.t('Prøv igen')}
              </Button>
            }
          >
            {i18n.t('Vi kunne ikke hente dine søgninger. De er stadig gemt.')}
          </ErrorBox>
        </Stack>
      </PageContainer>
    );
  }
  if (saved === undefined || alerts === undefined || place.isLoading) {
    return (
      <PageContainer>
        <Stack $gap={5} aria-busy="true">
          {title}
          <VisuallyHidden>{i18n.t('Henter dine søgninger')}</VisuallyHidden>
          <SkeletonRow />
          <SkeletonRow />
          <SkeletonRow />
        </Stack>
      </PageContainer>
    );
  }
  return (
    <PageContainer>
      <Stack $gap={6} $align="stretch">
        {title}
        <Columns>
          <Group
            heading={i18n.t('Søgninger, vi holder øje med')}
            text={i18n.t(
              'Vi skriver, når nogen tilføjer det, du søger efter. Højst én gang om dagen.',
            )}
          >
            {saved.length === 0 ? (
              <Nothing
                heading={i18n.t('Du har ikke gemt nogen søgning endnu')}
                text={i18n.t('Søg efter det, du mangler, og tryk på Gem søgningen.')}
              />
            ) : (
              <Card as="ul" $padding="tight" aria-label={i18n.t('Gemte søgninger')}>
                {saved.map((search) => (
                  <SearchRow
                    key={search.id}
                    search={search}
                    ownPlace={place.currentData?.name ?? null}
                    now={now}
                    removing={searches.removing === search.id}
                    onRemove={() => void searches.remove(search.id).then(focusOn(heading))}
                  />
                ))}
              </Card>
            )}
            {isQuiet ? (
              <Text $size="small" $tone="muted">
                {i18n.t('Vi holder øje. Der er ikke noget nyt endnu.')}
              </Text>
            ) : null}
          </Group>
          <Group
            headingRef={waiting}
            heading={i18n.t('Værktøj, du venter på')}
            text={
              alerts.length === 0
                ? i18n.t('Er et værktøj optaget på dine dage? Bed om besked på værktøjets side.')
                : i18n.t(
                    'Vi skriver én gang, når alle dagene er ledige. Vi reserverer dem ikke til dig.',
                  )
            }
          >
            {alerts.length === 0 ? (
              <Nothing heading={i18n.t('Ingen endnu')} />
            ) : (
              <Card as="ul" $padding="tight" aria-label={i18n.t('Værktøj, du venter på')}>
                {alerts.map((alert) => (
                  <AvailabilityAlertRow
                    key={alert.id}
                    alert={alert}
                    now={now}
                    busy={availability.busy}
                    onRemove={() => void availability.remove(alert.id).then(focusOn(waiting))}
                  />
                ))}
              </Card>
            )}
          </Group>
        </Columns>
      </Stack>
    </PageContainer>
  );
}
