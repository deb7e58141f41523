import { useEffect } from 'react';
import { remembered, useRemembered } from '../../lib/local-storage';
import { useMedia } from '../../lib/use-media';

/** `mode` is what was chosen ('auto' follows the system), `shown` what is on screen. */
export const useMode = () => {
  const [mode, setMode] = useRemembered(remembered.theme);
  const shown = shownAs(mode, useMedia(DARK));
  return { mode, setMode, shown, toggle: () => setMode(shown === 'dark' ? 'light' : 'dark') };
};

/** Keeps the mode on the page's root, where every colour is taken from. */
export const useModeAttribute = () => {
  const { shown } = useMode();
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew rather than taken from a picture that the server drew
  useEffect(() => {
    const now = shownAs(remembered.theme.read(), matchMedia(DARK).matches);
    const { dataset, classList } = document.documentElement;
    dataset['mantineColorScheme'] = now;
    classList.toggle('dark', now === 'dark');
    classList.toggle('light', now === 'light');
  }, [shown]);
};

const shownAs = (mode: 'light' | 'dark' | 'auto', dark: boolean) => (mode !== 'auto' ? mode : dark ? 'dark' : 'light');

const DARK = '(prefers-color-scheme: dark)';
