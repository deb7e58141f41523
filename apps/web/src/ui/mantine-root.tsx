import { createTheme, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import './mantine.css';

/** Provides Mantine, which handles keys, names and focus. The look is ours: our classes, and the variables in `mantine.css`. */
export const MantineRoot = ({ children }: { children: ReactNode }) => (
  <MantineProvider theme={theme} withCssVariables={false} withGlobalClasses={false} getRootElement={noRootElement}>
    {children}
  </MantineProvider>
);

const theme = createTheme({ respectReducedMotion: true });

const noRootElement = () => undefined;
