import { createTheme, MantineProvider, Modal, type ModalRootProps } from '@mantine/core';
import './mantine.css';

/** Where Mantine is used: it keeps the focus in a window over the page, and the page still below it. The look is ours. */
export const ModalRoot = (props: ModalRootProps) => (
  <MantineProvider theme={theme} withCssVariables={false} withGlobalClasses={false} getRootElement={nowhere}>
    <Modal.Root {...props} transitionProps={{ transition: 'fade', duration: 120 }} />
  </MantineProvider>
);

const theme = createTheme({ respectReducedMotion: true });

/** The mode is on the page's root already. */
const nowhere = () => undefined;
