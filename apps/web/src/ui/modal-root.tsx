import { createTheme, MantineProvider, Modal, type ModalRootProps } from '@mantine/core';
import { useEffect } from 'react';
import { focusHeading } from '../lib/focus-heading';
import './mantine.css';

/** Where Mantine is used: it keeps the focus in a window over the page, and the page still below it. The look is ours. */
export const ModalRoot = (props: ModalRootProps) => {
  useFocusReturn(props.opened);
  return (
    <MantineProvider theme={theme} withCssVariables={false} withGlobalClasses={false} getRootElement={nowhere}>
      <Modal.Root {...props} returnFocus={false} transitionProps={{ transition: 'fade', duration: 120 }} />
    </MantineProvider>
  );
};

/** Mantine's own does not for a window that comes to the page, or leaves it, while it is open. */
const useFocusReturn = (opened: boolean) =>
  useEffect(() => {
    if (!opened) return;
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) opener.focus({ preventScroll: true });
      else if (isGoing(document.activeElement)) focusHeading();
    };
  }, [opened]);

/** Nowhere, or in a window that closes. */
const isGoing = (focused: Element | null) =>
  focused === null || focused === document.body || focused.closest('[role="dialog"]') !== null;

const theme = createTheme({ respectReducedMotion: true });

/** The mode is on the page's root already. */
const nowhere = () => undefined;
