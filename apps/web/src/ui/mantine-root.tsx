import { createTheme, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import './mantine.css';

/** Around what is Mantine's: it sees to keys, names and focus. The look is ours, by the variables of the page. */
export const MantineRoot = ({ children }: { children: ReactNode }) => (
  <MantineProvider theme={theme} withCssVariables={false} withGlobalClasses={false} getRootElement={nowhere}>
    {children}
  </MantineProvider>
);

const theme = createTheme({ respectReducedMotion: true });

/** The mode is on the page's root already. */
const nowhere = () => undefined;
