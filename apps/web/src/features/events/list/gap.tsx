import { useHydrated } from '../../../lib/use-hydrated';

/** Stands for what is not drawn. `height` in px. Styles in the page as the server sends it would be refused, so there it has none. */
export const Gap = ({ height }: { height: number }) => {
  const hydrated = useHydrated();
  return height > 0 ? <div aria-hidden="true" style={hydrated ? { height } : undefined} /> : null;
};
