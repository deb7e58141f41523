import { text, useRemembered } from '../../lib/local-storage';

/** What was added a moment ago, in words, which may be undone until it is dismissed: also on the page that comes then. */
export type CreatedEvent = Readonly<{ id: number; name: string; when: string }>;

const stored = text('quickAdded', 'sessionStorage');

export const rememberCreated = (event: CreatedEvent | null) => stored.write(event ? JSON.stringify(event) : '');

/** Undefined where nothing was, or what stands there is corrupt. */
export const useCreated = (): CreatedEvent | undefined => {
  const [written] = useRemembered(stored);
  return read(written);
};

const read = (written: string): CreatedEvent | undefined => {
  try {
    const { id, name, when } = JSON.parse(written);
    return typeof id === 'number' && typeof name === 'string' && typeof when === 'string' ? { id, name, when } : undefined;
  } catch {
    return undefined;
  }
};
