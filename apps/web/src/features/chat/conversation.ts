import { type Author, CHAT_APOLOGY, type ChatTurn, LONGEST_TURN, MOST_TURNS, type TownEvent } from '#libs/contracts';
import { text } from '../../lib/local-storage';
import { sharedState } from '../../lib/shared-state';
import { answerOf } from './answer-of';

/** `source` is who answered; none of what went wrong, or was stopped before it was known. */
export type Message = ChatTurn & { id: string; timestamp: string; source?: Author };

/** `reply` is what has come of an answer so far; null while none is under way. */
export type Conversation = Readonly<{ messages: readonly Message[]; reply: string | null }>;

/** Of an event, what a question takes along. */
export type InSight = Pick<TownEvent, 'id' | 'name' | 'organization' | 'date' | 'time' | 'location'>;

/** It lasts as long as the tab, also while one looks at an event; whoever logs out takes it along. */
const kept = text('chat', 'sessionStorage');

const readKept = (): Message[] => {
  try {
    const found: unknown = JSON.parse(kept.read() || '[]');
    return Array.isArray(found) ? found.filter(isMessage) : [];
  } catch {
    return [];
  }
};

const isMessage = (one: Partial<Message> | null): one is Message =>
  typeof one?.content === 'string' && typeof one.timestamp === 'string' && (one.role === 'user' || one.role === 'assistant');

const said = sharedState<Conversation>({ messages: readKept(), reply: null });
let stopping: AbortController | null = null;

const set = (next: Partial<Conversation>) => {
  if (next.messages) kept.write(JSON.stringify(next.messages));
  said.write({ ...said.read(), ...next });
};

export const conversation = {
  use: said.use,
  /** Nothing is asked before the last answer is there. `at` answers the present instant, by the town's clock. */
  ask: async (words: string, events: readonly InSight[], at: () => string) => {
    const message = words.trim();
    const { messages, reply } = said.read();
    if (message === '' || reply !== null) return;
    const conversationHistory = messages
      .slice(-MOST_TURNS)
      .map(({ role, content }) => ({ role, content: content.slice(0, LONGEST_TURN) }));
    set({ messages: [...messages, messageOf('user', message, at())], reply: '' });
    const asking = new AbortController();
    stopping = asking;
    try {
      for await (const chunk of answerOf({ message, events, conversationHistory }, asking.signal)) {
        if ('content' in chunk) set({ reply: said.read().reply + chunk.content });
        else return end(at(), chunk.source);
      }
    } catch {
      end(at());
      if (!asking.signal.aborted) set({ messages: [...said.read().messages, messageOf('assistant', CHAT_APOLOGY, at())] });
    }
  },
  /** What has come by then stays. */
  stop: () => stopping?.abort(),
};

const end = (at: string, source?: Author) => {
  const { messages, reply } = said.read();
  set({
    ...(reply && { messages: [...messages, { ...messageOf('assistant', reply, at), ...(source && { source }) }] }),
    reply: null,
  });
};

const messageOf = (role: Message['role'], content: string, timestamp: string): Message => ({
  id: crypto.randomUUID(),
  ...{ role, content, timestamp },
});
