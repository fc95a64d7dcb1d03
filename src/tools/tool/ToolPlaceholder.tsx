import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import { useAppSelector } from '../../platform/store/hooks';
import { selectFavouriteById } from '../../platform/store/slices/favouritesSlice';
import { media, theme } from '../../theme/theme';
import { Button } from '../../ui/Button';
import { ErrorBox } from '../../ui/ErrorBox';
import { Heading } from '../../ui/Heading';
import { PageContainer } from '../../ui/PageContainer';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { Status } from '../../ui/Status';
import { selectListingShown } from '../api/toolApi';
import { PricePerDay } from '../parts/PricePerDay';
import { ToolGallery } from './ToolGallery';
import { ToolLayout } from './ToolLayout';

/** Narrow, because the toasts would otherwise cover the button. */
const Failure = styled.div`
  max-width: ${theme.width.reading};
  /* On a phone the picture reaches up to what is above the layout. */
  ${media.belowTablet} {
    margin-block-end: ${theme.space[6]};
  }
`;

/* In the shape of the gallery. */
const Picture = styled.div`
  ${media.tablet} {
    > * {
      aspect-ratio: 2 / 1;
    }
  }
`;

interface Props {
  id: string;
  failed: boolean;
  onRetry: () => void;
}

/** Shown while the page of a tool loads, or after a failure: the data of its card, and after a failure a retry. */
export function ToolPlaceholder({ id, failed, onRetry }: Props) {
  const { i18n } = useLingui();
  const shown = useAppSelector((state) => selectListingShown(state, id));
  const saved = useAppSelector((state) => selectFavouriteById(state, id));
  const tool = shown ?? saved;
  return (
    <PageContainer aria-busy={!failed} title={tool?.name ?? i18n.t('Værktøj')}>
      <Stack $gap={6}>
        {failed ? (
          <Failure>
            <ErrorBox
              action={
                <Button variant="secondary" onClick={onRetry}>
                  {i18n.t('Hent siden igen')}
                </Button>
              }
            >
              {i18n.t('Værktøjets side kunne ikke hentes.')}
            </ErrorBox>
          </Failure>
        ) : (
          <Status>{i18n.t('Henter værktøjet')}</Status>
        )}
        {tool || !failed ? (
          <ToolLayout
            head={
              <Stack $gap={3}>
                {tool ? (
                  <Heading level={1}>
                    <bdi>{tool.name}</bdi>
                  </Heading>
                ) : (
                  <Skeleton $width="min(24rem, 80%)" $height="2.25rem" />
                )}
                <Skeleton $width="min(14rem, 60%)" $height="1.5rem" />
              </Stack>
            }
            gallery={
              tool ? (
                <ToolGallery tool={tool} pictures={[tool.imageUrl]} />
              ) : (
                <Picture>
                  <Skeleton $ratio="4 / 3" $shape="box" />
                </Picture>
              )
            }
            owner={failed ? null : <Skeleton $width="min(20rem, 80%)" $height="4rem" />}
            box={
              <Stack $gap={5}>
                {tool ? <PricePerDay cents={tool.pricePerDayCents} size="large" /> : null}
                {failed ? null : <Skeleton $height="15rem" $shape="lines" />}
              </Stack>
            }
            details={
              failed ? null : (
                <Stack $gap={3}>
                  <Skeleton $width="12rem" $height="2.75rem" />
                  <Skeleton />
                  <Skeleton $width="92%" />
                  <Skeleton $width="60%" />
                </Stack>
              )
            }
            aside={failed ? null : <Skeleton $height="16rem" $shape="lines" />}
          />
        ) : (
          <Heading level={1}>{i18n.t('Værktøj')}</Heading>
        )}
      </Stack>
    </PageContainer>
  );
}
