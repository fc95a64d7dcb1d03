import { addresses } from '../../../../domain/addresses';

/** The list of conversations: a tab of the dashboard. */
export const messagesAddress = `${addresses.dashboard}?tab=messages`;
