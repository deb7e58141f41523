import { forgetKept } from './kept-caches';
import { forgetEverything } from './local-storage';
import { ifAnyWishes } from './wishes/if-any';

/** Of what was remembered, answered and wished here nothing is left. For a page that is left right afterwards. */
export const forgetDevice = async () => {
  await ifAnyWishes(({ emptyBox }) => emptyBox());
  forgetEverything();
  await forgetKept();
};
