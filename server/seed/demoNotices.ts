import type { NotificationContent } from '../../domain/notifications/notifications';
import { to } from '../../domain/values/addresses';
import { sampleConversations } from '../../sample/conversations';
import { demoMembers, demoSignIns } from './demoMembers';
import { demoReviews } from './demoReviews';
import { demoTools } from './demoTools';

/** Notifications of the first demo sign-in, all read: of the newest messages, and of reviews of the own tools. */
export function demoNotices(now: Date) {
  const memberId = Number(demoSignIns[0]?.memberId);
  const messages = sampleConversations(now).flatMap(
    ({ id, participants, viewerId, tool, messages: written }) => {
      const other = participants.find((each) => each.id !== viewerId);
      const newest = written.findLast(({ senderId }) => senderId !== viewerId);
      if (!other || !newest) return [];
      const content: NotificationContent = {
        kind: 'message_received',
        params: { member: other.name, tool: tool.name },
      };
      return [
        { content, address: to.conversation(id), at: new Date(newest.timestamp), from: other.id },
      ];
    },
  );
  const reviews = demoReviews.flatMap(({ toolId, memberId: author, rating, date }) => {
    const tool = demoTools.find(({ id, owner }) => id === toolId && Number(owner.id) === memberId);
    const name = demoMembers.find(({ id }) => id === author)?.name;
    if (!tool || name === undefined) return [];
    const content: NotificationContent = {
      kind: 'review_received',
      params: { member: name, tool: tool.name, rating },
    };
    return [{ content, address: to.tool(toolId), at: new Date(`${date}T10:00:00Z`), from: author }];
  });
  return [...messages, ...reviews]
    .toSorted((one, next) => one.at.getTime() - next.at.getTime())
    .map(({ content, address, at, from }, index) => ({
      id: index + 1,
      member_id: memberId,
      kind: content.kind,
      params: JSON.stringify(content.params),
      subject: `demo ${index + 1}`,
      once: `demo ${index + 1}`,
      address,
      sender_id: Number(from),
      created_at: at,
      read_at: at,
    }));
}
