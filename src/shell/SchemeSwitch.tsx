import { useLingui } from '@lingui/react';
import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { chooseColourScheme, shownColourScheme, watchColourScheme } from '../theme/colourScheme';
import { Button } from '../ui/Button';
import { IconButton } from '../ui/IconButton';

/** Light or dark, remembered in this browser. `bare` shows the sign alone. */
export function SchemeSwitch({ bare = false }: { bare?: boolean }) {
  const { i18n } = useLingui();
  const shown = useSyncExternalStore(watchColourScheme, shownColourScheme, () => 'light' as const);
  const next = shown === 'dark' ? 'light' : 'dark';
  const label =
    next === 'dark' ? i18n.t('Skift til mørkt udseende') : i18n.t('Skift til lyst udseende');
  const icon = next === 'dark' ? <Moon aria-hidden /> : <Sun aria-hidden />;
  const change = () => chooseColourScheme(next);
  return bare ? (
    <IconButton label={label} icon={icon} onClick={change} />
  ) : (
    <Button variant="quiet" size="small" icon={icon} onClick={change}>
      {label}
    </Button>
  );
}
