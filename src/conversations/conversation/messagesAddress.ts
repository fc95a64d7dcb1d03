import { addresses } from '../../../domain/values/addresses';

/** The list of conversations: a tab of the dashboard. */
export const messagesAddress = `${addresses.dashboard}?tab=messages`;
