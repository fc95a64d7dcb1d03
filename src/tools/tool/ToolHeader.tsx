import { useLingui } from '@lingui/react';
import { Handshake, MapPin, Share2 } from 'lucide-react';
import { memo, useRef } from 'react';
import styled from 'styled-components';
import { formatDistance } from '../../../domain/search/distance';
import { addresses, to } from '../../../domain/values/addresses';
import { useAppSelector } from '../../platform/store/hooks';
import { useDifferences } from '../../platform/store/useDifferences';
import { media, theme } from '../../theme/theme';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { Button } from '../../ui/Button';
import { LinkChip } from '../../ui/Chip';
import { Heading } from '../../ui/Heading';
import { lazyDialog } from '../../ui/lazyDialog';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { useHasBeenTrue } from '../../ui/useHasBeenTrue';
import { useScreenLanguage, useWrittenLang } from '../../ui/useScreenLanguage';
import { useScreenState } from '../../ui/useScreenState';
import { visuallyHiddenStyles } from '../../ui/VisuallyHidden';
import { selectListingShown, type ToolDetail } from '../api/toolApi';
import { HeartButton } from '../parts/HeartButton';
import { ToolRating } from '../parts/ToolRating';
import { ToolMenu } from './ToolMenu';

const { Dialog: ShareDialog, fetchAhead } = lazyDialog(
  async () => (await import('./ShareDialog')).ShareDialog,
);

const Place = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  color: ${theme.color.muted};
  svg {
    flex: none;
    width: ${theme.icon.medium};
    height: ${theme.icon.medium};
  }
`;
const Way = styled.div`
  /* On a phone the heading below says where this is. */
  ${media.belowTablet} {
    li:last-child {
      display: none;
    }
  }
`;
/* On a phone round, on the picture that comes before the words (`ToolLayout`). */
const Actions = styled(Row)`
  ${media.belowTablet} {
    position: absolute;
    inset-block-start: calc(-1 * ${theme.space[3]});
    inset-inline-end: 0;
    z-index: ${theme.depth.raised};
    flex-direction: row-reverse;
    button {
      justify-content: center;
      width: ${theme.target.medium};
      height: ${theme.target.medium};
      padding: 0;
      border: 0;
      border-radius: ${theme.radius.round};
      box-shadow: ${theme.shadow.lifted};
    }
    span {
      ${visuallyHiddenStyles}
    }
  }
`;
const Titles = styled(Stack)`
  flex: 1 1 24rem;
`;

/** The category of the tool, its name, stars and place, and the buttons to save and share it. */
export const ToolHeader = memo(function ToolHeader({ tool }: { tool: ToolDetail }) {
  const { i18n } = useLingui();
  const written = useWrittenLang();
  const { hasGivenTexts } = useDifferences();
  const lang = useScreenLanguage('en');
  const language = useScreenLanguage('da');
  // From the place of the search that has shown the tool.
  const distanceMetres = useAppSelector(
    (state) => selectListingShown(state, tool.id)?.distanceMetres ?? null,
  );
  const [sharing, setSharing] = useScreenState('sharing', false);
  const wasShared = useHasBeenTrue(sharing);
  const shareButton = useRef<HTMLButtonElement>(null);
  const [category] = tool.categories;

  return (
    <Stack $gap={4}>
      <Way>
        <Breadcrumb
          label={i18n.t('Brødkrumme')}
          steps={[
            { label: i18n.t('Forside'), to: addresses.home },
            { label: i18n.t('Find værktøj'), to: addresses.browse },
            ...(category
              ? [{ label: i18n.t(category.name), to: to.browse({ category: category.code }), lang }]
              : []),
            { label: tool.name, lang: written },
          ]}
        />
      </Way>
      <Row $justify="space-between" $align="end" $gap={4}>
        <Titles $gap={3}>
          <Heading level={1} lang={written}>
            <bdi>{tool.name}</bdi>
          </Heading>
          <Row $gap={4}>
            <ToolRating rating={tool.ratingAverage} reviewCount={tool.reviewCount} size="medium" />
            <Place>
              <MapPin aria-hidden="true" />
              <span lang={written}>
                {distanceMetres === null ? '' : `${formatDistance(distanceMetres, language)} · `}
                {tool.location}
              </span>
            </Place>
            {hasGivenTexts || tool.rentalCount < Math.max(1, tool.reviewCount) ? null : (
              <Place>
                <Handshake aria-hidden="true" />
                <span>
                  {tool.rentalCount === 1
                    ? i18n.t('Lånt ud 1 gang')
                    : i18n.t('Lånt ud {count} gange', { count: tool.rentalCount })}
                </span>
              </Place>
            )}
          </Row>
        </Titles>
        <Actions $gap={2}>
          <HeartButton look="worded" tool={tool} />
          <Button
            ref={shareButton}
            variant="secondary"
            icon={<Share2 aria-hidden="true" />}
            aria-haspopup="dialog"
            onClick={() => setSharing(true)}
            onPointerEnter={fetchAhead}
            onFocus={fetchAhead}
          >
            {i18n.t('Del')}
          </Button>
          {hasGivenTexts ? null : <ToolMenu tool={tool} />}
        </Actions>
      </Row>
      {tool.categories.length > 1 ? (
        <Row as="ul" $gap={2} aria-label={i18n.t('Kategorier')}>
          {tool.categories.map(({ id, name, code }) => (
            <li key={id} lang={lang}>
              <LinkChip to={to.browse({ category: code })}>{i18n.t(name)}</LinkChip>
            </li>
          ))}
        </Row>
      ) : null}
      {wasShared ? (
        <ShareDialog
          open={sharing}
          onClose={() => setSharing(false)}
          tool={tool}
          finalFocus={shareButton}
        />
      ) : null}
    </Stack>
  );
});
