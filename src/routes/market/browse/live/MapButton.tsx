import { useLingui } from '@lingui/react';
import { Button } from '../../../../ui/Button';
import { fetchMapAhead } from './ToolMapPart';
import { mapButtonId, useMapOpen } from './useMapOpen';

/**
 * Shows the results on a map, which loads when it is first opened. Without an icon: it is as wide as the button that stands
 * in its place until the live part has come, so nothing beside it moves.
 */
export function MapButton() {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useMapOpen();
  return (
    <Button
      id={mapButtonId}
      variant="secondary"
      aria-pressed={isOpen}
      onPointerEnter={fetchMapAhead}
      onFocus={fetchMapAhead}
      onClick={() => setOpen(!isOpen)}
    >
      {i18n.t('Vis på kort')}
    </Button>
  );
}
