import { useLingui } from '@lingui/react';
import { useFormikContext } from 'formik';
import styled from 'styled-components';
import { allCategories } from '../../../domain/tools/categories';
import { defaultToolImageUrl } from '../../../domain/tools/pictures';
import { media, theme } from '../../theme/theme';
import { Disclosure } from '../../ui/Disclosure';
import { Heading } from '../../ui/Heading';
import { Stack } from '../../ui/Stack';
import { useMediaQuery } from '../../ui/useMediaQuery';
import { ToolCard } from '../parts/ToolCard';
import type { ToolFormValues } from './toolForm';
import { readPrice } from './typedNumbers';

const { space } = theme;

const Place = styled.div`
  width: 100%;
  max-width: 17rem;
`;
const Beside = styled(Stack)`
  /* Stretched to its row it would have no room to stick in. */
  align-self: start;
  position: sticky;
  inset-block-start: ${space[24]};
  ${media.low} {
    position: static;
  }
`;

/** A form, and on a desktop the preview of the card beside it, unless it is alone. */
export const BesidePreview = styled.div`
  display: grid;
  gap: ${space[6]};
  ${media.desktop} {
    &:not([data-alone]) {
      grid-template-columns: minmax(0, 1fr) 15rem;
    }
    gap: ${space[8]};
  }
`;

/**
 * Previews the card that the search will show: beside the form, on narrower screens behind a line that unfolds it. The
 * card is hidden from screen readers, because it repeats what the form contains.
 */
export function CardPreview({ pictureUrl }: { pictureUrl: string | undefined }) {
  const { i18n } = useLingui();
  const isBeside = useMediaQuery(media.desktop);
  const { values } = useFormikContext<ToolFormValues>();
  const { name, location, pricePerDay } = values;
  const card = (
    <Place aria-hidden inert>
      <ToolCard
        headingLevel={3}
        language="en"
        tool={{
          id: 'new',
          name: name.trim() || i18n.t('The name of your tool'),
          description: '',
          location: location.trim() || i18n.t('Where it is'),
          imageUrl: pictureUrl ?? defaultToolImageUrl,
          pricePerDayCents: readPrice(pricePerDay) ?? 0,
          categories: allCategories.filter((category) => values.categories.includes(category.name)),
        }}
      />
    </Place>
  );
  if (!isBeside) {
    return (
      <Disclosure name="listing preview" summary={i18n.t('See the card')}>
        {card}
      </Disclosure>
    );
  }
  return (
    <Beside as="aside" $gap={3}>
      <Heading level={2} look="small">
        {i18n.t('Preview')}
      </Heading>
      {card}
    </Beside>
  );
}
