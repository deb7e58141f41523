import { useEffect } from 'react';
import { remembered, useRemembered } from '../../lib/local-storage';
import { useMedia } from '../../lib/use-media';

export type Mode = 'light' | 'dark' | 'auto';

export const useMode = () => {
  const [mode, setMode] = useRemembered(remembered.theme);
  const shownMode = resolveMode(mode, useMedia(DARK_MODE_QUERY));
  return { mode, setMode, shownMode, toggle: () => setMode(shownMode === 'dark' ? 'light' : 'dark') };
};

export const useModeAttribute = () => {
  const { shownMode } = useMode();
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew rather than taken from a picture that the server drew
  useEffect(() => {
    const now = resolveMode(remembered.theme.read(), matchMedia(DARK_MODE_QUERY).matches);
    const { dataset, classList } = document.documentElement;
    dataset['mantineColorScheme'] = now;
    classList.toggle('dark', now === 'dark');
    classList.toggle('light', now === 'light');
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
      meta.content = MASTHEAD_COLOURS[now];
  }, [shownMode]);
};

const resolveMode = (mode: Mode, dark: boolean) => (mode !== 'auto' ? mode : dark ? 'dark' : 'light');

/** As in tokens.css. The browser's own bars take this colour. */
const MASTHEAD_COLOURS = { light: '#0d1214', dark: '#171d20' };

const DARK_MODE_QUERY = '(prefers-color-scheme: dark)';
