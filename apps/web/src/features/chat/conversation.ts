import {
  type Author,
  CHAT_ERROR_MESSAGE,
  type ChatEnd,
  type ChatQuery,
  type ChatTurn,
  MAX_CHAT_TURN_LENGTH,
  MAX_CHAT_TURNS,
  type QueryChip,
  type TownEvent,
} from '#libs/contracts';
import { storedText } from '../../lib/local-storage';
import { streamAnswer } from './stream-answer';

/** `source` is the author of an answer (the stored name stays); missing if the answer failed, or was stopped before that was known. */
export type Message = ChatTurn & { id: string; timestamp: string; source?: Author; chips?: readonly QueryChip[] };

/** `reply` is the answer so far, null while none is being written. */
export type Conversation = Readonly<{ messages: readonly Message[]; reply: string | null }>;

export type VisibleEvent = Pick<TownEvent, 'id' | 'name' | 'organization' | 'date' | 'time' | 'location'>;

const storedMessages = storedText('chat', 'sessionStorage');

const readStoredMessages = (): Message[] => {
  try {
    const found: unknown = JSON.parse(storedMessages.read() || '[]');
    return Array.isArray(found) ? found.filter(isMessage) : [];
  } catch {
    return [];
  }
};

const isMessage = (one: Partial<Message> | null): one is Message =>
  typeof one?.content === 'string' && typeof one.timestamp === 'string' && (one.role === 'user' || one.role === 'assistant');

let current: Conversation = { messages: readStoredMessages(), reply: null };
let activeRequest: AbortController | null = null;
const listeners = new Set<() => void>();

const setConversation = (next: Conversation) => {
  if (next.messages !== current.messages) storedMessages.write(JSON.stringify(next.messages));
  current = next;
  for (const changed of listeners) changed();
};

const readConversation = (): Conversation => {
  if (current.messages.length > 0 && storedMessages.read() === '') current = { ...current, messages: [] };
  return current;
};

export const conversation = {
  read: readConversation,
  listen: (changed: () => void) => {
    listeners.add(changed);
    return () => void listeners.delete(changed);
  },
  /** Does nothing during an answer. `at` is the town's clock. `query` is answered instead of the words. */
  ask: async (words: string, events: readonly VisibleEvent[], at: () => string, query?: ChatQuery) => {
    const message = words.trim();
    if (message === '' || readConversation().reply !== null) return;
    const conversationHistory = current.messages
      .slice(-MAX_CHAT_TURNS)
      .map(({ role, content, query }) => ({ role, content: content.slice(0, MAX_CHAT_TURN_LENGTH), ...(query && { query }) }));
    const turn = { ...messageOf('user', message, at()), ...(query && { query }) };
    setConversation({ messages: [...current.messages, turn], reply: '' });
    const request = new AbortController();
    activeRequest = request;
    try {
      for await (const chunk of streamAnswer({ message, events, conversationHistory, ...(query && { query }) }, request.signal)) {
        if ('content' in chunk) setConversation({ ...current, reply: current.reply + chunk.content });
        else return finishReply(at(), chunk);
      }
    } catch {
      finishReply(at());
      if (!request.signal.aborted)
        setConversation({ ...current, messages: [...current.messages, messageOf('assistant', CHAT_ERROR_MESSAGE, at())] });
    }
  },
  stop: () => activeRequest?.abort(),
};

const finishReply = (at: string, end?: ChatEnd) => {
  const { messages, reply } = current;
  setConversation({
    messages: reply ? [...messages, { ...messageOf('assistant', reply, at), ...(end && endOf(end)) }] : messages,
    reply: null,
  });
};

const endOf = ({ source, query, chips }: ChatEnd) => ({ source, ...(query && { query }), ...(chips && { chips }) });

const messageOf = (role: Message['role'], content: string, timestamp: string): Message => ({
  id: crypto.randomUUID(),
  ...{ role, content, timestamp },
});
