// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts are parts of source files
import type { FaultyFile } from './FaultyFile';

/** Faults in messages between members, and in how members are told of them. */
export const talkFaults: readonly FaultyFile[] = [
  {
    topic: 'talk',
    file: 'server/records/conversations.ts',
    tests: ['server/schema/conversations.test.ts'],
    named: 'one conversation|ticks and numbers|whatever they try|part by part',
    faults: [
      [
        'What one has written oneself counts as not read',
        'id > coalesce(mark.message_id, 0)\n        and sender_id is distinct from ${userId}',
        'id > coalesce(mark.message_id, 0)\n        and ${userId}::bigint > 0',
      ],
      [
        'Everybody reads every conversation',
        'from conversations as conversation where id = ${id} and ${isOf(userId)})`;',
        'from conversations as conversation where id = ${id} and ${userId}::bigint > 0)`;',
      ],
      [
        'How far one has read can go back',
        'where mark.message_id < excluded.message_id',
        'where mark.message_id <> excluded.message_id',
      ],
      [
        'Who begins a conversation makes another one of it',
        'and tool_id is not distinct from ${toolId}',
        'and tool_id = ${toolId}',
      ],
    ],
  },
  {
    topic: 'talk',
    file: 'server/schema/sendMessage.ts',
    tests: ['server/schema/conversations.test.ts'],
    named: 'sent again|another conversation|the same again is none',
    faults: [
      [
        'A message that is sent again is another one',
        'clientId,\n    now: context.now(),',
        'clientId: null,\n    now: context.now(),',
      ],
      [
        'An id of another conversation answers with what was written there',
        'if (message && message.conversationId !== conversationId) {',
        'if (message && message.conversationId < 0) {',
      ],
    ],
  },
  {
    topic: 'talk',
    file: 'domain/messageLinks.ts',
    tests: ['domain/messageLinks.test.ts'],
    faults: [
      [
        'A stranger’s address can be opened by a press',
        'return isFromSkuret || readerHasWritten;',
        'return isFromSkuret || readerHasWritten !== null;',
      ],
    ],
  },
  {
    topic: 'talk',
    file: 'src/routes/borrowing/conversation/MessageList.tsx',
    tests: ['src/routes/borrowing/conversation/LiveConversation.test.tsx'],
    faults: [
      [
        'What lies below the edge counts as read',
        'if (id === undefined || away) return;',
        'if (id === undefined) return;',
      ],
      [
        'A tab that nobody looks at reads messages',
        "if (id !== undefined && document.visibilityState === 'visible') onSeen?.(id);",
        'if (id !== undefined) onSeen?.(id);',
      ],
      [
        'What was said while the line broke is never said again',
        '[id, away, isConnected]',
        '[id, away]',
      ],
    ],
  },
  {
    topic: 'talk',
    file: 'src/store/live/isTransient.ts',
    tests: ['src/routes/borrowing/conversation/LiveConversation.test.tsx'],
    faults: [['A lost line counts as a refusal', "kind === 'network' ||\n", '']],
  },
  {
    topic: 'talk',
    file: 'src/store/live/sendMessages.ts',
    tests: ['src/routes/borrowing/conversation/LiveConversation.test.tsx'],
    faults: [['What was sent stays on its way', 'dispatch(pendingGone(clientId));', '']],
  },
  {
    topic: 'talk',
    file: 'src/store/live/pendingStorage.ts',
    tests: ['src/store/live/pendingStorage.test.ts'],
    faults: [
      [
        'One person sends what another has written in the same browser',
        '.filter((message) => message.memberId === memberId)',
        ".filter((message) => message.memberId !== '')",
      ],
    ],
  },
  {
    topic: 'talk',
    file: 'src/store/live/createItemStorage.ts',
    tests: ['src/store/live/pendingStorage.test.ts'],
    faults: [
      [
        'Who signs out leaves behind what they wrote',
        'if (key.startsWith(prefix())) localStorage.removeItem(key);',
        '',
      ],
    ],
  },
  {
    topic: 'talk',
    file: 'src/routes/borrowing/conversation/usePictures.ts',
    tests: ['src/routes/borrowing/conversation/messagePhotographs.test.tsx'],
    faults: [
      [
        'A photograph that was taken away arrives all the same',
        'chosen.current.get(id)?.leave.abort();\n      ',
        '',
      ],
      [
        'As many photographs go with a message as one likes',
        'files.slice(0, mostPictures - pictures.length)',
        'files.slice(0)',
      ],
    ],
  },
  {
    topic: 'talk',
    file: 'src/routes/borrowing/conversation/LiveMessageInput.tsx',
    tests: ['src/routes/borrowing/conversation/messagePhotographs.test.tsx'],
    faults: [
      [
        'A message goes without the photographs that are on their way',
        'canSend: pictures.every(({ url }) => url !== null),',
        'canSend: true,',
      ],
    ],
  },
  {
    topic: 'live',
    file: 'server/live/createStreams.ts',
    tests: ['server/live/createStreams.test.ts'],
    faults: [
      [
        'A reader that takes nothing fills the memory',
        'if (answer.writableLength > limits.streamBuffer) answer.destroy();\n    else answer.write(text);',
        'answer.write(text);',
      ],
      ['Who is named twice hears twice', 'of new Set(userIds)', 'of userIds'],
      [
        'One of two streams that closes takes its person away',
        'if (streams.size === 0 && byPerson.get(userId) === streams) {',
        'if (byPerson.get(userId) === streams) {',
      ],
      [
        'A token that has expired keeps its streams',
        'expiresAt.getTime() <= now.getTime()',
        'expiresAt.getTime() < now.getTime() - 60_000',
      ],
    ],
  },
  {
    topic: 'live',
    file: 'server/live/createLive.ts',
    tests: ['server/live/createLive.test.ts'],
    named: 'a stream says first|a token that was ended|signing out',
    faults: [
      [
        'A stream does not say that something may have been missed',
        `answer.write('data: {"gap":true}\\n\\n');`,
        '',
      ],
      [
        'A token that another process has ended keeps its streams',
        'if (tokens.length > 0) streams.end(new Set(await endedTokens(executor, tokens)));',
        '',
      ],
      ['Nobody looks for tokens that expire', 'streams.endExpired(now());', ''],
    ],
  },
  {
    topic: 'live',
    file: 'server/http/addLiveRoute.ts',
    tests: ['server/live/createLive.test.ts'],
    named: 'kept from proxies|so many streams and no more',
    faults: [
      [
        'One person opens as many streams as they like',
        "if (services.live.isFull(caller.user.id)) throw busy('streams of one');",
        '',
      ],
      ['A proxy may hold events back', "'x-accel-buffering': 'no',", ''],
    ],
  },
  {
    topic: 'live',
    file: 'server/live/createPresence.ts',
    tests: ['server/live/createPresence.test.ts'],
    faults: [
      [
        'Who reloads has left and come',
        'away.filter((userId) => missing.has(userId))',
        'away.filter((userId) => userId > 0)',
      ],
      [
        'A process that was taken for gone never shows its people again',
        'if (isNew) stored = new Set();',
        '',
      ],
      [
        'Of two who come at two processes at once, one does not hear of the other',
        'await tell([userId], { online: { memberId: String(partnerId), isOnline } });',
        '',
      ],
    ],
  },
  {
    topic: 'live',
    file: 'src/store/live/openLive.ts',
    tests: ['src/store/live/openLive.test.ts'],
    faults: [
      [
        'A tab that comes later misses what came meanwhile',
        'channel.postMessage({ come: true });',
        '',
      ],
      [
        'Every tab opens a stream of its own',
        'navigator.locks ? navigator.locks.request(name, { signal }, lead) : lead()',
        'lead()',
      ],
    ],
  },
  {
    topic: 'live',
    file: 'src/store/live/readEvents.ts',
    tests: ['src/store/live/readEvents.test.ts'],
    faults: [
      ['An event that comes in two parts is lost', "rest = frames.pop() ?? '';", "rest = '';"],
      [
        'A line that is dead is waited on for ever',
        'let timer = setTimeout(stop, idleTimeoutMs);',
        'let timer = setTimeout(() => undefined, idleTimeoutMs);',
      ],
      [
        'A refused token is tried again and again',
        "if (response.status === 401) return 'refused';",
        '',
      ],
    ],
  },
  {
    topic: 'live',
    file: 'src/store/live/applyEvent.ts',
    tests: ['src/store/live/applyEvent.test.ts'],
    faults: [
      [
        'Who has sent their message goes on typing',
        "if (tag?.type === 'Conversations' && tag.id !== undefined) dispatch(typingEnded(tag.id));",
        '',
      ],
      ['Lists do not hear of a new message', "[{ type: tag.type, id: 'LIST' }]", '[]'],
      [
        'Who typed once types on when they say so again',
        'clearTimeout(typingTimers.get(conversationId));',
        '',
      ],
    ],
  },
  {
    topic: 'live',
    file: 'src/store/live/reconnectDelay.ts',
    tests: ['src/store/live/reconnectDelay.test.ts'],
    faults: [
      ['All readers come back in the same moment', '(0.5 + random / 2)', '1'],
      [
        'A stream that breaks at once is opened again at once',
        'return lasted > stableAfterMs ? 0 : failures + 1;',
        'return 0;',
      ],
    ],
  },
  {
    topic: 'live',
    file: 'src/store/live/refetchAfterFailure.ts',
    tests: ['src/store/live/openLive.test.ts'],
    faults: [
      [
        'What an event tells of is lost with the answer to it',
        'dispatch(baseApi.util.invalidateTags([...liveTagTypes]));',
        '',
      ],
    ],
  },
];
