import { useViewer } from '../../../store/useViewer';
import { Divider } from '../../../ui/Divider';
import { ItsYou } from './ItsYou';
import { CalendarAddress } from './leaving/CalendarAddress';
import { DeleteAccount } from './leaving/DeleteAccount';
import { TakeAlong } from './leaving/TakeAlong';

/** The danger zone of live: the export of everything, the address for calendars, and deleting the account for good. */
export function LiveLeaving() {
  const { user } = useViewer();
  if (!user) return null;
  return (
    <ItsYou email={user.email} where="leaving" key={user.id}>
      <TakeAlong />
      <Divider />
      <CalendarAddress />
      <Divider />
      <DeleteAccount />
    </ItsYou>
  );
}
