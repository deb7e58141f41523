import type { PersonalKeys } from '../personal-keys';

/** Runs `make`, which copies a log, and copies its keys, none destroyed on either side. Throws an Error before it if a person has another key there. */
export const transferKeys = async <Made>(
  keys: ReadonlyMap<string, Buffer>,
  copy: PersonalKeys,
  make: () => Promise<Made>,
  destroyed: ReadonlySet<string> = new Set(),
): Promise<Made> => {
  const there = await copy.all();
  for (const [person, key] of keys) if (!key.equals(there.get(person) ?? key)) throw conflictingKeyError();
  const made = await make();
  const gone = await copy.destroyed();
  for (const person of destroyed) if (!gone.has(person)) await copy.destroy(person);
  for (const [person, key] of keys)
    if (!gone.has(person) && !destroyed.has(person) && !key.equals(await copy.getOrCreate(person, key)))
      throw conflictingKeyError();
  return made;
};

const conflictingKeyError = () =>
  new Error('The target has another key for a person of this log, which cannot decrypt it: a server has run there before.');
