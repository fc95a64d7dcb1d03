/** Conversations between members, through the GraphQL API only. */
import { ask } from './ask';

/** The value of one field of an operation. Throws when the operation is refused. */
export async function askFor<Value>(
  url: string,
  field: string,
  query: string,
  variables: object,
  token: string,
): Promise<Value> {
  const { data, errors } = await ask(url, query, variables, token);
  const value = data?.[field];
  const refused = [...errors.map(({ message }) => message), ...(value?.errors ?? [])];
  if (!value || refused.length > 0) throw new Error(`${field}: ${refused.join(' ')}`);
  return value as Value;
}

export async function ownId(url: string, token: string): Promise<string> {
  const query = '{ currentUser { id } }';
  return (await askFor<{ id: string }>(url, 'currentUser', query, {}, token)).id;
}

/** The id of a conversation with a member, about a tool or without one. */
export async function startConversation(
  url: string,
  token: string,
  memberId: string,
  toolId: string | null = null,
): Promise<string> {
  const { conversation } = await askFor<{ conversation: { id: string } }>(
    url,
    'startConversation',
    'mutation ($memberId: ID!, $toolId: ID) { startConversation(memberId: $memberId, toolId: $toolId) { conversation { id } errors } }',
    { memberId, toolId },
    token,
  );
  return conversation.id;
}

export async function writeMessage(
  url: string,
  token: string,
  conversationId: string,
  content: string,
): Promise<void> {
  await askFor(
    url,
    'sendMessage',
    'mutation ($conversationId: ID!, $content: String!) { sendMessage(conversationId: $conversationId, content: $content) { message { id } errors } }',
    { conversationId, content },
    token,
  );
}

/** All messages of a conversation, oldest first. */
export async function storedMessages(url: string, token: string, id: string): Promise<string[]> {
  const all: string[] = [];
  for (let before: string | null = null; ; ) {
    const part: { messages: { id: string; content: string }[] } = await askFor(
      url,
      'conversation',
      'query ($id: ID!, $before: ID) { conversation(id: $id) { messages(before: $before) { id content } } }',
      { id, before },
      token,
    );
    const [oldest] = part.messages;
    if (!oldest) return all;
    all.unshift(...part.messages.map(({ content }) => content));
    before = oldest.id;
  }
}
