import { useViewer } from '../../../store/useViewer';
import { Divider } from '../../../ui/Divider';
import { IdentityProofProvider } from './IdentityProofProvider';
import { CalendarAddress } from './leaving/CalendarAddress';
import { DataExport } from './leaving/DataExport';
import { DeleteAccount } from './leaving/DeleteAccount';

/** The danger zone of live: the export of everything, the address for calendars, and deleting the account for good. */
export function LiveLeaving() {
  const { user } = useViewer();
  if (!user) return null;
  return (
    <IdentityProofProvider email={user.email} where="leaving" key={user.id}>
      <DataExport />
      <Divider />
      <CalendarAddress />
      <Divider />
      <DeleteAccount />
    </IdentityProofProvider>
  );
}
