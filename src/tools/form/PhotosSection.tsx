import { useLingui } from '@lingui/react';
import { FormSection } from './FormSection';
import { PhotosField } from './PhotosField';
import type { Photos } from './usePhotos';

/** The photographs of a tool, and how to take them. */
export function PhotosSection({ photos }: { photos: Photos }) {
  const { i18n } = useLingui();
  return (
    <FormSection
      heading={i18n.t('Photos')}
      text={i18n.t('Take clear photos in daylight. Drag them into order, or use the arrows.')}
    >
      <PhotosField {...photos} />
    </FormSection>
  );
}
