import type { PersonalKeys } from '../personal-keys';

/**
 * Lets `make` make a copy of a log, and puts the keys of its persons beside it: nobody would read there what is sealed. Throws
 * an Error with a sentence, before anything is made, where a person has another key there. Whose key was `destroyed`, or is
 * destroyed there, has none in the copy, however old what is copied is.
 */
export const carryKeys = async <Made>(
  keys: ReadonlyMap<string, Buffer>,
  copy: PersonalKeys,
  make: () => Promise<Made>,
  destroyed: ReadonlySet<string> = new Set(),
): Promise<Made> => {
  const there = await copy.all();
  for (const [person, key] of keys) if (!key.equals(there.get(person) ?? key)) throw another();
  const made = await make();
  const gone = await copy.destroyed();
  for (const person of destroyed) if (!gone.has(person)) await copy.destroy(person);
  for (const [person, key] of keys)
    if (!gone.has(person) && !destroyed.has(person) && !key.equals(await copy.made(person, key))) throw another();
  return made;
};

const another = () =>
  new Error('Somebody has another key there, by which nothing of this log can be read: a server has been at work there before.');
