import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../../theme/theme';
import { Card } from '../../ui/Card';
import { Heading } from '../../ui/Heading';
import { PageTitle } from '../../ui/PageTitle';
import { Stack } from '../../ui/Stack';
import { LanguageSwitch } from '../parts/LanguageSwitch';

const Page = styled.main`
  display: grid;
  place-items: center;
  min-height: 100dvh;
  padding: ${theme.space[4]};
`;
const Box = styled(Card)`
  width: 100%;
  max-width: ${theme.width.narrow};
`;

/** A page before a person is signed in. */
export function WayInFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page>
      <PageTitle>{title}</PageTitle>
      <Box $padding="large">
        <Stack $gap={5}>
          <Heading level={1} look="section">
            {title}
          </Heading>
          {children}
          <LanguageSwitch />
        </Stack>
      </Box>
    </Page>
  );
}
