import { useEffect } from 'react';
import type { Accent } from '../../lib/accents';
import { remembered, useRemembered } from '../../lib/local-storage';

export const useAccent = (): [Accent, (accent: Accent) => void] => useRemembered(remembered.accent);

export const useAccentAttribute = () => {
  const [accent] = useAccent();
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew rather than taken from a picture that the server drew
  useEffect(() => {
    document.documentElement.dataset['accent'] = remembered.accent.read();
  }, [accent]);
};
