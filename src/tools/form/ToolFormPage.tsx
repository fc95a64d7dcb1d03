import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, theme } from '../../theme/theme';
import { PageContainer } from '../../ui/PageContainer';
import { PageTitle } from '../../ui/PageTitle';
import { ScreenTop } from '../../ui/ScreenTop';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';

const Column = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  max-width: 60rem;
  margin-inline: auto;
  padding-block-end: ${theme.space[16]};
  ${media.belowTablet} {
    &:has([data-sticky-bar]) {
      padding-block-end: ${theme.space[6]};
    }
  }
  ${media.tablet} {
    gap: ${theme.space[8]};
  }
  /* The field that gets the focus is not behind the red box that stays in view below it. */
  :is(input, textarea, fieldset) {
    scroll-margin-block-end: ${theme.space[24]};
  }
`;

interface Props {
  title: string;
  lead: string;
  back: { to: string; label: string };
  /** The form; null shows its skeleton. */
  children: ReactNode | null;
}

/** The column round the forms that add and edit a tool. */
export function ToolFormPage({ title, lead, back, children }: Props) {
  const { i18n } = useLingui();
  return (
    <PageContainer>
      <PageTitle>{title}</PageTitle>
      <Column>
        <ScreenTop back={back} heading={title}>
          <Text $tone="muted" $size="lead" $measure>
            {lead}
          </Text>
        </ScreenTop>
        {children ?? (
          <Stack $gap={5} aria-busy role="status" aria-label={i18n.t('Loading the form')}>
            <Skeleton $height="26rem" $shape="lines" />
            <Skeleton $height="12rem" $shape="lines" />
          </Stack>
        )}
      </Column>
    </PageContainer>
  );
}
