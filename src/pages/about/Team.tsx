import type { ReactNode } from 'react';
import styled from 'styled-components';
import { avatarLetter } from '../../../domain/members/user';
import { media, theme } from '../../theme/theme';
import { Avatar } from '../../ui/Avatar';
import { Grid } from '../../ui/Grid';
import { Heading } from '../../ui/Heading';
import { Text } from '../../ui/Text';
import { mutedParagraphs } from '../parts/blocks';

interface MemberProps {
  name: string;
  role: string;
  picture: string;
  children: ReactNode;
}

const Person = styled.li`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${theme.space[1]};
  break-inside: avoid;
  ${mutedParagraphs}
  ${media.belowTablet} {
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: ${theme.space[4]};
    > * {
      grid-column: 2;
    }
    > :first-child {
      grid-column: 1;
      grid-row: 1 / span 3;
      align-self: start;
    }
  }
`;
const Portrait = styled.span`
  margin-block-end: ${theme.space[3]};
  ${media.belowTablet} {
    > * {
      width: ${theme.space[20]};
      height: ${theme.space[20]};
    }
  }
`;

/** The people who work here. */
export function Team({ children }: { children: ReactNode }) {
  return (
    <Grid as="ul" $columns={1} $tabletColumns={2} $desktopColumns={4} $gap={8}>
      {children}
    </Grid>
  );
}

export function Member({ name, role, picture, children }: MemberProps) {
  return (
    <Person>
      <Portrait>
        <Avatar size="huge" letter={avatarLetter(name)} src={picture} />
      </Portrait>
      <Heading level={3} look="small">
        <span lang="da">{name}</span>
      </Heading>
      <Text as="div" $size="small" $weight="semibold" $tone="primary">
        {role}
      </Text>
      {children}
    </Person>
  );
}
