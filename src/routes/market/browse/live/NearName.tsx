import { useLingui } from '@lingui/react';
import { useSearchOriginQuery } from '../../../../store/api/placesApi';

/** The text of the chip of a place, once the service has said whether it knows the place. */
export function NearName({ near }: { near: string }) {
  const { i18n } = useLingui();
  const { currentData: origin } = useSearchOriginQuery(near);
  return origin === null
    ? i18n.t('Ukendt sted: {near}', { near })
    : i18n.t('Nær {near}', { near: origin?.name ?? near });
}
