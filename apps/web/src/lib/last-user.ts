import type { User } from '#libs/contracts';
import { deleteCaches } from './cache-names';
import { forgetPersonalTexts, remembered, type StoredValue } from './local-storage';

/** The user the server named last. Roles are left out: they need the server. */
export const lastUser = (): User | null => {
  const [id, email] = [remembered.userId.read(), remembered.userEmail.read()];
  return id && email ? { id, email, roles: [] } : null;
};

/** Cached answers and texts belong to one person: deleted for another one, or nobody. */
export const rememberUser = async (user: User | null) => {
  const before = remembered.userId.read();
  writeOrForget(remembered.userId, user?.id);
  writeOrForget(remembered.userEmail, user?.email);
  if (before === (user?.id ?? '')) return;
  if (before) forgetPersonalTexts();
  await deleteCaches();
};

const writeOrForget = (value: StoredValue<string>, now: string | undefined) => (now ? value.write(now) : value.forget());
