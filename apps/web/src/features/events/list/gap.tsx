import { useHydrated } from '../../../lib/use-hydrated';

/** `height` in px. The server omits it, because the content security policy refuses inline styles in its page. */
export const Gap = ({ height }: { height: number }) => {
  const hydrated = useHydrated();
  return height > 0 ? <div aria-hidden="true" style={hydrated ? { height } : undefined} /> : null;
};
