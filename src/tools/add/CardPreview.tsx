import { useLingui } from '@lingui/react';
import { useFormikContext } from 'formik';
import styled from 'styled-components';
import { allCategories } from '../../../domain/tools/categories';
import { defaultToolImageUrl } from '../../../domain/tools/pictures';
import { FormSection } from '../form/FormSection';
import type { ToolFormValues } from '../form/toolForm';
import { readPrice } from '../form/typedNumbers';
import { ToolCard } from '../parts/ToolCard';

const Place = styled.div`
  width: 100%;
  max-width: 17rem;
`;

/** Previews the card that the search will show. Hidden from screen readers: it repeats what the form contains. */
export function CardPreview({ pictureUrl }: { pictureUrl: string | undefined }) {
  const { i18n } = useLingui();
  const { values } = useFormikContext<ToolFormValues>();
  const { name, location, pricePerDay } = values;
  return (
    <FormSection heading={i18n.t('Preview')} text={i18n.t('This is how borrowers see your tool.')}>
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
            categories: allCategories.filter((category) =>
              values.categories.includes(category.name),
            ),
          }}
        />
      </Place>
    </FormSection>
  );
}
