import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import { theme } from '../../theme/theme';
import { Skeleton } from '../../ui/Skeleton';
import { Status } from '../../ui/Status';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

const { avatar, border, color, space } = theme;

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  background: ${color.surface};
  border-block-end: ${border.line} solid ${color.line};
`;
const Bubbles = styled.div`
  display: grid;
  gap: ${space[4]};
  padding: ${space[6]} ${space[4]};
  span:nth-of-type(even) {
    justify-self: end;
  }
`;

/** The placeholder while a conversation loads. */
export function ConversationSkeleton() {
  const { i18n } = useLingui();
  return (
    <div aria-busy>
      <VisuallyHidden as="h1">{i18n.t('Conversation')}</VisuallyHidden>
      <Status>{i18n.t('Loading the conversation')}</Status>
      <Bar>
        <Skeleton $shape="round" $width={avatar.medium} $height={avatar.medium} />
        <Skeleton $width="9rem" $height="1.25rem" />
      </Bar>
      <Bubbles>
        <Skeleton $shape="box" $width="60%" $height="3.5rem" />
        <Skeleton $shape="box" $width="45%" $height="2.75rem" />
        <Skeleton $shape="box" $width="70%" $height="5rem" />
      </Bubbles>
    </div>
  );
}
