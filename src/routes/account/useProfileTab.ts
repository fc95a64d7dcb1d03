import { useSearchParams } from 'react-router-dom';
import { type ProfileTab, readProfileTab } from '../../features/people/ProfileTabs';

/** The shown tab, kept in the address (D10); the first tab needs no word there. */
export function useProfileTab(): [ProfileTab, (tab: ProfileTab) => void] {
  const [params, setParams] = useSearchParams();
  const setTab = (tab: ProfileTab) =>
    setParams(tab === 'tools' ? {} : { tab }, { replace: true, preventScrollReset: true });
  return [readProfileTab(params), setTab];
}
