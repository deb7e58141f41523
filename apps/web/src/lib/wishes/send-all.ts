import { type Box, type Kept, next, type Outcome, settled } from './wishes';

/** `later`: nobody answered, or only that they cannot now. `not theirs`: whoever is signed in by now is somebody else. */
export type Answered = Outcome | 'later' | 'not theirs';

export type Means = Readonly<{
  read: () => Promise<Box>;
  change: (how: (box: Box) => Box) => Promise<void>;
  send: (one: Kept) => Promise<Answered>;
}>;

/**
 * Sends one after the other. What was sent and broke off before that was noted is sent again: a wish that changes nothing is not
 * recorded. Where one has to wait, all wait behind it, so that none overtakes another; but not behind somebody else's.
 */
export const sendAll = async ({ read, change, send }: Means): Promise<void> => {
  const shut = new Set<string>();
  for (;;) {
    const one = next(await read(), shut);
    const answered = one && (await send(one));
    if (!one || !answered || answered === 'later') return;
    if (answered === 'not theirs') shut.add(one.key);
    else await change((box) => settled(box, one.id, answered));
  }
};
