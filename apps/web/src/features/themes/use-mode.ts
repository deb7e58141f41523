import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useEffect } from 'react';

/** `mode` is what was chosen ('auto' follows the system), `shown` what is on screen. */
export const useMode = () => {
  const { colorScheme: mode, setColorScheme: setMode } = useMantineColorScheme();
  const shown = useComputedColorScheme('light', { getInitialValueInEffect: false });
  return { mode, setMode, shown, toggle: () => setMode(shown === 'dark' ? 'light' : 'dark') };
};

/** Keeps the class of the mode on the page's root, beside Mantine's attribute. */
export const useModeClass = () => {
  const { shown } = useMode();
  useEffect(() => {
    const { classList } = document.documentElement;
    classList.toggle('dark', shown === 'dark');
    classList.toggle('light', shown === 'light');
  }, [shown]);
};
