import { pagePath } from '#libs/contracts';
import { text } from '../../lib/local-storage';

/** What quick add created a moment ago, in words, and where that is shown. */
export type CreatedEvent = Readonly<{ id: number; name: string; when: string; page: string; createdAt: number }>;

export const storedCreated = text('quickAdded', 'sessionStorage');

export const CREATED_SHOWN_MS = 60_000;

/** Where one is led after an event is created: what was created stays shown there. */
const NEXT_PAGE = '/me';

export const rememberCreated = (event: Pick<CreatedEvent, 'id' | 'name' | 'when'>) =>
  storedCreated.write(JSON.stringify({ ...event, page: pagePath(window.location.pathname), createdAt: Date.now() }));

export const forgetCreated = () => storedCreated.forget();

/** What is shown on a page at an instant; undefined where nothing is, or what stands there is corrupt. */
export const createdOn = (written: string, page: string, now: number): CreatedEvent | undefined => {
  const created = read(written);
  if (!created || (page !== created.page && page !== NEXT_PAGE)) return undefined;
  // The clock of a device may have been set back meanwhile.
  return Math.abs(now - created.createdAt) < CREATED_SHOWN_MS ? created : undefined;
};

/** Whoever visits another page than those two is shown it no more, nor who leaves the second. */
export const visitPage = (path: string) => {
  const [page, written] = [pagePath(path), storedCreated.read()];
  if (!written) return;
  const created = createdOn(written, page, Date.now());
  if (!created) forgetCreated();
  else if (page !== created.page) storedCreated.write(JSON.stringify({ ...created, page }));
};

/** Once that event itself is changed or deleted, the words about it are no longer true. */
export const forgetIfCreated = (id: number) => {
  if (read(storedCreated.read())?.id === id) forgetCreated();
};

const read = (written: string): CreatedEvent | undefined => {
  try {
    const { id, name, when, page, createdAt } = JSON.parse(written);
    const isRead = [id, createdAt].every(Number.isFinite) && [name, when, page].every((one) => typeof one === 'string');
    return isRead ? { id, name, when, page, createdAt } : undefined;
  } catch {
    return undefined;
  }
};
