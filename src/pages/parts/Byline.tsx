import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import { avatarLetter } from '../../../domain/members/user';
import type { BlogPost } from '../../../domain/pages/blog';
import { formatDate } from '../../../domain/values/days';
import { theme } from '../../theme/theme';
import { Avatar } from '../../ui/Avatar';
import { useScreenLanguage } from '../../ui/useScreenLanguage';

const { color, fontSize, fontWeight, lineHeight, space } = theme;

export interface BylineProps {
  post: BlogPost;
  /** Whether to show the author's job as well. */
  full?: boolean | undefined;
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  color: ${color.muted};
  font-size: ${fontSize.small};
  line-height: ${lineHeight.snug};
`;
const Name = styled.span`
  display: block;
  color: ${color.ink};
  font-weight: ${fontWeight.semibold};
`;

/** The author, the date and the reading time. */
export function Byline({ post, full = false }: BylineProps) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const { author, date, readTime } = post;
  return (
    <Root>
      <Avatar
        letter={avatarLetter(author.name)}
        src={author.avatar}
        size={full ? 'medium' : 'small'}
      />
      <span>
        <Name>
          <span lang="da">{author.name}</span>
          {full ? `, ${i18n.t(author.role)}` : ''}
        </Name>
        <time dateTime={date}>{formatDate(date, language)}</time> ·{' '}
        <span>{i18n.t('{readTime} min read', { readTime })}</span>
      </span>
    </Root>
  );
}
