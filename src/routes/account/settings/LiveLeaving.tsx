import { useViewer } from '../../../store/useViewer';
import { Divider } from '../../../ui/Divider';
import { ItsYou } from './ItsYou';
import { CalendarAddress } from './leaving/CalendarAddress';
import { DeleteAccount } from './leaving/DeleteAccount';
import { TakeAlong } from './leaving/TakeAlong';

/** What of the danger zone the service does: taking everything along, the address for calendars, and leaving for good. */
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
