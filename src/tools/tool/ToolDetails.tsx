import { useLingui } from '@lingui/react';
import { MapPin } from 'lucide-react';
import { memo } from 'react';
import styled from 'styled-components';
import { getFirstName } from '../../../domain/members/user';
import { media, theme } from '../../theme/theme';
import { Heading } from '../../ui/Heading';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useWrittenLang } from '../../ui/useScreenLanguage';
import type { ToolDetail } from '../api/toolApi';
import { FreeCalendar } from './FreeCalendar';
import { PlaceOnMap } from './PlaceOnMap';
import { IncludedItems, Instructions, OwnersWords, Specifications } from './ToolDescription';
import { ToolReviews } from './ToolReviews';

const Pin = styled(MapPin)`
  flex: none;
  width: ${theme.icon.medium};
  height: ${theme.icon.medium};
  color: ${theme.color.primary};
`;

const Parts = styled(Stack).attrs({ $gap: 10 })`
  ${media.belowTablet} {
    gap: ${theme.space[8]};
  }
`;

const mostReviews = 3;
const mostSpecifications = 6;

/** Where the tool is picked up, as near as the page tells. */
function PickupPlace({ tool }: { tool: ToolDetail }) {
  const { i18n } = useLingui();
  return (
    <Stack as="section" $gap={2}>
      <Heading level={2} look="sub">
        {i18n.t('Her henter du det')}
      </Heading>
      <Row $gap={2} $wrap={false}>
        <Pin aria-hidden="true" />
        <Text $weight="medium" lang={useWrittenLang()}>
          {tool.location}
        </Text>
      </Row>
      <PlaceOnMap location={tool.location} />
      <Text $tone="muted">
        {i18n.t('Du og {firstName} aftaler adressen, når bookingen er bekræftet.', {
          firstName: getFirstName(tool.owner.name),
        })}
      </Text>
    </Stack>
  );
}

/** The owner's text about themselves. */
function AboutOwner({ owner }: Pick<ToolDetail, 'owner'>) {
  const { i18n } = useLingui();
  const written = useWrittenLang();
  if (!owner.about) return null;
  return (
    <Stack as="section" $gap={2}>
      <Heading level={2} look="sub">
        {i18n.t('Om {firstName}', { firstName: getFirstName(owner.name) })}
      </Heading>
      <Text $measure lang={written} dir="auto">
        {owner.about}
      </Text>
    </Stack>
  );
}

interface Props {
  tool: ToolDetail;
  /** Whether the member can choose days; the calendar is left out otherwise. */
  bookable: boolean;
}

/** All there is to read about a tool, on one page: the words, what comes along, reviews, place and facts. */
export const ToolDetails = memo(function ToolDetails({ tool, bookable }: Props) {
  return (
    <Parts>
      <OwnersWords tool={tool} />
      <IncludedItems tool={tool} />
      <div data-print="hide">
        <ToolReviews tool={tool} most={mostReviews} />
      </div>
      {bookable ? <FreeCalendar tool={tool} /> : null}
      <AboutOwner owner={tool.owner} />
      <PickupPlace tool={tool} />
      <Specifications tool={tool} most={mostSpecifications} />
      <Instructions tool={tool} />
    </Parts>
  );
});
