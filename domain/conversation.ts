/** A message (§3). `timestamp` is an ISO instant. */
export interface Message {
  id: string;
  senderId: string;
  content: string;
  timestamp: string;
  type: 'text';
  read: boolean;
}

/** A conversation about a tool (§3; sample). */
export interface Conversation {
  id: string;
  participants: {
    id: string;
    name: string;
    avatar: string;
    isOnline: boolean;
  }[];
  toolId: string;
  toolName: string;
  messages: Message[];
  /** The id of the participant who is writing now, if one is. */
  typingParticipantId: string | null;
}
