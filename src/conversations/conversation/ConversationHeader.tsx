import { useLingui } from '@lingui/react';
import { ArrowLeft, ChevronRight, Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { isSkuret } from '../../../domain/conversations/skuretParticipant';
import { avatarLetter } from '../../../domain/members/user';
import { to } from '../../../domain/values/addresses';
import { memberAddresses } from '../../../domain/values/memberAddresses';
import { SkuretMark } from '../../members/parts/SkuretMark';
import { media, theme } from '../../theme/theme';
import { Avatar } from '../../ui/Avatar';
import { Heading } from '../../ui/Heading';
import { underlinedOnHover } from '../../ui/TextLink';
import type { Conversation } from '../api/conversationsApi';

const { border, color, fontSize, fontWeight, icon, radius, space, target } = theme;

const Bar = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]} ${space[3]} ${space[2]};
  background: ${color.surface};
  border-block-end: ${border.line} solid ${color.line};
  [data-keyboard] > & {
    padding-block: ${space[1]};
    /* With the keyboard up on a phone that lies on its side, what is written goes first. */
    @container conversation (max-height: 13rem) {
      display: none;
    }
  }
`;
const Back = styled(Link)`
  display: grid;
  flex: none;
  place-items: center;
  width: ${target.medium};
  height: ${target.medium};
  border-radius: ${radius.round};
  svg {
    width: ${icon.medium};
    height: ${icon.medium};
  }
  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
`;
const Who = styled.div`
  min-width: 0;
  a {
    ${underlinedOnHover}
  }
`;
const End = styled.div`
  flex: none;
  margin-inline-start: auto;
`;
const About = styled.p`
  overflow: hidden;
  color: ${color.muted};
  font-size: ${fontSize.small};
  line-height: 1.4;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
const Presence = styled.span`
  color: ${color.muted};
  &[data-online] {
    color: ${color.success};
    font-weight: ${fontWeight.semibold};
  }
`;
const Banner = styled(Link)`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[3]};
  min-height: ${target.medium};
  padding: ${space[2]} ${space[4]};
  background: ${color.primarySoft};
  color: ${color.primary};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.medium};
  text-decoration: none;
  svg {
    flex: none;
    width: ${icon.medium};
    height: ${icon.medium};
  }
  strong {
    font-weight: ${fontWeight.semibold};
  }
  span {
    min-width: 0;
  }
  svg:last-child {
    margin-inline-start: auto;
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${border.strong});
  }
  ${media.hover} {
    &:hover {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }
  [data-keyboard] > & {
    @container conversation (max-height: 20rem) {
      display: none;
    }
  }
`;

interface Props {
  other: Conversation['participants'][number];
  tool: Conversation['tool'];
  /** Shown instead of the banner that leads to the tool. */
  strip?: ReactNode;
  /** The buttons to block or report the other member. */
  safety?: ReactNode;
}

/** The other member, whether they are online, and the tool, with the banner that leads to it (§2). */
export function ConversationHeader({ other, tool, strip, safety }: Props) {
  const { i18n } = useLingui();
  return (
    <>
      <Bar>
        <Back to={memberAddresses.messages} aria-label={i18n.t('Back to your messages')}>
          <ArrowLeft aria-hidden="true" />
        </Back>
        <Avatar
          letter={avatarLetter(other.name)}
          src={other.avatarImageUrl}
          online={other.isMember && other.isOnline}
        />
        <Who>
          <Heading level={1} look="small">
            {other.isMember ? (
              <Link to={to.publicProfile(other.id)}>
                <bdi>{other.name}</bdi>
              </Link>
            ) : (
              other.name
            )}{' '}
            {isSkuret(other) ? <SkuretMark label={i18n.t('From Skuret')} /> : null}
          </Heading>
          <About>
            {other.isMember ? (
              <Presence data-online={other.isOnline || undefined}>
                {other.isOnline ? i18n.t('Online') : i18n.t('Offline')}
              </Presence>
            ) : isSkuret(other) ? (
              i18n.t('News about your account')
            ) : null}
            {tool ? (
              <>
                {' '}
                · <bdi lang="da">{tool.name}</bdi>
              </>
            ) : null}
          </About>
        </Who>
        {safety ? <End>{safety}</End> : null}
      </Bar>
      {strip ??
        (tool && tool.visibility !== 'HIDDEN' ? (
          <Banner to={to.tool(tool.id)}>
            <Wrench aria-hidden="true" />
            <span>
              {i18n.t('View tool:')}{' '}
              <strong>
                <bdi lang="da">{tool.name}</bdi>
              </strong>
            </span>
            <ChevronRight aria-hidden="true" />
          </Banner>
        ) : null)}
    </>
  );
}
