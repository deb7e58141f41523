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
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) meta.content = MASTHEAD[now];
  }, [shown]);
};

const shownAs = (mode: 'light' | 'dark' | 'auto', dark: boolean) => (mode !== 'auto' ? mode : dark ? 'dark' : 'light');

/** As in tokens.css: what surrounds the page on a device takes its colour. */
const MASTHEAD = { light: '#0d1214', dark: '#171d20' };

const DARK = '(prefers-color-scheme: dark)';
