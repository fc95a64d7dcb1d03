import type { ReactNode } from 'react';
import styled from 'styled-components';
import { avatarLetter, type User } from '../../../domain/members/user';
import { media, theme } from '../../theme/theme';
import { Avatar } from '../../ui/Avatar';
import { Heading } from '../../ui/Heading';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';

const { avatar, color, space } = theme;

const Line = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space[5]};
  ${media.belowTablet} {
    flex-direction: column;
    align-items: stretch;
    gap: ${space[4]};
  }
  [data-wall] + & {
    padding-inline: ${space[8]};
    ${media.belowTablet} {
      padding-inline: ${space[4]};
    }
  }
`;
/** Half of the picture overlaps the wall. */
const Face = styled.div`
  line-height: 0;
  [data-wall] + * > & {
    margin-block-start: calc(${avatar.huge} / -2);
  }
  & > span {
    outline: ${space[1]} solid ${color.ground};
  }
`;
const Words = styled(Stack)`
  flex: 1;
  padding-block-start: ${space[4]};
  ${media.belowTablet} {
    padding-block-start: 0;
  }
`;
const Actions = styled(Row)`
  padding-block-start: ${space[4]};
  ${media.belowTablet} {
    padding-block-start: 0;
    > * {
      flex: 1 1 auto;
      white-space: nowrap;
    }
  }
`;

interface Props {
  person: Pick<User, 'name' | 'avatarImageUrl'>;
  /** Above the picture; null for none. */
  wall: ReactNode;
  facts: ReactNode;
  /** Buttons. */
  actions: ReactNode;
}

/** A person: wall, picture, name, facts and buttons. */
export function PersonHeader({ person, wall, facts, actions }: Props) {
  return (
    <header>
      {wall ? <div data-wall="">{wall}</div> : null}
      <Line>
        <Face>
          <Avatar letter={avatarLetter(person.name)} src={person.avatarImageUrl} size="huge" />
        </Face>
        <Words $gap={2}>
          <Heading level={1}>
            <bdi>{person.name}</bdi>
          </Heading>
          {facts}
        </Words>
        {actions ? <Actions $gap={3}>{actions}</Actions> : null}
      </Line>
    </header>
  );
}
