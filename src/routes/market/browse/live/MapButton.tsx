import { useLingui } from '@lingui/react';
import { Map as MapIcon } from 'lucide-react';
import { Button } from '../../../../ui/Button';
import { fetchMapAhead } from './ToolMapPart';
import { mapButtonId, useMapOpen } from './useMapOpen';

/** Shows the results on a map, which loads when it is first opened. */
export function MapButton() {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useMapOpen();
  return (
    <Button
      id={mapButtonId}
      variant="secondary"
      icon={<MapIcon aria-hidden="true" />}
      aria-pressed={isOpen}
      onPointerEnter={fetchMapAhead}
      onFocus={fetchMapAhead}
      onClick={() => setOpen(!isOpen)}
    >
      {i18n.t('Vis på kort')}
    </Button>
  );
}
