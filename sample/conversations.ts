import { findAnyTool, sampleMember } from './lookup';
import { daysAgoAt, minutesAgoToday } from './moments';
import { viewerId } from './viewer';

/** When a message was sent: days ago at a time in Copenhagen, or minutes ago today. */
type Sent = readonly [daysAgo: number, time: string] | number;

interface MessageRow {
  readonly from: 'me' | 'member';
  readonly sent: Sent;
  readonly content: string;
  /** Visible only on messages from `me`, as the double tick. */
  readonly unread?: true;
}

interface ConversationRow {
  readonly id: string;
  readonly memberId: string;
  readonly toolId: string;
  readonly isOnline: boolean;
  readonly isTyping: boolean;
  readonly messages: readonly MessageRow[];
}

const rows: readonly ConversationRow[] = [
  {
    id: '1',
    memberId: '6',
    toolId: '2',
    isOnline: true,
    isTyping: true,
    messages: [
      {
        from: 'me',
        sent: [6, '19:42'],
        content:
          'Hi Torben! I need to hang a kitchen on a concrete wall. Is your rotary hammer up to that?',
      },
      {
        from: 'member',
        sent: [6, '20:05'],
        content: 'Hi! It has done three kitchens already. How long are the screws?',
      },
      { from: 'me', sent: [6, '20:11'], content: '80 mm, with 10 mm plugs.' },
      {
        from: 'member',
        sent: [6, '20:14'],
        content: 'Then you want the 10 mm bit. I will put it in the case with the depth stop set.',
      },
      { from: 'me', sent: [2, '17:30'], content: 'Booked! Can I come by tomorrow around six?' },
      {
        from: 'member',
        sent: [2, '17:48'],
        content:
          'Six is fine. Ring the bell by the garage, not the front door: the dog sleeps there.',
      },
      { from: 'me', sent: [1, '17:56'], content: 'I am outside by the garage now.' },
      { from: 'member', sent: [1, '17:57'], content: 'Coming!' },
      {
        from: 'me',
        sent: [1, '21:20'],
        content: 'First cabinet is up. It goes through that wall like butter.',
      },
      {
        from: 'member',
        sent: [1, '21:34'],
        content: 'Good to hear. Give the shank a little grease from the tin before you go on.',
      },
      {
        from: 'me',
        sent: 95,
        content:
          'Will do. Quick question: one hole hit something hard after 3 cm and stopped. Rebar?',
      },
      {
        from: 'member',
        sent: 80,
        content:
          'Sounds like it. Do not force it. Move the hole two centimetres to the side and try again.',
      },
      { from: 'me', sent: 34, content: 'That worked. All the holes are done now!' },
      {
        from: 'me',
        sent: 33,
        content: 'May I keep it until the day after tomorrow, as planned?',
        unread: true,
      },
    ],
  },
  {
    id: '2',
    memberId: '8',
    toolId: '23',
    isOnline: true,
    isTyping: false,
    messages: [
      {
        from: 'me',
        sent: [3, '08:15'],
        content:
          'Morning Mads. I have booked the trailer to move a sofa and some garden waste. Will it fit a sofa of 195 cm?',
      },
      {
        from: 'member',
        sent: [3, '12:02'],
        content: 'Just about: the bed is 203 cm long. Take the feet off if they are tall ones.',
      },
      { from: 'me', sent: [3, '12:20'], content: 'Great. My tow bar has a 7-pin socket.' },
      {
        from: 'member',
        sent: [1, '16:40'],
        content: 'No problem, the adapter is in the box with the straps.',
      },
      {
        from: 'member',
        sent: [1, '16:41'],
        content: 'The code for the lock comes on the morning you pick it up.',
      },
      { from: 'me', sent: [1, '18:03'], content: 'Perfect, thanks!' },
      {
        from: 'member',
        sent: 150,
        content:
          'One more thing: I have put new tyres on it, so check the wheel nuts after 50 km. I will write it on the note too.',
      },
    ],
  },
  {
    id: '3',
    memberId: '1',
    toolId: '17',
    isOnline: false,
    isTyping: false,
    messages: [
      {
        from: 'me',
        sent: [8, '14:10'],
        content: 'Hi Freja, can the carpet cleaner handle a wool rug?',
      },
      {
        from: 'member',
        sent: [8, '15:26'],
        content:
          'Yes, with lukewarm water and half the detergent. Try a corner first, some wool loses colour.',
      },
      {
        from: 'me',
        sent: [5, '09:04'],
        content: 'Picked up. Thank you for the extra stain remover!',
      },
      {
        from: 'member',
        sent: [5, '09:30'],
        content: 'You are welcome. Empty the dirty tank before it is full, otherwise it gurgles.',
      },
      {
        from: 'member',
        sent: [1, '19:15'],
        content: 'Hi! The cleaner was due back today. Everything all right?',
      },
      {
        from: 'me',
        sent: [1, '19:52'],
        content:
          'I am so sorry, the rug is still wet and I lost track of the days. May I bring it tomorrow before noon?',
      },
      {
        from: 'member',
        sent: 210,
        content: 'That works. The next person picks it up tomorrow, so today it has to be, please.',
      },
    ],
  },
  {
    id: '4',
    memberId: '4',
    toolId: '25',
    isOnline: false,
    isTyping: false,
    messages: [
      {
        from: 'me',
        sent: [44, '20:31'],
        content: 'Hello Elias, is the ladder long enough for a gutter on the second floor?',
      },
      {
        from: 'member',
        sent: [43, '16:22'],
        content:
          'It reaches 7.5 m fully extended. For most two-storey houses that is the gutter and half a metre more.',
      },
      {
        from: 'me',
        sent: [43, '16:40'],
        content: 'Then it fits. I will borrow the strap for the roof rack as well.',
      },
      {
        from: 'member',
        sent: [41, '16:05'],
        content: 'I am home. Door phone says Toft, and I will help you carry.',
      },
      {
        from: 'me',
        sent: [39, '18:47'],
        content: 'Back in the yard where you asked me to put it. Gutter is clean, and nobody fell.',
      },
      {
        from: 'member',
        sent: [39, '19:12'],
        content: 'The best kind of report. Thanks for wiping it down!',
      },
    ],
  },
];

