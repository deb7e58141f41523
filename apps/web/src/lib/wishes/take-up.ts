import { userKey } from '#libs/contracts';
import { remembered } from '../local-storage';
import { changeBox, readBox } from './kept-box';
import { sendWishes } from './send-wishes';
import { ofKey } from './wishes';

/** Sends what waits, and remembers whether anything does still. */
export const takeUp = async () => {
  const left = await sendWishes();
  if (left.waiting.length > 0) return left;
  remembered.hasWishes.forget();
  // Another tab may have kept one in between.
  const now = await readBox();
  if (now.waiting.length > 0) remembered.hasWishes.write(true);
  return now;
};

/** Once another has signed in, what could not be sent before is nobody's any more. */
export const keepOnlyOf = async (userId: string) => {
  await changeBox((box) => ofKey(box, userKey(userId)));
  await takeUp();
};
