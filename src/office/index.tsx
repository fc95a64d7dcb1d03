import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { makeI18n } from '../platform/locales/makeI18n';
import { applyKeptColourScheme } from '../theme/colourScheme';
import { Office } from './Office';
import { watchAttendance } from './store/attendance';
import { makeOfficeStore } from './store/officeStore';

applyKeptColourScheme();
watchAttendance();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root"');
createRoot(root).render(
  <StrictMode>
    <Office store={makeOfficeStore()} i18n={makeI18n()} />
  </StrictMode>,
);
