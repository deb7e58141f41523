import type { User } from '#libs/contracts';
import { forgetKept } from './kept-caches';
import { forgetTold, remembered, type Stored } from './local-storage';

/** Who was signed in here when the server was last asked. What they may do by a role they do with a network only. */
export const lastUser = (): User | null => {
  const [id, email] = [remembered.userId.read(), remembered.userEmail.read()];
  return id && email ? { id, email, roles: [] } : null;
};

/**
 * What the device keeps of answers is of one person: it goes when another comes, or nobody is known any more. What was told to
 * somebody who had signed in goes with them.
 */
export const nowHere = async (user: User | null) => {
  const before = remembered.userId.read();
  tell(remembered.userId, user?.id);
  tell(remembered.userEmail, user?.email);
  if (before === (user?.id ?? '')) return;
  if (before) forgetTold();
  await forgetKept();
};

const tell = (value: Stored<string>, now: string | undefined) => (now ? value.write(now) : value.forget());