/**
 * The newest message of each conversation in Danish: the dashboard is Danish, the conversation screen English (D1). Two
 * are unread, as the badge says (§9).
 */
const previews: Readonly<Record<string, { text: string; unread: boolean }>> = {
  1: { text: 'Du: Må jeg beholde den til i overmorgen som aftalt?', unread: false },
  2: {
    text: 'En ting mere: der er nye dæk på, så efterspænd hjulboltene efter 50 km.',
    unread: true,
  },
  3: { text: 'Det er fint. Den næste henter den i morgen, så det skal være i dag.', unread: true },
  4: { text: 'Det er den bedste slags besked. Tak, fordi du tørrede den af!', unread: false },
};

function getMessage(row: MessageRow, index: number, { id, memberId }: ConversationRow, now: Date) {
  return {
    id: `${id}-${index + 1}`,
    senderId: row.from === 'me' ? viewerId : memberId,
    content: row.content,
    timestamp:
      typeof row.sent === 'number'
        ? minutesAgoToday(now, row.sent)
        : daysAgoAt(now, row.sent[0], row.sent[1]),
    type: 'text' as const,
    read: row.unread !== true,
    pictures: [],
    clientId: null,
  };
}

/** The conversations between the signed-in person and the owners of borrowed tools, seen from an instant. */
export function sampleConversations(now: Date) {
  return rows.map((row) => {
    const { id, name, avatar } = sampleMember(row.memberId);
    const tool = findAnyTool(row.toolId);
    const messages = row.messages.map((message, index) => getMessage(message, index, row, now));
    const newest = messages.at(-1);
    const preview = previews[row.id];
    return {
      id: row.id,
      participants: [
        { id: viewerId, name: 'You', avatarImageUrl: null, isOnline: true, isMember: true },
        { id, name, avatarImageUrl: avatar || null, isOnline: row.isOnline, isMember: true },
      ],
      viewerId,
      tool: { id: tool.id, name: tool.name, imageUrl: tool.imageUrl },
      canWrite: true,
      linksOpen: true,
      messages,
      oldestMessageId: messages[0]?.id ?? null,
      newestMessageId: newest?.id ?? null,
      preview: preview?.text ?? '',
      previewInEnglish: newest
        ? `${newest.senderId === viewerId ? 'You: ' : ''}${newest.content}`
        : '',
      newestAt: newest?.timestamp ?? now.toISOString(),
      unread: preview?.unread ?? false,
      unreadCount: preview?.unread ? 1 : 0,
      typingParticipantId: row.isTyping ? id : null,
    };
  });
}
