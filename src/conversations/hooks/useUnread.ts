import { conversationsApi } from '../api/conversationsApi';

/** How many messages the member has not read: one number for the header, the dashboard and the title of the tab. */
export function useUnread(): number {
  return conversationsApi.endpoints.unreadMessages.useQueryState().data ?? 0;
}
