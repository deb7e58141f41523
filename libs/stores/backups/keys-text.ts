import type { PersonalKeys } from '#libs/event-sourcing';

export type LogKeys = Readonly<{ all: ReadonlyMap<string, Buffer>; destroyed: ReadonlySet<string> }>;

export const keysText = async (keys: PersonalKeys): Promise<string> => {
  const all = [...(await keys.all())].map(([person, key]) => [person, key.toString('base64')]);
  return JSON.stringify({ all, destroyed: [...(await keys.destroyed())] });
};

export const parseKeysText = (text: string): LogKeys => {
  const { all, destroyed } = JSON.parse(text) as { all: [string, string][]; destroyed: string[] };
  return { all: new Map(all.map(([person, key]) => [person, Buffer.from(key, 'base64')])), destroyed: new Set(destroyed) };
};
