import { useLingui } from '@lingui/react';
import { use, useEffect, useState } from 'react';
import styled from 'styled-components';
import { addresses } from '../../domain/values/addresses';
import { useSaveRecording } from '../platform/store/useSaveRecording';
import { theme } from '../theme/theme';
import { Button } from '../ui/Button';
import { FrozenContext } from '../ui/FrozenContext';
import { LinkButton } from '../ui/LinkButton';
import { PageContainer } from '../ui/PageContainer';
import { Row } from '../ui/Row';
import { useScreenLanguage } from '../ui/useScreenLanguage';
import { FullScreenMessage } from './FullScreenMessage';

const Actions = styled(Row)`
  margin-block-start: ${theme.space[6]};
`;

const Note = styled.p`
  margin-block-start: ${theme.space[4]};
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.small};
`;

const stays =
  /*i18n*/ 'Optagelsen er en fil på din enhed. Vi får den kun, hvis du sender den. Adgangskoder, koder og e-mails er ikke med.';
const notSaved = /*i18n*/ 'Optagelsen blev ikke gemt. Tjek din forbindelse, og prøv igen.';
const ourFault =
  /*i18n*/ 'Vi kunne ikke vise siden. Det er vores fejl, ikke din. Indlæs siden igen, eller prøv om lidt.';
const noConnection =
  /*i18n*/ 'Du har ingen forbindelse. Vi henter siden, så snart forbindelsen er tilbage.';

/**
 * Shown instead of a screen that failed. Text typed elsewhere stays until the page reloads. If there was no connection,
 * the page reloads itself when the connection is back.
 */
export function FailedScreen() {
  const { i18n } = useLingui();
  const { save, failed } = useSaveRecording();
  const [offline] = useState(() => !navigator.onLine);
  const still = use(FrozenContext);
  useEffect(() => {
    if (!offline || still) return;
    const reload = () => window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [offline, still]);

  return (
    <PageContainer $width="reading" lang={useScreenLanguage('da')} title={i18n.t('Noget gik galt')}>
      <FullScreenMessage
        picture="/images/scenes/error.svg"
        title={i18n.t('Her gik noget galt')}
        text={i18n.t(offline ? noConnection : ourFault)}
      >
        <Actions $justify="center">
          <Button onClick={() => window.location.reload()}>{i18n.t('Indlæs siden igen')}</Button>
          <Button variant="secondary" onClick={() => void save()}>
            {i18n.t('Gem en optagelse af det, der lige skete')}
          </Button>
          <LinkButton to={addresses.home} variant="secondary" reloadDocument>
            {i18n.t('Til forsiden')}
          </LinkButton>
        </Actions>
        <Note role="status">{i18n.t(failed ? notSaved : stays)}</Note>
      </FullScreenMessage>
    </PageContainer>
  );
}
