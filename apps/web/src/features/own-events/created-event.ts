import { normalizePagePath } from '#libs/contracts';
import { storedText } from '../../lib/local-storage';

/** `otherId` is the second event, where a line had two and both were added. */
export type CreatedEvent = Readonly<{
  id: number;
  otherId?: number;
  name: string;
  when: string;
  page: string;
  createdAt: number;
}>;

export const storedCreated = storedText('quickAdded', 'sessionStorage');

export const CREATED_SHOWN_MS = 60_000;

const NEXT_PAGE = '/me';

export const rememberCreated = (event: Pick<CreatedEvent, 'id' | 'otherId' | 'name' | 'when'>) =>
  storedCreated.write(JSON.stringify({ ...event, page: normalizePagePath(window.location.pathname), createdAt: Date.now() }));

export const forgetCreated = () => storedCreated.forget();

export const createdEventOn = (written: string, page: string, now: number): CreatedEvent | undefined => {
  const created = parseCreated(written);
  if (!created || (page !== created.page && page !== NEXT_PAGE)) return undefined;
  // The device's clock may have been set back.
  return Math.abs(now - created.createdAt) < CREATED_SHOWN_MS ? created : undefined;
};

export const visitPage = (path: string) => {
  const [page, written] = [normalizePagePath(path), storedCreated.read()];
  if (!written) return;
  const created = createdEventOn(written, page, Date.now());
  if (!created) forgetCreated();
  else if (page !== created.page) storedCreated.write(JSON.stringify({ ...created, page }));
};

/** The text is wrong once the event is changed or deleted. */
export const forgetIfCreated = (id: number) => {
  const created = parseCreated(storedCreated.read());
  if (created?.id === id || created?.otherId === id) forgetCreated();
};

const parseCreated = (written: string): CreatedEvent | undefined => {
  try {
    const { id, otherId, name, when, page, createdAt } = JSON.parse(written);
    const isRead = [id, createdAt].every(Number.isFinite) && [name, when, page].every((one) => typeof one === 'string');
    return isRead ? { id, ...(Number.isFinite(otherId) && { otherId }), name, when, page, createdAt } : undefined;
  } catch {
    return undefined;
  }
};
