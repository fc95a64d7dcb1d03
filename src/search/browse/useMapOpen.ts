import { useLocation, useNavigate } from 'react-router-dom';
import { queryWith } from '../../../domain/values/query';
import { withReason } from '../../platform/store/slices/addressSlice';

/** The id of the button that opens the map: it gets the focus again when the map is closed from within. */
export const mapButtonId = 'map-button';

const shown = '1';

/**
 * Whether the map is open, which the address says. Opening it adds a history entry: going back closes the map, and
 * closing it goes back if nothing was changed meanwhile.
 */
export function useMapOpen(): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const { search, state } = useLocation() as { search: string; state: { opened?: boolean } | null };
  const navigate = useNavigate();
  const isOpen = new URLSearchParams(search).get('map') === shown;
  const setOpen = (next: boolean) => {
    if (next === isOpen) return;
    if (!next && state?.opened) {
      navigate(-1);
      return;
    }
    const query = queryWith(search, { map: next ? shown : '' });
    const why = withReason('viewChosen').state;
    navigate({ search: query }, { replace: !next, state: next ? { ...why, opened: true } : why });
  };
  return [isOpen, setOpen];
}
