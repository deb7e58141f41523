import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { HydratedContext } from '../lib/use-hydrated';

/** What may differ from the page as the server drew it comes in a drawing of its own, which gives way to whoever taps. */
export const HydratedProvider = ({ drawn, children }: { drawn: boolean; children: ReactNode }) => {
  const [hydrated, setHydrated] = useState(!drawn);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return <HydratedContext value={hydrated}>{children}</HydratedContext>;
};
